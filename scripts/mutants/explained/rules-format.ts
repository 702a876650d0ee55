import type { Explanation } from './explanation';

/** Survivors of `shared-domain/src/rules/format`. */
export const rulesFormat: readonly Explanation[] = [
  {
    file: 'shared-domain/src/rules/format/language.ts',
    original: 'tag.trim().toLowerCase()',
    replacement: 'tag.trim().toUpperCase()',
    reason:
      'both tags are converted alike; only letters such as ß differ, which no language tag contains',
  },
];
