import type { Explanation } from './explanation';

/** Survivors of `shared-domain/src/rules/delivery`. */
export const rulesDelivery: readonly Explanation[] = [
  {
    file: 'shared-domain/src/rules/delivery/served-city.ts',
    original: "text.trim().normalize('NFKC').toLowerCase()",
    replacement: "text.trim().normalize('NFKC').toUpperCase()",
    reason:
      'both names are converted alike; only letters such as ß differ, which no test should fix',
  },
  {
    file: 'shared-domain/src/rules/delivery/table-link.ts',
    original: 'expiry > now + TABLE_LIFE_MS',
    replacement: 'expiry >= now + TABLE_LIFE_MS',
    reason: 'an expiry at the bound is replaced by the same value',
  },
];
