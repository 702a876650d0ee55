import type { RemoteName } from '@storefront/shared-domain/remote';
import type { RestaurantData } from '@storefront/shared-domain/contracts';
import { productsOf } from './stored-cart';

/** An address of the demo restaurant whose page comes from each remote, with a cart that holds one product. */
export const addressOf: Readonly<Record<RemoteName, (data: RestaurantData) => string>> = {
  'mf-menu': () => '/bella-napoli',
  'mf-cart': () => '/bella-napoli/shopping-cart',
  'mf-pizza-builder': (data) => {
    const product = productsOf(data).find(({ extras }) => extras.length > 0);
    return `/bella-napoli/extra?product=${encodeURIComponent(product?.id ?? '')}`;
  },
  'mf-delivery': () => '/bella-napoli/delivery',
  'mf-checkout': () => '/bella-napoli/payment/success',
  'mf-tracking': () => '/bella-napoli/track?token=4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11',
  'mf-account': () => '/bella-napoli/login',
};
