import { foldAccents } from '@storefront/shared-kit/fold-accents';

/**
 * A word in lower case without accents; null for a single character, which is not searched
 * (MENU-15).
 */
export function foldedWord(word: string): string | null {
  const folded = foldAccents(word);
  return [...folded].length > 1 ? folded : null;
}

/** The words of a text, as MiniSearch separates them. */
const splitWords = (text: string): string[] => text.split(/[\s\p{P}]+/u);

export const foldedWords = (text: string): string[] =>
  splitWords(text).flatMap((word) => foldedWord(word) ?? []);

/** Whether a query contains a searchable word. */
export const isSearchable = (query: string): boolean => foldedWords(query).length > 0;
