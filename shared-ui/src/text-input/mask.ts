/** Formats typed text: `(raw) => '(11) 98765-4321'`. Must return its own output unchanged. */
export type Format = (raw: string) => string;
export type Masked = { value: string; caret: number };

const SIGNIFICANT = /[\p{L}\p{N}]/u;
const countSignificant = (text: string): number =>
  [...text].filter((sign) => SIGNIFICANT.test(sign)).length;

function caretAfter(text: string, significant: number): number {
  let left = significant;
  for (let at = 0; at < text.length; at++) {
    if (left === 0) return at;
    if (SIGNIFICANT.test(text[at]!)) left--;
  }
  return text.length;
}

/** Formats `raw` and leaves the caret behind the same letter or digit. */
export function mask(raw: string, caret: number, format: Format): Masked {
  const value = format(raw);
  if (caret >= raw.length) return { value, caret: value.length };
  return { value, caret: caretAfter(value, countSignificant(raw.slice(0, caret))) };
}

/**
 * The masked text after a backspace. When only a separator was deleted, formatting would restore it
 * and the key would have no effect: the letter or digit before it is deleted too.
 */
export function maskAfterBackspace(
  raw: string,
  caret: number,
  previous: string,
  format: Format,
): Masked {
  if (format(raw) !== previous || raw === previous) return mask(raw, caret, format);
  const before = [...raw.slice(0, caret)];
  const last = before.findLastIndex((sign) => SIGNIFICANT.test(sign));
  if (last < 0) return mask(raw, caret, format);
  const head = before.slice(0, last).join('');
  const value = format(head + raw.slice(caret));
  return { value, caret: caretAfter(value, countSignificant(head)) };
}
