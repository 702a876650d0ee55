import type { Explanation } from './explanation';

/** Survivors of `shared-domain/src/rules/delivery`. */
export const rulesDelivery: readonly Explanation[] = [
  {
    file: 'shared-domain/src/rules/delivery/table-link.ts',
    original: 'expiry > now + TABLE_LIFE_MS',
    replacement: 'expiry >= now + TABLE_LIFE_MS',
    reason: 'an expiry at the bound is replaced by the same value',
  },
];
