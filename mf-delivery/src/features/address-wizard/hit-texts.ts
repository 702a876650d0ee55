import type { AddressSuggestion } from '@storefront/shared-domain/contracts';

const lower = (text: string): string => text.trim().toLocaleLowerCase();

/**
 * What parts the street of a line from the place around it: 'Rua Augusta, 1200 - Consolação, São
 * Paulo - SP'.
 */
const PART = /\s[-–]\s/;

/**
 * The two lines of a hit, in lower case (DELIVERY-51): its street, and the place around it unless
 * its line says that already.
 */
export function hitTexts({ street, addr, district, city }: AddressSuggestion): {
  title: string;
  detail: string;
} {
  const [title = '', ...rest] = (lower(addr) || lower(street))
    .split(PART)
    .map((part) => part.trim());
  const told = rest.join(' - ');
  const around = [district, city]
    .map(lower)
    .filter((part) => part !== '' && !`${title} ${told}`.includes(part));
  return { title, detail: [told, ...around].filter((part) => part !== '').join(' · ') };
}
