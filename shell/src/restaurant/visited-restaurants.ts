import * as z from 'zod/mini';
import { keys, MENU_CACHE_PREFIX, storage } from '@storefront/shared-domain/storage';

/** More links would be a list to read on a page that is only a dead end. */
const MOST = 3;

const Visited = z.object({ info: z.object({ name: z.string().check(z.minLength(1)) }) });

export type VisitedRestaurant = { readonly url: string; readonly name: string };

/** Restaurants that this device has visited and still has the menu of, without the given one. */
export function visitedRestaurants(exceptUrl: string | null): VisitedRestaurant[] {
  return storage
    .keysFrom(MENU_CACHE_PREFIX)
    .map((key) => key.slice(MENU_CACHE_PREFIX.length))
    .filter((url) => url !== exceptUrl)
    .flatMap((url) => {
      const visited = storage.read(keys.menuCache(url), Visited);
      return visited === null ? [] : [{ url, name: visited.info.name }];
    })
    .slice(0, MOST);
}
