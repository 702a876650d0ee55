import { type AtRule, parse } from 'postcss';

/** `U+0-FF`, `U+??` and `U+131` in a `unicode-range`; without one, a font has every character. */
const RANGE = /u\+([\da-f?]+)(?:-([\da-f]+))?/gi;
/** A character of every text in Latin letters. */
const LETTER = 'e'.codePointAt(0)!;

function hasLetter(range: string): boolean {
  const ranges = [...range.matchAll(RANGE)];
  return (
    ranges.length === 0 ||
    ranges.some(([, from = '', to = from]) => {
      const [first, last] = [from.replaceAll('?', '0'), to.replaceAll('?', 'f')];
      return Number.parseInt(first, 16) <= LETTER && LETTER <= Number.parseInt(last, 16);
    })
  );
}

function valueOf(font: AtRule, property: string): string {
  let found = '';
  font.walkDecls(property, ({ value }) => {
    found = value;
  });
  return found;
}

/** URLs of the fonts of a style sheet that nearly every text needs: those with Latin letters. */
export function fontsOf(css: string): string[] {
  if (!css.includes('@font-face')) return [];
  const urls: string[] = [];
  parse(css).walkAtRules('font-face', (font) => {
    const url = /url\(["']?([^)"']+)["']?\)/.exec(valueOf(font, 'src'))?.[1];
    if (url !== undefined && hasLetter(valueOf(font, 'unicode-range'))) urls.push(url);
  });
  return urls;
}
