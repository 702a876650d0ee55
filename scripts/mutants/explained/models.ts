import type { Explanation } from './explanation';

const CART = 'shared-domain/src/models/cart.ts';
const JOURNAL = 'shared-domain/src/models/cart-journal.ts';
const PENDING = 'shared-domain/src/models/pending-order.ts';
const TOTALS = 'shared-domain/src/models/totals.ts';

const NO_RECORD = 'nothing is stored for a missing restaurant, so its record is null either way';
const ANY_ORDER = 'both sides of a comparison are sorted alike; the ids of the lines are distinct';
const NO_JOURNAL =
  'a cart becomes ready only with the journal of its own restaurant, which is null until then';

const NO_SAVE =
  'journal and readiness are set together; without a journal the save fails, and no unit reads that';
const SAVE = 'journal !== null && journal.restaurantId === restaurantId && isReady';

/** Survivors of `shared-domain/src/models`. */
export const models: readonly Explanation[] = [
  {
    file: JOURNAL,
    original: 'a.lineId < b.lineId',
    replacement: 'a.lineId <= b.lineId',
    reason: ANY_ORDER,
  },
  {
    file: JOURNAL,
    original: 'a.lineId < b.lineId',
    replacement: 'a.lineId >= b.lineId',
    reason: ANY_ORDER,
  },
  {
    file: JOURNAL,
    original: 'a.tab > b.tab',
    replacement: 'a.tab >= b.tab',
    reason: 'a state of the same tab is never merged with itself',
  },
  {
    file: JOURNAL,
    original: 'randomUuid().slice(0, 8)',
    replacement: 'randomUuid()',
    reason: 'the length of a random name of a tab is free',
  },
  {
    file: JOURNAL,
    original: '[...states, state].slice(-MAX_STATES)',
    replacement: '[...states, state]',
    reason: 'the bound only saves memory: an older state is no base of any open tab',
  },
  {
    file: JOURNAL,
    original: 'revision === null',
    replacement: 'true',
    reason: 'a state of the same revision has the same content',
  },
  {
    file: JOURNAL,
    original: 'saves += 1',
    replacement: 'saves -= 1',
    reason: 'only its difference from 0 is read',
  },
  {
    file: 'shared-domain/src/models/last-order.ts',
    original: 'restaurantId !== null',
    replacement: 'true',
    reason: NO_RECORD,
  },
  { file: PENDING, original: 'restaurantId === null', replacement: 'false', reason: NO_RECORD },
  { file: PENDING, original: 'restaurantId !== null', replacement: 'true', reason: NO_RECORD },
  {
    file: TOTALS,
    original: 'reached?.discountMinValue',
    replacement: 'reached.discountMinValue',
    reason: 'a discount of the same type as the applied one is never null',
  },
  {
    file: CART,
    original: '{ safe: true }',
    replacement: '{}',
    reason: 'the page and its tests read the cart in a scope; it only counts outside of one',
  },
  {
    file: CART,
    original: 'true',
    replacement: 'false',
    reason: 'the page and its tests read the cart in a scope; it only counts outside of one',
  },
  {
    file: CART,
    original: 'journal !== null && journal.restaurantId === restaurantId',
    replacement: 'true',
    reason: NO_JOURNAL,
  },
  {
    file: CART,
    original: 'journal !== null && journal.restaurantId === restaurantId',
    replacement: 'journal !== null || journal.restaurantId === restaurantId',
    reason: NO_JOURNAL,
  },
  { file: CART, original: SAVE, replacement: 'true', reason: NO_SAVE },
  {
    file: CART,
    original: SAVE,
    replacement: 'journal !== null && journal.restaurantId === restaurantId || isReady',
    reason: NO_SAVE,
  },
  { file: CART, original: 'journal !== null', replacement: 'true', reason: NO_SAVE },
  {
    file: CART,
    original: 'journal.restaurantId === restaurantId',
    replacement: 'true',
    reason: NO_JOURNAL,
  },
  {
    file: 'shared-domain/src/models/cached-orders.ts',
    original: 'menu === null || info === null',
    replacement: 'menu === null && info === null',
    reason: 'record and menu are loaded together: one of both checks decides',
  },
  {
    file: 'shared-domain/src/models/cached-orders.ts',
    original: 'info === null',
    replacement: 'false',
    reason: 'record and menu are loaded together: one of both checks decides',
  },
  {
    file: 'shared-domain/src/models/cached-orders.ts',
    original: 'menu === null',
    replacement: 'false',
    reason: 'record and menu are loaded together: one of both checks decides',
  },
];
