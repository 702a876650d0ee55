import { attach, createEvent, sample } from 'effector';
import { cartBus, noticeBus } from '@storefront/shared-domain/bus';
import type { CartLine, GeneralLine, Menu } from '@storefront/shared-domain/contracts';
import { $lines, $menu } from '@storefront/shared-domain/models';
import { findProduct, newLine } from '@storefront/shared-domain/menu-rules';
import { randomUuid } from '@storefront/shared-domain/storage';

type Chosen = { productId: string; notice: string | null };

/**
 * A product without extras was chosen from the list (OPEN-034). `notice` is the toast in the
 * customer's language; null shows none.
 */
export const productChosen = createEvent<Chosen>();

/** One of a product without extras was taken out of the cart from its card; the payload is its id. */
export const productReturned = createEvent<string>();

/** The menu changed and no longer contains the pressed card. */
class ProductGoneError extends Error {
  override name = 'ProductGoneError';
}

const makeLineFx = attach({
  source: $menu,
  effect: (menu, { productId }: Chosen) => {
    const product = menu && findProduct(menu, productId);
    if (!product) throw new ProductGoneError(`product ${productId} is not on the menu`);
    return newLine(product, [], randomUuid());
  },
});

sample({ clock: productChosen, target: makeLineFx });
sample({ clock: makeLineFx.doneData, target: cartBus.lineAdded });
sample({
  clock: makeLineFx.done.filterMap(({ params }) => params.notice ?? undefined),
  // the menu announces count and total of the cart
  fn: (text) => ({ text, tone: 'success' as const, isSilent: true as const }),
  target: noticeBus.toastRequested,
});

const isPlain = ({ notes, extras }: GeneralLine): boolean => notes === '' && extras.length === 0;

/** The line that a card takes one out of: the plain one, which it adds to; else the newest. */
function lineToShrink(lines: readonly CartLine[], productId: string): GeneralLine | undefined {
  const ofProduct = lines
    .filter((line) => line.type === 'general')
    .filter(({ id }) => id === productId);
  return ofProduct.find(isPlain) ?? ofProduct.at(-1);
}

sample({
  clock: sample({ clock: productReturned, source: $lines, fn: lineToShrink }).filterMap(
    (line) => line,
  ),
  fn: ({ lineId }) => ({ lineId, delta: -1 }),
  target: cartBus.quantityChanged,
});

const KIND_OF_LINE = {
  general: 'product',
  pizza: 'pizza',
  combo: 'combo',
  prize: 'prize',
} as const;

/** Keys of the cards that a line is of: a pizza is also of its flavors. */
const listCards = (line: CartLine): string[] => [
  `${KIND_OF_LINE[line.type]}:${line.id}`,
  ...(line.type === 'pizza' ? line.selectedFlavors.map(({ id }) => `flavor:${id}`) : []),
];

/** Quantity of each card in the cart, by `kind:id`. */
export const $quantities = $lines.map((lines: readonly CartLine[]) => {
  const quantities: Record<string, number> = {};
  for (const line of lines)
    for (const key of listCards(line)) quantities[key] = (quantities[key] ?? 0) + line.qty;
  return quantities;
});

const productsWithChoices = (menu: Menu): ReadonlySet<string> => {
  const everywhere = [
    menu.featuredItems,
    ...menu.categories.map(({ products }) => products),
  ].flat();
  return new Set(
    everywhere
      .filter(({ extras }) => extras.some(({ options }) => options.length > 0))
      .map(({ id }) => id),
  );
};

/**
 * Ids of the products that open the extras page instead of being added to the cart directly
 * (OPEN-034).
 */
export const $withChoices = $menu.map((menu) =>
  menu === null ? new Set<string>() : productsWithChoices(menu),
);
