import { nameKey } from '@storefront/shared-kit/fold-accents';

/**
 * Normalised key to compare names of streets, zones and cities: their words alone. Stored in the
 * database: a change of it needs a migration (`0046_folded_names.sql`).
 */
export const searchKey = (text: string): string =>
  nameKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
