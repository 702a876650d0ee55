import { cartBus } from '@storefront/shared-domain/bus';
import type { CartLine, Menu, PizzaLine } from '@storefront/shared-domain/contracts';
import { $isPlacing, $lastOrder, $lines, $menu } from '@storefront/shared-domain/models';
import type { ImageKind } from '@storefront/shared-domain/rules';
import { combine, createEvent, sample } from 'effector';

/** `image` is '' when the menu has none; `icon` replaces it. */
type LinePicture = {
  readonly kind: ImageKind;
  readonly image: string;
  readonly icon: 'dish' | 'pizza' | 'gift';
};

const toImages = (items: readonly { readonly id: string; readonly image: string }[]) =>
  new Map(items.map(({ id, image }) => [id, image]));

/**
 * Looks up the picture of a line. Pizza: its size, else its first flavor with a picture. Combo: its
 * own, else that of its first pizza. Prize: its own, else that of its product.
 */
export function linePicture(menu: Menu | null): (line: CartLine) => LinePicture {
  const products = toImages([
    ...(menu?.featuredItems ?? []),
    ...(menu?.categories ?? []).flatMap((category) => category.products),
  ]);
  const sizes = toImages(menu?.pizzas.sizes ?? []);
  const flavors = toImages(
    (menu?.pizzas.flavorCategories ?? []).flatMap((category) => category.flavors),
  );
  const combos = toImages(menu?.combos ?? []);
  const prizes = toImages(menu?.prizes ?? []);

  const ofPizza = ({ id, selectedFlavors }: PizzaLine): Pick<LinePicture, 'kind' | 'image'> => {
    const flavor = selectedFlavors
      .map((selectedFlavor) => flavors.get(selectedFlavor.id))
      .find(Boolean);
    return sizes.get(id) || !flavor
      ? { kind: 'products', image: sizes.get(id) ?? '' }
      : { kind: 'flavors', image: flavor };
  };
  return (line) => {
    switch (line.type) {
      case 'general':
        return { kind: 'products', image: products.get(line.id) ?? '', icon: 'dish' };
      case 'prize':
        return {
          kind: 'products',
          image: prizes.get(line.id) || (products.get(line.id) ?? ''),
          icon: 'gift',
        };
      case 'pizza':
        return { ...ofPizza(line), icon: 'pizza' };
      case 'combo': {
        const [first] = line.comboItems;
        const own = combos.get(line.id) ?? '';
        return {
          ...(own === '' && first !== undefined
            ? ofPizza(first)
            : { kind: 'products', image: own }),
          icon: 'gift',
        };
      }
    }
  };
}

/** The customer set a line's quantity; 0 removes the line (CART-14). */
export const quantitySet = createEvent<{ lineId: string; qty: number }>();

/** Looks up the picture of a line, which stores none itself. */
export const $pictureOf = combine($menu, (menu) => linePicture(menu));

/**
 * The displayed lines: while an order is being completed the cart is already empty, and the ordered
 * lines remain visible.
 */
export const $shownLines = combine(
  $lines,
  $lastOrder,
  $isPlacing,
  (lines, last, isPlacing): readonly CartLine[] =>
    isPlacing && lines.length === 0 && last !== null ? last.lines : lines,
);

const findLine = (lines: readonly CartLine[], lineId: string) =>
  lines.find((line) => line.lineId === lineId);

sample({
  clock: quantitySet,
  source: $lines,
  filter: (lines, { lineId }) => findLine(lines, lineId) !== undefined,
  fn: (lines, { lineId, qty }) => ({ lineId, delta: qty - (findLine(lines, lineId)?.qty ?? 0) }),
  target: cartBus.quantityChanged,
});
