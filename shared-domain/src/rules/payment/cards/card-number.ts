import { digitsOnly } from '../../format/text';

/** Digits of a valid number, for every brand (CARDS-01, CONFLICTS-16). */
export const CARD_NUMBER_DIGITS = 16;

/**
 * The check of Luhn: from the right, every second digit counts double, digit by digit, and the sum
 * ends in 0.
 */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, at) => {
      const counted = at % 2 === 0 ? digit : digit * 2;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** Exactly 16 digits that pass Luhn; spaces and other separators are skipped (CARDS-01). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOnly(text);
  return digits.length === CARD_NUMBER_DIGITS && passesLuhn(digits);
}

/** The displayable part of a card number: its last four digits (DOMAIN-044). */
export const lastDigitsOf = (text: string): string => digitsOnly(text).slice(-4);
