import type { OfferedFlavor } from '@storefront/shared-domain/rules';
import { foldAccents } from '@storefront/shared-kit/fold-accents';

/**
 * Flavors with every query word in their name or description, ignoring accents and case (PIZZA-05).
 */
export function findFlavors(flavors: readonly OfferedFlavor[], query: string): OfferedFlavor[] {
  const words = foldAccents(query).split(/\s+/).filter(Boolean);
  return flavors.filter(({ flavor }) => {
    const text = foldAccents(`${flavor.name} ${flavor.description}`);
    return words.every((word) => text.includes(word));
  });
}
