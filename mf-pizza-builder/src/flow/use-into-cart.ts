import { useUnit } from 'effector-react';
import { cartBus } from '@storefront/shared-domain/bus';
import { $isTablet } from '@storefront/shared-domain/models';
import { useNavigate } from '@storefront/shared-ui/router';
import { useCartPlace } from './use-cart-place';

/**
 * Navigation after an item was added: to the cart, on a tablet to the menu with the cart beside it
 * (PIZZA-26). A page that was opened from the cart leads back to it. `replace`: the page that is left
 * has no content any more.
 */
export function useIntoCart({ replace = false }: { replace?: boolean } = {}): () => void {
  const navigate = useNavigate();
  const { path, back } = useCartPlace();
  const { isTablet, openTableCart } = useUnit({
    isTablet: $isTablet,
    openTableCart: cartBus.tableCartRequested,
  });
  return () => {
    if (isTablet) openTableCart();
    if (back === null) navigate(path, { replace });
    else back();
  };
}
