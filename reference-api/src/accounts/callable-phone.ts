import { countryNamed, phoneDigits } from '@storefront/shared-domain/rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

const exists = (international: string): boolean =>
  parsePhoneNumberFromString(`+${international}`)?.isValid() === true;

/**
 * Whether there are such numbers in the restaurant's country, with or without the 0 that is dialled
 * within it, or, for a longer number with a calling code of its own, in another one. Of a country
 * that is not in the table nothing is known: every number is accepted.
 */
export function isCallable(typed: string, country: string): boolean {
  const known = countryNamed(country);
  if (known === null) return true;
  const local = phoneDigits(typed, country);
  const isOwn = [local, local.replace(/^0/, '')].some((digits) => exists(`${known.code}${digits}`));
  return isOwn || (local.length > known.longest && exists(local.replace(/^00/, '')));
}
