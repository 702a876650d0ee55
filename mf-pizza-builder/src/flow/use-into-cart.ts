import { useUnit } from 'effector-react';
import { cartBus } from '@storefront/shared-domain/bus';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useNavigate } from '@storefront/shared-ui/router';

/**
 * Navigation after an item was added: to the cart, on a tablet to the menu with the cart beside it
 * (PIZZA-26). `replace`: the page that is left has no content any more.
 */
export function useIntoCart({ replace = false }: { replace?: boolean } = {}): () => void {
  const navigate = useNavigate();
  const { isTablet, openTableCart } = useUnit({
    isTablet: $isTablet,
    openTableCart: cartBus.tableCartRequested,
  });
  return () => {
    if (isTablet) openTableCart();
    navigate(isTablet ? paths.tablet() : paths.cart(), { replace });
  };
}
