import { useUnit } from 'effector-react';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { fromCart } from '@storefront/shared-kit/from-cart';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';

/**
 * The page with the cart; on a tablet the cart is beside the menu. `back` returns to its entry in the
 * history; null on a page that was not opened from the cart.
 */
export function useCartPlace(): { readonly path: string; readonly back: (() => void) | null } {
  const navigate = useNavigate();
  const isTablet = useUnit($isTablet);
  const entries = fromCart(useLocation().state);
  return {
    path: isTablet ? paths.tablet() : paths.cart(),
    back: entries === null ? null : () => navigate(-entries),
  };
}
