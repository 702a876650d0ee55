import type { SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';
import colors from './colors.json' with { type: 'json' };

/** Folders of pictures, as in their addresses. */
type Kind = 'products' | 'flavors' | 'covers' | 'profiles' | 'highlightImages';

/** The names of the pictures that the restaurants show, by kind, each once. */
export function wantedPictures(restaurants: readonly SeededRestaurant[]): Record<Kind, string[]> {
  const once = (names: (restaurant: SeededRestaurant) => string[]): string[] =>
    [...new Set(restaurants.flatMap(names))].filter(Boolean).sort();
  return {
    products: once(({ menu }) =>
      [
        ...menu.categories.flatMap((category) => category.products),
        ...menu.combos,
        ...menu.prizes,
        ...menu.pizzas.sizes,
      ].map((it) => it.image),
    ),
    flavors: once(({ menu }) =>
      menu.pizzas.flavorCategories
        .flatMap((flavorCategory) => flavorCategory.flavors)
        .map((flavor) => flavor.image),
    ),
    covers: once(({ info }) => [info.cover_pic]),
    profiles: once(({ info }) => [info.profile_pic]),
    highlightImages: once(({ info }) => info.highlightImages),
  };
}

/** The colors of all pictures that a restaurant shows, by kind and name. */
export function collectPictures(restaurant: SeededRestaurant): Record<string, string> {
  const known: Readonly<Record<string, string>> = colors;
  const shown = Object.entries(wantedPictures([restaurant])).flatMap(([kind, names]) =>
    names.map((name) => `${kind}/${name}`),
  );
  return Object.fromEntries(
    shown.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]]])),
  );
}
