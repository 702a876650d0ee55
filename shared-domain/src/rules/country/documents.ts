import { maskCpfOrCnpj, taxIdSigns } from '../format/masks';
import { normaliseText } from '../format/text';
import { isCpfOrCnpj } from '../customer/tax-ids';
import { COUNTRIES, countryNamed, type Country } from './country-table';
import { DOCUMENT_DIGITS } from './document-digits';

/** Without a country of the table a document is Brazil's. */
const findCountry = (country: string): Country => countryNamed(country) ?? COUNTRIES.BR;
const isBrazilian = (country: string): boolean => findCountry(country) === COUNTRIES.BR;

/** Whether restaurants of a country request an identity document at all. */
export const hasDocument = (country: string): boolean => findCountry(country).document !== null;

/** Name of a country's document; '' for Brazil's, which every catalogue names in its language. */
export const documentName = (country: string): string =>
  isBrazilian(country) ? '' : (findCountry(country).document?.name ?? '');

/** The last digit after a hyphen or another dash. */
const CHECK_DIGIT = /[\p{Pd}\u2212]\s*\d\s*$/u;
const withHyphen = (signs: string): string => signs.replace(/(?=.$)/, '-');

/**
 * A document as it is stored and sent: without separators, letters as capitals. A RUC keeps its
 * hyphen: without it, a short one could not be distinguished from a CI, which has no check digit.
 */
export function documentDigits(typed: string, country: string): string {
  if (isBrazilian(country)) return taxIdSigns(typed);
  const text = normaliseText(typed).toUpperCase();
  const signs = text.replace(/[^A-Z\d]/g, '');
  const hasHyphen = findCountry(country).document?.hasHyphen === true && CHECK_DIGIT.test(text);
  return hasHyphen ? withHyphen(signs) : signs;
}

/**
 * A stored document in its layout: Brazil's (DOMAIN-089), and a RUC of 9 digits with its hyphen;
 * another stays as it is typed.
 */
export function maskDocument(typed: string, country: string): string {
  if (isBrazilian(country)) return maskCpfOrCnpj(typed);
  const hasHyphen = findCountry(country).document?.hasHyphen === true;
  return hasHyphen && /^\d{9}$/.test(typed) ? withHyphen(typed) : typed;
}

/** Whether it has a mask while it is typed. */
export const hasDocumentLayout = isBrazilian;

/**
 * Whether it can be a document of the country: by its length and its check digits (DOMAIN-088). In a
 * country without one, everything is accepted.
 */
export function isDocument(text: string, country: string): boolean {
  if (isBrazilian(country)) return isCpfOrCnpj(text);
  const pattern = findCountry(country).document?.pattern;
  if (pattern === undefined) return true;
  const document = documentDigits(text, country);
  const hasRightDigits = DOCUMENT_DIGITS[country.trim().toUpperCase()];
  return pattern.test(document) && (hasRightDigits?.(document) ?? true);
}
