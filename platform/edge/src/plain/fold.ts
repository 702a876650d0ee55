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
 * Copy of `foldAccents` in `shared-kit/src/plain/fold-accents.ts`, which the edge must not import:
 * `scripts/lib/edge-fold.test.ts` compares them.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđðħŧþς]/g, (letter) => LETTERS[letter]!);
