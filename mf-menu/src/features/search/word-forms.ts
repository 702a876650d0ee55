import { JOINING_WORDS, listSynonyms } from './synonyms';
import { foldedWord, foldedWords } from './words';

/** Endings of plurals in Portuguese, English and Spanish, and their singular. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/oes$/, 'ao'],
  [/aes$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ies$/, 'y'],
  [/ns$/, 'm'],
  [/(?<=[lnrz])es$/, ''],
  [/(?<=ch|sh|x)es$/, ''],
  [/(?<=[^s])s$/, ''],
];

/** Possible singulars of a folded word, the word itself first. */
export function findSingulars(word: string): string[] {
  if ([...word].length < 4) return [word];
  const singulars = PLURALS.filter(([ending]) => ending.test(word)).map(([ending, singular]) =>
    word.replace(ending, singular),
  );
  return [...new Set([word, ...singulars])];
}

/** The words under which a word of the menu is found: itself, its singular, and synonyms of both. */
export function indexedWords(word: string): string[] {
  const folded = foldedWord(word);
  if (folded === null) return [];
  const forms = findSingulars(folded);
  return [...new Set([...forms, ...forms.flatMap(listSynonyms)])];
}

/**
 * The words of a query that are searched: without joining words, unless there are no others; a
 * plural as its shortest singular, which is the beginning of most other forms.
 */
export function queryWords(query: string): string[] {
  const words = foldedWords(query);
  const meant = words.filter((word) => !JOINING_WORDS.has(word));
  return [...new Set((meant.length > 0 ? meant : words).map(searchedForm))];
}

const searchedForm = (word: string): string =>
  findSingulars(word).reduce((best, form) => (form.length < best.length ? form : best));
