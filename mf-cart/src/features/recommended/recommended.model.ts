import { attach, combine, createEvent, sample } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { $recommended, $restaurant, cachedOrdersRequested } from '@storefront/shared-domain/models';
import { newLine, productCard } from '@storefront/shared-domain/rules';
import { randomUuid } from '@storefront/shared-domain/storage';

/** The cart is visible and the page is idle. */
export const timeFound = createEvent();

/** A recommended product without options was tapped. */
export const addChosen = createEvent<string>();

/**
 * The recommended products; `hasOptions`: the product must be opened first (MENU-34, MENU-35,
 * OPEN-040).
 */
export const $offers = combine($recommended, $restaurant, (products, info) =>
  info === null
    ? []
    : products.map((product) => ({
        ...productCard(product, info),
        hasOptions: product.extras.some(({ options }) => options.length > 0),
      })),
);

/** Earlier orders are loaded only where the restaurant recommends from them. */
sample({
  clock: timeFound,
  source: $restaurant,
  filter: (info) => info?.show_recommended_products ?? false,
  fn: () => undefined,
  target: cachedOrdersRequested,
});

const addFx = attach({
  source: $recommended,
  effect: (products, productId: string) => {
    const product = products.find(({ id }) => id === productId);
    return product === undefined ? null : newLine(product, [], randomUuid());
  },
});
sample({ clock: addChosen, target: addFx });
sample({
  clock: addFx.doneData,
  filter: (line) => line !== null,
  fn: (line) => line!,
  target: cartBus.lineAdded,
});
