import type { Explanation } from './explanation';

const KNOWN = 'platform/edge/src/head/known-heads.ts';

/** Survivors of `platform/edge/src/head`. */
export const edgeHead: readonly Explanation[] = [
  {
    file: KNOWN,
    original: 'true',
    replacement: 'false',
    reason: 'each of the two options for a failed read keeps the earlier head, and peek finds it',
  },
];
