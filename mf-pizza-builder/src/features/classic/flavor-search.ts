import type { OfferedFlavor } from '@storefront/shared-domain/rules';

/** Text in lower case without diacritics: 'acai' matches 'Açaí'. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Flavors with every search word in their name or description (PIZZA-05), name matches first. */
export function findFlavors(flavors: readonly OfferedFlavor[], search: string): OfferedFlavor[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const hasAll = (text: string): boolean => words.every((word) => folded(text).includes(word));
  const named = flavors.filter(({ flavor }) => hasAll(flavor.name));
  return [
    ...named,
    ...flavors.filter(
      (it) => !named.includes(it) && hasAll(`${it.flavor.name} ${it.flavor.description}`),
    ),
  ];
}
