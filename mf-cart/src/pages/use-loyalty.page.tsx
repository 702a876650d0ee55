import { paths } from '@storefront/shared-domain/paths';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { Invitation } from '../features/invitation/invitation';
import { isFinishing } from '../lib/finishing';

/**
 * The invitation to the loyalty program, over the cart (SHELL-15). A customer on the way to the
 * order proceeds after 'Maybe later...'.
 */
export default function UseLoyaltyPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const later = isFinishing(state) ? paths.delivery() : paths.cart();
  return (
    <Invitation
      onClose={() => navigate(paths.cart(), { replace: true })}
      onLater={() => navigate(later, { replace: true })}
    />
  );
}
