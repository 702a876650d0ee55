import { toMinor, type Minor } from '@storefront/shared-domain/contracts';

/**
 * Whole part, with or without groups of three, and up to two decimals after the other separator.
 */
const AMOUNT =
  /^(?<whole>\d*|\d{1,3}(?:(?<group>[.,\s])\d{3})(?:\k<group>\d{3})*)(?:(?<point>[.,])(?<decimals>\d{1,2}))?$/u;
const MAX_AMOUNT = 1_000_000_000;

/**
 * Parses a typed amount, with or without its currency: '50', '50,00', '50.00', 'R$ 1.250,50',
 * '1,250.50', and 'Gs. 10.000' for ten thousand. Any other input is null: empty, signs, '1e9', more
 * than a thousand million.
 */
export function readAmount(typed: string): Minor | null {
  const text = typed
    .trim()
    .replace(/^(?:\p{L}+\.?)?\p{Sc}?\s*/u, '')
    .replace(/[\p{L}\p{Sc}]{1,20}\.?$/u, '')
    .trimEnd();
  const found = AMOUNT.exec(text)?.groups;
  if (
    !found ||
    !/\d/.test(text) ||
    (found['group'] !== undefined && found['group'] === found['point'])
  )
    return null;
  const value = Number(`${found['whole']?.replace(/\D/g, '') || '0'}.${found['decimals'] ?? '0'}`);
  return value <= MAX_AMOUNT ? toMinor(value) : null;
}
