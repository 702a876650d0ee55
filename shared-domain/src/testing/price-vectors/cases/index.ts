import type { Vector } from '../vector';
import { combos, parts } from './combo-cases';
import { dearFromPrices, extras, fromPrices, steps } from './extras-cases';
import { carts, lines } from './line-cases';
import { orders } from './order-cases';
import { averages, bases, finished, highests, incrementals, slices } from './pizza-cases';
import { adjustments, coupons, feeDiscounts, thresholds, totals } from './total-cases';

/** Every case with an answer computed by the slow prices, in the order of the file. */
export const computed: readonly Vector[] = [
  ...slices,
  ...averages,
  ...highests,
  ...incrementals,
  ...bases,
  ...finished,
  ...parts,
  ...combos,
  ...orders,
  ...extras,
  ...steps,
  ...fromPrices,
  ...dearFromPrices,
  ...lines,
  ...carts,
  ...feeDiscounts,
  ...thresholds,
  ...adjustments,
  ...coupons,
  ...totals,
];
