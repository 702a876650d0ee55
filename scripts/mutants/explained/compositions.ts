import type { Explanation } from './explanation';

const PAGE = 'platform/compositions/src/page-document.ts';

export const compositions: readonly Explanation[] = [
  {
    file: 'platform/compositions/src/allocation.ts',
    original: 'CONTROL in shares',
    replacement: 'true',
    reason: 'a control that is not named grows by 0: no bucket is added to it',
  },
  {
    file: 'platform/compositions/src/channel.contract.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'an arm that is a text has no composition, like a missing one',
  },
  {
    file: PAGE,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'the names are looked up among files and exposes of a build, where no path has a space',
  },
  {
    file: PAGE,
    original: '!shell',
    replacement: 'false',
    reason: 'the reference of the shell was found before, so its build is there: for the types',
  },
];
