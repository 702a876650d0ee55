/**
 * Lays digits into a pattern of 0s; what is typed so far shows without the signs that follow it.
 * Digits beyond the pattern are dropped.
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
