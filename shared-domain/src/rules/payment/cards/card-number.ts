import { digitsOnly } from '../../format/text';
import { cardBrand, type CardBrand } from './card-brand';

const OTHER_DIGITS = 16;
const ZERO = '0'.charCodeAt(0);
const DIGITS: Readonly<Partial<Record<CardBrand | '', number>>> = { AMEX: 15, Diners: 14 };

/** Digits of a valid number of its brand (CARDS-01, CONFLICTS-16). */
export const cardNumberDigits = (text: string): number => DIGITS[cardBrand(text)] ?? OTHER_DIGITS;

/**
 * The check of Luhn: from the right, every second digit counts double, digit by digit, and the sum
 * ends in 0.
 */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - at) - ZERO;
    const counted = at % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return digits !== '' && sum % 10 === 0;
}

/**
 * The digits of its brand, 16 for most, that pass Luhn; spaces and other separators are skipped
 * (CARDS-01, CONFLICTS-16).
 */
export function isCardNumber(text: string): boolean {
  const digits = digitsOnly(text);
  return digits.length === cardNumberDigits(digits) && passesLuhn(digits);
}

/** The displayable part of a card number: its last four digits (DOMAIN-044). */
export const lastDigitsOf = (text: string): string => digitsOnly(text).slice(-4);
