export type Format = (text: string) => string;

const signsIn = (text: string): number => text.replace(/[^\p{L}\d]/gu, '').length;

/** Caret position behind a number of letters and digits of a text. */
function caretBehind(text: string, signs: number): number {
  let left = signs;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (/[\p{L}\d]/u.test(text[at]!)) left -= 1;
  }
  return text.length;
}

/**
 * Formats the input by its mask; the caret stays behind the same sign. A backspace that removed
 * only a separator of the mask also removes the sign before it: otherwise the key would have no
 * effect.
 */
export function writeMasked(
  input: HTMLInputElement,
  previous: string,
  format: Format,
  isBackspace: boolean,
): void {
  const caret = input.selectionStart ?? input.value.length;
  const behind = signsIn(input.value.slice(0, caret));
  const metSign =
    isBackspace && behind > 0 && input.value !== previous && format(input.value) === previous;
  const head = metSign
    ? input.value.slice(0, caret).replace(/[\p{L}\d](?=[^\p{L}\d]*$)/u, '')
    : input.value.slice(0, caret);
  const value = format(head + input.value.slice(caret));
  const at =
    caret >= input.value.length ? value.length : caretBehind(value, metSign ? behind - 1 : behind);
  input.value = value;
  input.setSelectionRange(at, at);
}
