import { searchKey } from './search-key';
import { isKindOfStreet, writtenOut } from './street-words';

/** A parsed search: a postal code alone, or words and the numbers among them. */
export type Query =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'postal-code'; readonly digits: string }
  | {
      readonly kind: 'words';
      /** The words to search for. */ readonly core: string;
      /** The whole text. */ readonly full: string;
      readonly numbers: readonly string[];
    };

const MAX_QUERY_LENGTH = 255;
const MIN_QUERY_LENGTH = 2;

/** '05435-000' and a code of five or eight digits. */
const postalCode = (text: string): string | null =>
  /^\d{5}(-?\d{3})?$/.test(text) ? text.replace('-', '') : null;

const isNumber = (word: string): boolean => /^\d{1,6}[a-z]?$/.test(word);

/** Words that begin the flat and end the street: 'rua harmonia 412 apto 31'. */
const FLATS = new Set([
  'apto',
  'apt',
  'ap',
  'apartamento',
  'apartment',
  'bloco',
  'bl',
  'casa',
  'fundos',
  'sala',
  'unit',
  'suite',
  'complemento',
]);

function withoutFlat(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) => index > 1 && FLATS.has(word) && isNumber(words[index - 1] ?? ''),
  );
  return at === -1 ? words : words.slice(0, at);
}

/** The first list that is not empty. */
const firstFilled = (...lists: readonly (readonly string[])[]): readonly string[] =>
  lists.find((list) => list.length > 0) ?? [];

/**
 * Parses any text, its first 255 characters: with fewer than two letters or digits the query is
 * empty. Takes time in proportion to its length.
 */
export function readQuery(text: string): Query {
  const written = text.slice(0, MAX_QUERY_LENGTH).trim();
  const digits = postalCode(written);
  if (digits !== null) return { kind: 'postal-code', digits };
  const key = searchKey(written.replace(/\b\d{5}-\d{3}\b/, ' '));
  if (key.length < MIN_QUERY_LENGTH) return { kind: 'nothing' };
  const words = writtenOut(withoutFlat(key.split(' ')));
  const names = words.filter((word) => !isNumber(word));
  const core = firstFilled(
    names.filter((word) => !isKindOfStreet(word)),
    words.filter(isNumber),
    words,
  ).join(' ');
  return { kind: 'words', core, full: words.join(' '), numbers: words.filter(isNumber) };
}
