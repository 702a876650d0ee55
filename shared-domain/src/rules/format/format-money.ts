import type { Minor } from '../../contracts';
import { currencyDecimals } from './currency-decimals';

type Layout = {
  readonly before: string;
  readonly after: string;
  readonly thousands: '.' | ',';
  readonly decimal: '.' | ',';
};

const layout = (before: string, after: string): Layout => ({
  before,
  after,
  thousands: '.',
  decimal: ',',
});

const LAYOUTS: Readonly<Record<string, Layout>> = {
  BRL: layout('R$', ''),
  PYG: layout('₲ ', ''),
  ARS: layout('$ ', ''),
  USD: { before: '$ ', after: '', thousands: ',', decimal: '.' },
  EUR: layout('', ' €'),
  MZN: layout('', ' MT'),
  BOB: layout('', ' Bs'),
};

function findLayout(currency: string): Layout {
  const code = currency.trim().toUpperCase() || 'BRL';
  return LAYOUTS[code] ?? layout(`${code} `, '');
}

/**
 * Text of an amount in the restaurant's currency (DOMAIN-060 to DOMAIN-066). A currency shown
 * without decimals is rounded to whole units, half away from zero. The sign precedes the symbol
 * (OPEN-089); an unknown currency shows its code in front (OPEN-088), no currency means BRL.
 */
export function formatMoney(amount: Minor, currency: string): string {
  const { before, after, thousands, decimal } = findLayout(currency);
  const decimals = currencyDecimals(currency);
  const size = Math.abs(amount);
  const units = decimals === 0 ? Math.round(size / 100) : Math.floor(size / 100);
  const grouped = String(units).replace(/\B(?=(?:\d{3}){1,7}$)/g, thousands);
  const hundredths = String(size % 100).padStart(2, '0');
  const fraction = decimals === 0 ? '' : `${decimal}${hundredths.padEnd(decimals, '0')}`;
  const sign = amount < 0 && (units > 0 || decimals > 0) ? '-' : '';
  return `${sign}${before}${grouped}${fraction}${after}`;
}
