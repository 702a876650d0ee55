import type { Explanation } from './explanation';

export const rulesMenu: readonly Explanation[] = [
  {
    file: 'shared-domain/src/rules/menu/extras-group.ts',
    original: 'qty < 0',
    replacement: 'qty <= 0',
    reason: 'quantities of 0 are removed before the check',
  },
];
