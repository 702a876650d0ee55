import { foldAccents } from '@storefront/shared-kit/fold-accents';

/**
 * A word in lower case without accents; null for a single character, which is not searched
 * (MENU-15).
 */
export function foldedWord(word: string): string | null {
  const folded = foldAccents(word);
  return [...folded].length > 1 ? folded : null;
}

/** Whether a query contains a searchable word. */
export const isSearchable = (query: string): boolean =>
  query.split(/[\s\p{P}]+/u).some((word) => foldedWord(word) !== null);
