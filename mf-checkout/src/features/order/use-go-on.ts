import { useUnit } from 'effector-react';
import { $isCartEmpty } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useNavigate } from '@storefront/shared-ui/router';
import { failureClosed } from './order.model';

/**
 * Navigates on after a failure was read: to the cart, or home when the cart is empty (CHECKOUT-47,
 * CONFLICTS-04).
 */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const { isCartEmpty, close } = useUnit({ isCartEmpty: $isCartEmpty, close: failureClosed });
  return () => {
    close();
    void navigate(isCartEmpty ? paths.menu() : paths.cart(), { replace: true });
  };
}
