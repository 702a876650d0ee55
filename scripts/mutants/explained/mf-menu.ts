import type { Explanation } from './explanation';

const ORDER_AGAIN = 'mf-menu/src/features/order-again/order-again.model.ts';
const MENU = 'mf-menu/src/menu/menu.model.ts';

const LOADED_TOGETHER =
  'The menu and the record of a restaurant are loaded together: both are null or neither is.';

/** Survivors of the models of the menu. */
export const mfMenu: readonly Explanation[] = [
  {
    file: 'mf-menu/src/features/catalogue/catalogue.model.ts',
    original: '!product',
    replacement: 'false',
    reason: 'Without a product the effect fails all the same, with an error of another name.',
  },
  {
    file: 'mf-menu/src/features/catalogue/catalogue.model.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A line takes only extras with a quantity above 0, and a text has none.',
  },
  {
    file: 'mf-menu/src/features/missing-payment/missing-payment.model.ts',
    original: 'question !== null',
    replacement: 'true',
    reason: 'Without a question the effect fails before it looks up an order.',
  },
  {
    file: ORDER_AGAIN,
    original: 'restaurantId !== null',
    replacement: 'true',
    reason: "Orders are stored under ids of restaurants: none is stored under 'null'.",
  },
  { file: ORDER_AGAIN, original: 'menu === null', replacement: 'false', reason: LOADED_TOGETHER },
  { file: ORDER_AGAIN, original: 'info === null', replacement: 'false', reason: LOADED_TOGETHER },
  {
    file: ORDER_AGAIN,
    original: 'menu === null || info === null',
    replacement: 'menu === null && info === null',
    reason: LOADED_TOGETHER,
  },
  {
    file: ORDER_AGAIN,
    original: "strip.kind !== 'offer'",
    replacement: 'false',
    reason: 'Without an offer the effect fails instead of returning null: both add nothing.',
  },
  { file: MENU, original: 'menu === null', replacement: 'false', reason: LOADED_TOGETHER },
  { file: MENU, original: 'info === null', replacement: 'false', reason: LOADED_TOGETHER },
  {
    file: MENU,
    original: 'menu === null || info === null',
    replacement: 'menu === null && info === null',
    reason: LOADED_TOGETHER,
  },
];
