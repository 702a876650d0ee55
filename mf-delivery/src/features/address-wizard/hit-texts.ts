import type { AddressSuggestion } from '@storefront/shared-domain/contracts';

const lower = (text: string): string => text.trim().toLocaleLowerCase();

/** The two lines of a hit, in lower case (DELIVERY-51): its address, and the place around it unless the address says it already. */
export function hitTexts({ street, addr, district, city }: AddressSuggestion): { title: string; detail: string } {
  const title = lower(addr) || lower(street);
  const around = [district, city].map(lower).filter((part) => part !== '' && !title.includes(part));
  return { title, detail: around.join(' · ') };
}
