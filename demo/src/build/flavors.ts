import type {
  WireFlavor,
  WireFlavorCategory,
  WireSize,
} from '@storefront/reference-api/plugin/restaurants';

type FlavorMore = { image?: string; available?: boolean };
/** A flavor; its prices follow from the sizes, so `flavorsWithPrices` fills them in. */
export const flavor = (
  id: string,
  name: string,
  description: string,
  more: FlavorMore = {},
): WireFlavor => ({
  id,
  name,
  description,
  image: id,
  available: true,
  possiblePrices: [],
  ...more,
});

export const flavorCategory = (
  id: string,
  name: string,
  description: string,
  flavors: WireFlavor[],
): WireFlavorCategory => ({ id, name, description, flavors });

/**
 * Price of a whole pizza of one flavor on one size, or null when the size does not offer its
 * category.
 */
function wholePrice(size: WireSize, categoryId: string, flavorId: string): number | null {
  const offer = size.flavors.find(
    (wireSizeFlavors) => wireSizeFlavors.flavorCategoryID === categoryId,
  );
  if (!offer) return null;
  const fractions =
    offer.exceptions.find((exception) => exception.flavorID === flavorId)?.fractions ??
    offer.fractions;
  const whole = fractions.find((fraction) => fraction.pizzaPart === 1);
  return whole ? size.price + whole.price + offer.extraPrice : null;
}

/**
 * The flavor categories, every flavor with the distinct prices it has over all sizes, cheapest
 * first (DOMAIN-017).
 */
export const flavorsWithPrices = (
  categories: WireFlavorCategory[],
  sizes: WireSize[],
): WireFlavorCategory[] =>
  categories.map((category) => ({
    ...category,
    flavors: category.flavors.map((wireFlavor) => {
      const prices = sizes
        .map((size) => wholePrice(size, category.id, wireFlavor.id))
        .filter((price) => price !== null);
      return { ...wireFlavor, possiblePrices: [...new Set(prices)].sort((a, b) => a - b) };
    }),
  }));
