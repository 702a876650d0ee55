import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { paths } from '@storefront/shared-domain/paths';
import { useNavigate } from '@storefront/shared-ui/router';
import { $isRecovered, recoveryShown } from './pending-order.model';

/** Navigates to the page of an order with a lost answer, once the order is found. */
export function RecoveredOrder() {
  const navigate = useNavigate();
  const { isRecovered, shown } = useUnit({ isRecovered: $isRecovered, shown: recoveryShown });
  useEffect(() => {
    if (!isRecovered) return;
    shown();
    void navigate(paths.paymentSuccess(), { replace: true });
  }, [isRecovered, shown, navigate]);
  return null;
}
