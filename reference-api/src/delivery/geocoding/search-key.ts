import { foldAccents } from '@storefront/shared-kit/fold-accents';

/**
 * Normalised key to compare names of streets, zones and cities: without accents, case, surplus
 * blanks and other forms of a letter (DOMAIN-100).
 */
export const searchKey = (text: string): string =>
  foldAccents(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
