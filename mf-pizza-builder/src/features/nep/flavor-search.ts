import type { OfferedFlavor } from '@storefront/shared-domain/rules';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Flavors with every query word in their name or description, ignoring accents and case (PIZZA-05).
 */
export function findFlavors(flavors: readonly OfferedFlavor[], query: string): OfferedFlavor[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return flavors.filter(({ flavor }) => {
    const text = folded(`${flavor.name} ${flavor.description}`);
    return words.every((word) => text.includes(word));
  });
}
