import { $restaurant } from '@storefront/shared-domain/models';
import { onlineMethods, WALLET_METHOD } from '@storefront/shared-domain/rules';

/**
 * The restaurant accepts cards of the wallet (CHECKOUT-06): only then can a stored card be used.
 */
export const $isWalletOffered = $restaurant.map(
  (info) => info !== null && onlineMethods(info).includes(WALLET_METHOD),
);
