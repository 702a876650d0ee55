import { edgeCountry } from './countries';

/**
 * A phone in international format, e.g. `+5511998765432`. Empty for an invalid number, and for one
 * without a country code: a restaurant may write its number in local format, and a `+` before that
 * is the phone of another subscriber.
 */
export function worldPhone(written: string, country: string): string {
  const digits = written.replace(/\D/g, '');
  if (!/^\d{8,15}$/.test(digits)) return '';
  if (written.startsWith('+')) return `+${digits}`;
  const own = edgeCountry(country);
  return own !== undefined && digits.length > own.longest && digits.startsWith(own.code)
    ? `+${digits}`
    : '';
}
