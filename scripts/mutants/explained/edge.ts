import type { Explanation } from './explanation';

/** Survivors of `platform/edge/src`. */
export const edge: readonly Explanation[] = [
  {
    file: 'platform/edge/src/build-files.ts',
    original: '() => null',
    replacement: '() => undefined',
    reason: 'of a file that cannot be read only the absence is used',
  },
  {
    file: 'platform/edge/src/build-files.ts',
    original: 'file === undefined',
    replacement: 'false',
    reason: 'an address without a file has no type either, which the same condition refuses',
  },
  {
    file: 'platform/edge/src/origins.ts',
    original: 'address === undefined',
    replacement: 'false',
    reason: 'a missing address does not begin with http: it has no origin either',
  },
  {
    file: 'platform/edge/src/send.ts',
    original: '{ level: 6 }',
    replacement: '{}',
    reason: '6 is the default level of zlib',
  },
  {
    file: 'platform/edge/src/send.ts',
    original: 'known === undefined',
    replacement: 'true',
    reason: 'stores the same bytes under the same key again',
  },
  {
    file: 'platform/edge/src/start-list.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'a text is no row of a restaurant; start-list.test.ts notices the other lists',
  },
];
