import type { OfferedFlavor } from '@storefront/shared-domain/rules';

/** Text without case and diacritics: 'Açaí' is found by 'acai'. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Flavors whose name or description has every word of the search (PIZZA-05), names first. */
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
