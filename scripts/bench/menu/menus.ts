/**
 * The two menus that are compared: an ordinary one, and the largest that is promised to feel the
 * same.
 */
export const MENUS = [
  { name: 'small', url: 'menu-of-50', products: 50 },
  { name: 'big', url: 'menu-of-5000', products: 5000 },
] as const;

export type MenuName = (typeof MENUS)[number]['name'];

/**
 * What a customer may type: a dish, one with a slip of the pen, the beginning of a word, several
 * words, one that every dish bears.
 */
export const QUERIES = ['calabresa', 'calabreza', 'fran', 'molho branco de frango', 'com'] as const;
