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

/** A font to be loaded before the rules that use it are read. */
export interface PreloadedFont {
  readonly href: string;
  /** It is used only when it is there at once; another one replaces the fallback later, too. */
  readonly isUrgent: boolean;
}

/** Fonts of a style sheet that nearly every text needs: those with Latin letters, each file once. */
export function fontsOf(css: string): PreloadedFont[] {
  if (!css.includes('@font-face')) return [];
  const fonts = new Map<string, boolean>();
  parse(css).walkAtRules('font-face', (font) => {
    const href = /url\(["']?([^)"']+)["']?\)/.exec(valueOf(font, 'src'))?.[1];
    if (href === undefined || !hasLetter(valueOf(font, 'unicode-range'))) return;
    const isUrgent = valueOf(font, 'font-display') === 'optional';
    fonts.set(href, isUrgent || fonts.get(href) === true);
  });
  return [...fonts].map(([href, isUrgent]) => ({ href, isUrgent }));
}
