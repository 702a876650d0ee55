import { useUnit } from 'effector-react';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $lines } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useNavigate } from '@storefront/shared-ui/router';
import { failureClosed } from './order.model';

/**
 * Navigates on after a failure was read: to the cart, or home when the cart is empty or contained
 * only the lines that were `removed` just now (CHECKOUT-47, CONFLICTS-04).
 */
export function useGoOn(removed: readonly CartLine[] = []): () => void {
  const navigate = useNavigate();
  const { lines, close } = useUnit({ lines: $lines, close: failureClosed });
  const isEmpty = lines.every(({ lineId }) => removed.some((line) => line.lineId === lineId));
  return () => {
    close();
    void navigate(isEmpty ? paths.menu() : paths.cart(), { replace: true });
  };
}
