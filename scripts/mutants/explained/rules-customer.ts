import type { Explanation } from './explanation';

const file = 'shared-domain/src/rules/customer/birthday.ts';

const NO_MATCH = 'only the entries after the first are read, and the replacement has one entry';
const ALL_OR_NONE = 'a match has digits in each of its parts, no match has none: one part decides';
const NO_DAY = 'a date of missing parts is no real day, so the result is empty too';

export const rulesCustomer: readonly Explanation[] = [
  { file, original: '[]', replacement: '["Stryker was here"]', reason: NO_MATCH },
  {
    file,
    original: 'isoYear && isoMonth && isoDay',
    replacement: 'isoYear && isoMonth || isoDay',
    reason: ALL_OR_NONE,
  },
  { file, original: 'isoYear && isoMonth', replacement: 'true', reason: ALL_OR_NONE },
  {
    file,
    original: 'isoYear && isoMonth',
    replacement: 'isoYear || isoMonth',
    reason: ALL_OR_NONE,
  },
  {
    file,
    original: 'first && second && year',
    replacement: 'first && second || year',
    reason: ALL_OR_NONE,
  },
  { file, original: 'first && second', replacement: 'true', reason: ALL_OR_NONE },
  { file, original: 'first && second', replacement: 'first || second', reason: ALL_OR_NONE },
  { file, original: '!day || !month || !year', replacement: 'false', reason: NO_DAY },
  {
    file,
    original: '!day || !month || !year',
    replacement: '(!day || !month) && !year',
    reason: ALL_OR_NONE,
  },
  { file, original: '!day || !month', replacement: 'false', reason: ALL_OR_NONE },
  { file, original: '!day || !month', replacement: '!day && !month', reason: ALL_OR_NONE },
];
