import { digitsOnly, phoneDigits } from '@storefront/shared-domain/rules';

const CALLING_CODES: Readonly<Record<string, string>> = { BR: '55', US: '1', PT: '351', PY: '595', BO: '591' };

/** Link that opens a chat with a number; the country's calling code is put before a number that lacks it. */
export function whatsappLink(whatsapp: string, country: string): string {
  const digits = digitsOnly(whatsapp);
  const local = phoneDigits(digits, country);
  return `https://wa.me/${local === digits ? `${CALLING_CODES[country.toUpperCase()] ?? ''}${local}` : digits}`;
}
