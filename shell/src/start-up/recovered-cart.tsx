import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { paths } from '@storefront/shared-domain/paths';
import { useNavigate } from '@storefront/shared-ui/router';
import { $leadsToCart, cartShown } from './cart-recovery.model';

/** Leads a visit that came by a link back to its cart to that cart (SHELL-43). */
export function RecoveredCart() {
  const navigate = useNavigate();
  const { leads, shown } = useUnit({ leads: $leadsToCart, shown: cartShown });
  useEffect(() => {
    if (!leads) return;
    shown();
    void navigate(paths.cart(), { replace: true });
  }, [leads, shown, navigate]);
  return null;
}
