import { isOfCpf, taxIdSigns } from '../format/masks';
import { digitsOnly } from '../format/text';

const CPF_WEIGHTS = [10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function checkDigit(digits: readonly number[], weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** Values of the signs in a check sum: digits count as themselves, letters from A = 17. */
const toValues = (signs: string): number[] =>
  Array.from(signs, (sign) => sign.charCodeAt(0) - '0'.charCodeAt(0));

function hasCheckDigits(signs: string, weights: readonly number[], firstWeight: number): boolean {
  const digits = toValues(signs);
  const size = weights.length;
  if (digits.length !== size + 2 || new Set(digits).size === 1) return false;
  return (
    checkDigit(digits, weights) === digits[size] &&
    checkDigit(digits, [firstWeight, ...weights]) === digits[size + 1]
  );
}

/**
 * A Brazilian person's tax id (DOMAIN-086): separators are skipped (CONFLICTS-18), 11 digits, not
 * all the same, two check digits.
 */
export const isCpf = (text: string): boolean => hasCheckDigits(digitsOnly(text), CPF_WEIGHTS, 11);

/**
 * A Brazilian company's tax id (DOMAIN-087): 12 digits or letters, not all the same, and two check
 * digits. Letters exist since July 2026.
 */
export const isCnpj = (text: string): boolean => hasCheckDigits(taxIdSigns(text), CNPJ_WEIGHTS, 6);

/** Up to 11 digits a CPF, else a CNPJ (DOMAIN-088). */
export const isCpfOrCnpj = (text: string): boolean =>
  isOfCpf(taxIdSigns(text)) ? isCpf(text) : isCnpj(text);
