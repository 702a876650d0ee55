import type { Explanation } from './explanation';

/** Survivors of the rules of an order. */
export const rulesOrder: readonly Explanation[] = [
  {
    file: 'shared-domain/src/rules/order/build-order.ts',
    original: 'totals.adjustment < 0',
    replacement: 'totals.adjustment <= 0',
    reason: 'Amounts have no negative zero, so the negated 0 is the same 0.',
  },
  {
    file: 'shared-domain/src/rules/order/verify-line.ts',
    original: 'group === undefined',
    replacement: 'false',
    reason:
      'Without a group there is no option, which the next comparison refuses; only the types need both.',
  },
  {
    file: 'shared-domain/src/rules/order/verify-pizza.ts',
    original: 'item?.id',
    replacement: 'item.id',
    reason:
      'A combo has as many pizzas as offers by the check before; only the types allow a missing one.',
  },
];
