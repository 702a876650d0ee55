/**
 * A word without accents and capitals; null when it is one character long, which is not searched
 * for (MENU-15).
 */
export function foldedWord(word: string): string | null {
  const folded = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...folded].length > 1 ? folded : null;
}

/** Whether a query holds anything that can be searched for. */
export const isSearchable = (query: string): boolean =>
  query.split(/[\s\p{P}]+/u).some((word) => foldedWord(word) !== null);
