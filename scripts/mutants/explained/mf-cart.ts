import type { Explanation } from './explanation';

const RECOMMENDED = 'mf-cart/src/features/recommended/recommended.model.ts';

export const mfCart: readonly Explanation[] = [
  {
    file: 'mf-cart/src/features/lines/lines.model.ts',
    original: 'lineOf(lines, lineId)?.qty',
    replacement: 'lineOf(lines, lineId).qty',
    reason: 'the filter before admits only lines of the cart',
  },
  {
    file: RECOMMENDED,
    original: 'info === null',
    replacement: 'false',
    reason: 'without a restaurant the list of recommended products is empty: for the types',
  },
  {
    file: RECOMMENDED,
    original: 'product === undefined',
    replacement: 'false',
    reason:
      'a line of no product cannot be made: the effect fails, and nothing is added either way',
  },
  {
    file: RECOMMENDED,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'a new line has only extras with a quantity above 0, and a text has none',
  },
];
