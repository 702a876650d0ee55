import { digitsOnly, normaliseText } from '../../format/text';
import { isPersonName } from '../../customer/identity';
import { isExpired, readExpiry } from './card-expiry';
import { cardBrand } from './card-brand';
import { cardNumberDigits, passesLuhn } from './card-number';

/** The first stage of a new card, as typed in its fields (DOMAIN-042, CARDS-13). */
export type CardData = {
  readonly number: string;
  readonly holderName: string;
  readonly expiry: string;
  readonly ccv: string;
  readonly nickname: string;
};

/** Violation of a field: it is empty, or a reason that has a text in the form. */
export type CardProblem =
  | 'required'
  | 'number-length'
  | 'number-check'
  | 'brand-refused'
  | 'name'
  | 'expiry'
  | 'expired'
  | 'ccv'
  | 'nickname';
export type CardProblems = Readonly<Partial<Record<keyof CardData, CardProblem>>>;

export const LONGEST_NICKNAME = 40;

/**
 * A nickname is shown wherever the card is: it must not contain the card's number, nor any other
 * number of such length.
 */
const DIGITS_OF_A_NUMBER = 12;

function numberProblem(text: string, refusedBrands: readonly string[]): CardProblem | null {
  const digits = digitsOnly(text);
  if (digits === '') return 'required';
  if (refusedBrands.includes(cardBrand(digits))) return 'brand-refused';
  if (digits.length !== cardNumberDigits(digits)) return 'number-length';
  return passesLuhn(digits) ? null : 'number-check';
}

function expiryProblem(text: string, today: string): CardProblem | null {
  if (text === '') return 'required';
  const expiry = readExpiry(text);
  if (expiry === null) return 'expiry';
  return isExpired(expiry, today) ? 'expired' : null;
}

/** The code on the card's back: 3 or 4 digits (CARDS-04, CARDS-17). */
export function ccvProblem(text: string): 'required' | 'ccv' | null {
  if (text === '') return 'required';
  return /^\d{3,4}$/.test(text) ? null : 'ccv';
}

const isEmpty = (text: string): boolean => normaliseText(text).trim() === '';

function findNameProblem(text: string): CardProblem | null {
  if (isEmpty(text)) return 'required';
  return isPersonName(text) ? null : 'name';
}

function nicknameProblem(text: string): CardProblem | null {
  if (isEmpty(text)) return 'required';
  return digitsOnly(text).length >= DIGITS_OF_A_NUMBER || text.length > LONGEST_NICKNAME
    ? 'nickname'
    : null;
}

/**
 * Violations of the first stage, by field; empty when it is complete (CARDS-01 to CARDS-05,
 * OPEN-077). `today`: 'YYYY-MM-DD'. `refusedBrands`: brands the restaurant does not accept.
 */
export function cardProblems(
  { number, holderName, expiry, ccv, nickname }: CardData,
  today: string,
  refusedBrands: readonly string[] = [],
): CardProblems {
  const found: Record<keyof CardData, CardProblem | null> = {
    number: numberProblem(number, refusedBrands),
    holderName: findNameProblem(holderName),
    expiry: expiryProblem(expiry, today),
    ccv: ccvProblem(ccv),
    nickname: nicknameProblem(nickname),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== null),
  ) as CardProblems;
}
