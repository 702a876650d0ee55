import { layDigits } from '../format/masks';
import { digitsOnly, normaliseText } from '../format/text';
import { countryNamed } from './country-table';

/** A postal code as it is sent: without separators, letters as capitals. */
export const postcodeSigns = (typed: string): string =>
  normaliseText(typed)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');

/** The typed code in its country's layout; where it has none, as it is typed. */
export function maskPostcode(typed: string, country: string): string {
  const layout = countryNamed(country)?.postcode?.layout;
  return layout === undefined ? typed : layDigits(digitsOnly(typed), layout);
}

/** Whether it is a code of the country; of a country that is not in the table, any. */
export function isPostcode(typed: string, country: string): boolean {
  const pattern = countryNamed(country)?.postcode?.pattern;
  return pattern === undefined || pattern.test(postcodeSigns(typed));
}

/** The key of its name in texts. */
export const postcodeName = (country: string): 'cep' | 'postal-code' | 'zip-code' =>
  countryNamed(country)?.postcode?.name ?? 'postal-code';

/** Whether it is typed in digits alone. */
export const hasPostcodeLayout = (country: string): boolean =>
  countryNamed(country)?.postcode?.layout !== undefined;

/** Whether a street is found by it (OPEN-020): in Brazil, as for a record without a country. */
export const findsStreet = (country: string): boolean =>
  countryNamed(country)?.postcode?.findsStreet ?? countryNamed(country) === null;
