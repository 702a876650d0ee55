import type { Explanation } from './explanation';

/** Survivors of `shared-domain/src/rules/payment`. */
export const rulesPayment: readonly Explanation[] = [
  {
    file: 'shared-domain/src/rules/payment/cards/card-in-text.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'a row of digits always contains digits, so the match is never null',
  },
  {
    file: 'shared-domain/src/rules/payment/cards/card-in-text.ts',
    original: 'digits.length > LONGEST_WITH_CVV',
    replacement: 'false',
    reason: 'more digits are neither a number nor one with its code: the bound only saves work',
  },
  {
    file: 'shared-domain/src/rules/payment/cards/card-in-text.ts',
    original: 'digits.length >= LEAST',
    replacement: 'true',
    reason: 'no brand has a number of fewer than 14 digits: the bound only saves work',
  },
  {
    file: 'shared-domain/src/rules/payment/cards/card-expiry.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'only the groups after the first item are read, and a list without them has no month',
  },
  {
    file: 'shared-domain/src/rules/payment/cards/card-masks.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'only the groups after the first item are read, and a list without them has no month',
  },
  {
    file: 'shared-domain/src/rules/payment/cards/card-number.ts',
    original: 'total + (counted > 9 ? counted - 9 : counted)',
    replacement: 'total - (counted > 9 ? counted - 9 : counted)',
    reason: 'a negated sum is divisible by 10 exactly when the sum is',
  },
  {
    file: 'shared-domain/src/rules/payment/cards/card-problems.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'no card brand has the inserted name, so none is refused',
  },
  {
    file: 'shared-domain/src/rules/payment/payment-problems.ts',
    original: 'amount !== null',
    replacement: 'true',
    reason: 'null > 0 is false: the comparison with null only narrows the type',
  },
  {
    file: 'shared-domain/src/rules/payment/payment-problems.ts',
    original: 'card === undefined',
    replacement: 'false',
    reason: 'without a card no brand of that name is found: the comparison only narrows the type',
  },
  {
    file: 'shared-domain/src/rules/payment/payment-problems.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'the list is only searched for the chosen method, and no method has the inserted name',
  },
];
