import type { Explanation } from './explanation';

/** Survivors of `shared-domain/src/rules/money`. */
export const rulesMoney: readonly Explanation[] = [
  {
    file: 'shared-domain/src/rules/money/arithmetic.ts',
    original: 'a < b',
    replacement: 'a <= b',
    reason: 'at equality both branches are the same amount',
  },
  {
    file: 'shared-domain/src/rules/money/arithmetic.ts',
    original: 'amount < 0',
    replacement: 'amount <= 0',
    reason: 'at 0 both branches are 0',
  },
  {
    file: 'shared-domain/src/rules/money/arithmetic.ts',
    original: 'product < 0n',
    replacement: 'product <= 0n',
    reason: 'at 0 either half alone is cut to 0 by the division',
  },
  {
    file: 'shared-domain/src/rules/money/cashback.ts',
    original: 'left !== null',
    replacement: 'true',
    reason: 'null compares as 0, which is not below 0 either',
  },
  {
    file: 'shared-domain/src/rules/money/fee-discount.ts',
    original: 'fee <= 0',
    replacement: 'fee < 0',
    reason: 'every type takes 0 off a fee of 0',
  },
  {
    file: 'shared-domain/src/rules/money/pizza-parts.ts',
    original: 'rest < ZERO',
    replacement: 'rest <= ZERO',
    reason: 'a rest of 0 has returned before',
  },
  {
    file: 'shared-domain/src/rules/money/tips.ts',
    original: 'info.tips?.percents',
    replacement: 'info.tips.percents',
    reason: '`isTipOffered` has returned before for a record without tips',
  },
  {
    file: 'shared-domain/src/rules/money/total-lines.ts',
    original: 'adjustment < ZERO',
    replacement: 'adjustment <= ZERO',
    reason: 'the line exists only for an adjustment that is not 0',
  },
  {
    file: 'shared-domain/src/rules/money/total-reasons.ts',
    original: 'amounts.adjustment < ZERO',
    replacement: 'amounts.adjustment <= ZERO',
    reason: 'the line exists only for an adjustment that is not 0',
  },
];
