import type { OfferedFlavor } from '@storefront/shared-domain/rules';
import { foldAccents } from '@storefront/shared-kit/fold-accents';

/** Text for comparison: 'acai' matches 'Açaí', and 'no 2' matches 'Nº ２'. */
const folded = (text: string): string => foldAccents(text.normalize('NFKC'));

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
