import { digitsOnly, normaliseText } from './text';

const CPF_DIGITS = 11;
/** Signs of a CNPJ before its check digits. */
const CNPJ_BASE = 12;

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

/** The name of the document before its number, as in pasted text. */
const NAMED = /^\s*(?:CPF|CNPJ)[^A-Z\d]+/;

/**
 * The signs of a CPF or CNPJ as they are stored: digits, and the letters that a CNPJ may have since
 * July 2026, as capitals.
 */
export const taxIdSigns = (text: string): string =>
  normaliseText(text)
    .toUpperCase()
    .replace(NAMED, '')
    .replace(/[^A-Z\d]/g, '');

/** Whether signs are of a CPF, perhaps half-typed: a letter or a twelfth sign makes it a CNPJ. */
export const isOfCpf = (signs: string): boolean =>
  signs.length <= CPF_DIGITS && !/[A-Z]/.test(signs);

/** 00.000.000/0000-00 (DOMAIN-089); the last two, its check digits, are never letters. */
export function maskCnpj(text: string): string {
  const signs = taxIdSigns(text);
  return layDigits(
    signs.slice(0, CNPJ_BASE) + digitsOnly(signs.slice(CNPJ_BASE)),
    '00.000.000/0000-00',
  );
}

/** The CPF layout up to 11 digits, the CNPJ layout for more, and for letters (DOMAIN-088). */
export const maskCpfOrCnpj = (text: string): string =>
  isOfCpf(taxIdSigns(text)) ? maskCpf(taxIdSigns(text)) : maskCnpj(text);

/** dd/mm/yyyy, 10 characters at most (DOMAIN-098). */
export const maskBirthday = (text: string): string => layDigits(digitsOnly(text), '00/00/0000');
