/**
 * Fills digits into a pattern of 0s; half-typed text has no trailing separators. Digits beyond the
 * pattern are dropped.
 */
export function layDigits(digits: string, pattern: string): string {
  let text = '';
  let used = 0;
  for (const sign of pattern) {
    if (used === digits.length) break;
    text += sign === '0' ? digits[used++] : sign;
  }
  return text;
}
