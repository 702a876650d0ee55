import type { RestaurantData } from '@storefront/shared-domain/contracts';
import { paths } from '@storefront/shared-domain/paths';
import { productsOf } from './stored-cart';

const inside = (path: string): string => `/bella-napoli${path}`.replace(/\/$/, '');

type AddressOf = (data: RestaurantData) => string;
type Name = 'mf-menu' | 'mf-cart' | 'mf-account' | 'mf-tracking' | 'mf-pizza-builder';

/**
 * By the name of a remote, an address of the demo restaurant with a page of that remote. Those with a
 * guard are for a cart with one product.
 */
export const addressOf: Readonly<Record<Name, AddressOf>> = {
  'mf-menu': () => inside(paths.menu()),
  'mf-cart': () => inside(paths.cart()),
  'mf-account': () => inside(paths.login()),
  'mf-tracking': () => inside(paths.track({ token: '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11' })),
  'mf-pizza-builder': (data: RestaurantData) => {
    const product = productsOf(data).find(({ extras }) => extras.length > 0);
    return inside(paths.extra({ product: product?.id ?? '' }));
  },
};
