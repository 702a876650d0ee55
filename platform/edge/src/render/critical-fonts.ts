import type { AtRule } from 'postcss';

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

/** Value of the last declaration of a property; empty without one. */
export function findValue(font: AtRule, property: string): string {
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

/**
 * What is preloaded of a font that rules name: its file, when nearly every text needs it, as it has
 * Latin letters. Null for another font, and for one of the device.
 */
export function parsePreload(font: AtRule): PreloadedFont | null {
  const href = /url\(["']?([^)"']+)["']?\)/.exec(findValue(font, 'src'))?.[1];
  if (href === undefined || !hasLetter(findValue(font, 'unicode-range'))) return null;
  return { href, isUrgent: findValue(font, 'font-display') === 'optional' };
}

/** Each file once, urgently when one of its fonts is urgent. */
export function eachOnce(fonts: readonly PreloadedFont[]): PreloadedFont[] {
  const urgent = new Map<string, boolean>();
  for (const { href, isUrgent } of fonts) urgent.set(href, isUrgent || urgent.get(href) === true);
  return [...urgent].map(([href, isUrgent]) => ({ href, isUrgent }));
}
