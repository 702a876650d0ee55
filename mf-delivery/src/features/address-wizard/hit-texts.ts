import { foldAccents } from '@storefront/shared-kit/fold-accents';
import type { AddressSuggestion } from '@storefront/shared-domain/contracts';

const lower = (text: string): string => text.trim().toLocaleLowerCase();

/**
 * Separates the street from the district and city: 'Rua Augusta, 1200 - Consolação, São Paulo -
 * SP'.
 */
const PART = /\s[-–]\s/;

/**
 * The two lines of a hit, in lower case (DELIVERY-51): its street, and its district and city unless
 * the first line contains them.
 */
export function hitTexts({ street, addr, district, city }: AddressSuggestion): {
  title: string;
  detail: string;
} {
  const [title = '', ...rest] = (lower(addr) || lower(street))
    .split(PART)
    .map((part) => part.trim());
  const message = rest.join(' - ');
  const around = [district, city]
    .map(lower)
    .filter(
      (part) => part !== '' && !foldAccents(`${title} ${message}`).includes(foldAccents(part)),
    );
  return { title, detail: [message, ...around].filter((part) => part !== '').join(' · ') };
}
