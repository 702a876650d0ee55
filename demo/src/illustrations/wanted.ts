import type { SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';
import type { Kind } from './catalogue';

/** The names of the pictures that the restaurants show, by kind, each once. */
export function wantedPictures(restaurants: readonly SeededRestaurant[]): Record<Kind, string[]> {
  const once = (names: (restaurant: SeededRestaurant) => string[]): string[] =>
    [...new Set(restaurants.flatMap(names))].filter(Boolean).sort();
  return {
    products: once(({ menu }) =>
      [
        ...menu.categories.flatMap((it) => it.products),
        ...menu.combos,
        ...menu.prizes,
        ...menu.pizzas.sizes,
      ].map((it) => it.image),
    ),
    flavors: once(({ menu }) =>
      menu.pizzas.flavorCategories.flatMap((it) => it.flavors).map((it) => it.image),
    ),
    covers: once(({ info }) => [info.cover_pic]),
    profiles: once(({ info }) => [info.profile_pic]),
    highlightImages: once(({ info }) => info.highlightImages),
  };
}

/** Those of the colors of all pictures that a restaurant shows, by kind and name. */
export function picturesOf(
  restaurant: SeededRestaurant,
  colors: Readonly<Record<string, string>>,
): Record<string, string> {
  const shown = Object.entries(wantedPictures([restaurant])).flatMap(([kind, names]) =>
    names.map((name) => `${kind}/${name}`),
  );
  return Object.fromEntries(
    shown.flatMap((key) => (colors[key] === undefined ? [] : [[key, colors[key]]])),
  );
}
