import { digitsOnly } from './text';

const CPF_DIGITS = 11;

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

/**
 * 000.000.000-00 (DOMAIN-089); works on half-typed text, digits beyond the eleventh are dropped.
 */
export const maskCpf = (text: string): string => layDigits(digitsOnly(text), '000.000.000-00');

/** 00.000.000/0000-00 (DOMAIN-089). */
export const maskCnpj = (text: string): string => layDigits(digitsOnly(text), '00.000.000/0000-00');

/** The CPF layout up to 11 digits, the CNPJ layout beyond (DOMAIN-088). */
export const maskCpfOrCnpj = (text: string): string =>
  digitsOnly(text).length <= CPF_DIGITS ? maskCpf(text) : maskCnpj(text);

/** dd/mm/yyyy, 10 characters at most (DOMAIN-098). */
export const maskBirthday = (text: string): string => layDigits(digitsOnly(text), '00/00/0000');
