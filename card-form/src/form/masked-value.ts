export type Format = (text: string) => string;

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Where the caret stands behind a number of digits of a text. */
function caretBehind(text: string, digits: number): number {
  let left = digits;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (/\d/.test(text[at]!)) left -= 1;
  }
  return text.length;
}

/**
 * Lays what was typed into its mask; the caret stays behind the digit it was behind. A backspace
 * that met only a sign of the mask takes the digit before it: otherwise the key would do nothing.
 */
export function writeMasked(
  input: HTMLInputElement,
  previous: string,
  format: Format,
  isBackspace: boolean,
): void {
  const caret = input.selectionStart ?? input.value.length;
  const behind = digitsIn(input.value.slice(0, caret));
  const metSign =
    isBackspace && behind > 0 && input.value !== previous && format(input.value) === previous;
  const head = metSign
    ? input.value.slice(0, caret).replace(/\d(?=\D*$)/, '')
    : input.value.slice(0, caret);
  const value = format(head + input.value.slice(caret));
  const at =
    caret >= input.value.length ? value.length : caretBehind(value, metSign ? behind - 1 : behind);
  input.value = value;
  input.setSelectionRange(at, at);
}
