/** Text without diacritics, in its own case: 'Açaí' gives 'Acai'. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '');

/** Letters of Latin alphabets that no decomposition takes apart, and the last sigma of a word. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  ς: 'σ',
};

/**
 * Text as every comparison with a typed or stored name reads it: without accents, case, invisible
 * signs and other forms of a letter (full-width ones, ligatures, ß as ss, ı as i).
 */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    // the capital of ß is SS, that of the dotless ı is I
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđðħŧþς]/g, (letter) => LETTERS[letter]!);

/** A folded name, its surplus blanks left out: names that differ in a sign stay apart. */
export const foldedName = (name: string): string => foldAccents(name).replace(/\s+/g, ' ').trim();

/**
 * A folded name without the signs that separate its words: 'São-Paulo' and 'sao  paulo' give 'sao
 * paulo'. Other signs are part of it.
 */
export const nameKey = (name: string): string =>
  foldAccents(name)
    .replace(/[\s\p{Pd}\p{Pi}\p{Pf}'`.,/]+/gu, ' ')
    .trim();
