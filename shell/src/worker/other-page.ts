import { parseRestaurant } from './classify-request';
import { PAGES } from './strategies';

/**
 * A cached page of the same restaurant, for a path that was never opened: its application renders
 * that path. Undefined without one.
 */
export async function otherPage(url: URL): Promise<Response | undefined> {
  const restaurant = parseRestaurant(url.pathname);
  const cache = await caches.open(PAGES);
  const other = (await cache.keys()).find((request) => {
    const { origin, pathname } = new URL(request.url);
    return origin === url.origin && parseRestaurant(pathname) === restaurant;
  });
  return other && cache.match(other, { ignoreVary: true });
}
