/** Shape of an ingredient: names of the shapes in shapes.tsx. */
export type PieceShape =
  | 'disc'
  | 'coin'
  | 'ring'
  | 'loop'
  | 'leaf'
  | 'lobed-leaf'
  | 'mushroom'
  | 'chunk'
  | 'dots'
  | 'strip'
  | 'egg'
  | 'crumble'
  | 'shred'
  | 'floret'
  | 'ball'
  | 'berry'
  | 'shrimp'
  | 'tomato'
  | 'wedge';

type Shared = {
  /** Also names its colours: `--food-{id}` and `--food-{id}-detail` of palette.css. */
  readonly id: string;
  /** Its names on menus, in Portuguese and English, in lower case without accents. */
  readonly words: RegExp;
  /** Sweet pizzas have no tomato sauce. */
  readonly sweet?: boolean;
};

/**
 * sauce: covers the dough; melt: cheese over most of it; patch: melted spots; piece: lies on top,
 * `size` in units of the drawing, `share` relative to the other pieces; dust: fine flecks; drizzle:
 * a spiral thread.
 */
export type Ingredient = Shared &
  (
    | { readonly as: 'sauce' | 'melt' | 'patch' | 'dust' | 'drizzle' }
    | {
        readonly as: 'piece';
        readonly shape: PieceShape;
        readonly size: number;
        readonly share: number;
      }
  );

export type Piece = Extract<Ingredient, { as: 'piece' }>;

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'g');
const plain =
  (as: 'sauce' | 'melt' | 'patch' | 'dust' | 'drizzle') =>
  (id: string, list: string): Ingredient => ({ id, as, words: words(list) });

export const sauce = plain('sauce');
export const melt = plain('melt');
export const patch = plain('patch');
export const dust = plain('dust');
export const drizzle = plain('drizzle');
export const piece = (
  id: string,
  shape: PieceShape,
  size: number,
  list: string,
  share = 3,
): Piece => ({ id, as: 'piece', shape, size, share, words: words(list) });
export const sweet = <I extends Ingredient>(ingredient: I): I => ({ ...ingredient, sweet: true });
