import type { OfferedFlavor } from '@storefront/shared-domain/rules';
import { foldAccents } from '@storefront/shared-kit/fold-accents';

/** Flavors with every search word in their name or description (PIZZA-05), name matches first. */
export function findFlavors(flavors: readonly OfferedFlavor[], search: string): OfferedFlavor[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  const hasAll = (text: string): boolean => words.every((word) => foldAccents(text).includes(word));
  const named = flavors.filter(({ flavor }) => hasAll(flavor.name));
  return [
    ...named,
    ...flavors.filter(
      (flavor) =>
        !named.includes(flavor) && hasAll(`${flavor.flavor.name} ${flavor.flavor.description}`),
    ),
  ];
}
