import { toMinor, type Minor } from '@storefront/shared-domain/contracts';

/** An amount typed by a person: '50', '50,00', '50.00', '1.250,50' and '1,250.50' are read; anything else is null. */
export function readAmount(typed: string): Minor | null {
  const text = typed.replace(/[^\d.,]/g, '');
  if (!/\d/.test(text)) return null;
  const decimals = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimals ? text.slice(0, decimals.index) : text).replace(/[.,]/g, '');
  const value = Number(`${whole === '' ? '0' : whole}.${decimals?.[1] ?? '0'}`);
  return value <= 1_000_000_000 ? toMinor(value) : null;
}
