import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { onlineMethods, WALLET_METHOD } from '@storefront/shared-domain/rules';

/** Whether customers of a restaurant may pay with a card they type in (CHECKOUT-20). */
export const acceptsCards = (info: RestaurantInfo): boolean =>
  onlineMethods(info).includes(WALLET_METHOD);
