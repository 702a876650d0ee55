import { formatPhone } from '@storefront/shared-domain/phones';
import type { CountryCode } from '@storefront/shared-domain/rules';

/** A mobile number of each country as it is typed there, with its area code. */
const DIGITS: Readonly<Record<CountryCode, string>> = {
  BR: '11987654321',
  US: '7185550142',
  PY: '981123456',
  AR: '91123456789',
  BO: '71234567',
  UY: '099123456',
  CL: '912345678',
  PT: '912345678',
  ES: '612345678',
  IT: '3123456789',
};

/** A complete number of the country, in its layout; '' for an unknown country. */
export function examplePhone(country: string): string {
  const code = country.trim().toUpperCase();
  return Object.hasOwn(DIGITS, code) ? formatPhone(DIGITS[code as CountryCode], code) : '';
}
