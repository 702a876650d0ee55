import type { Explanation } from './explanation';

/** Survivors of `platform/loader/src`. */
export const loader: readonly Explanation[] = [
  {
    file: 'platform/loader/src/prefetch.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason:
      'of `consumes`: the shell has no part of that name; prefetch.test.ts notices the other lists',
  },
  {
    file: 'platform/loader/src/remote-state.ts',
    original: 'fresh += 1',
    replacement: 'fresh -= 1',
    reason: 'queries must only differ from each other, and they do so counted up or down',
  },
  {
    file: 'platform/loader/src/second-copies.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'a single copy of a package, here of one named S, is never a second one',
  },
];
