import { StoredRestaurantName } from '@storefront/shared-domain/contracts';
import { keys, MENU_CACHE_PREFIX, storage } from '@storefront/shared-domain/storage';

/** More links would be a list to read on a page that is only a dead end. */
const MAX_RESTAURANTS = 3;

export type VisitedRestaurant = { readonly url: string; readonly name: string };

/** Restaurants that this device has visited and still has the menu of, without the given one. */
export function visitedRestaurants(exceptUrl: string | null): VisitedRestaurant[] {
  return storage
    .keysFrom(MENU_CACHE_PREFIX)
    .map((key) => key.slice(MENU_CACHE_PREFIX.length))
    .filter((url) => url !== exceptUrl)
    .flatMap((url) => {
      const visited = storage.read(keys.menuCache(url), StoredRestaurantName);
      return visited === null ? [] : [{ url, name: visited.info.name }];
    })
    .slice(0, MAX_RESTAURANTS);
}
