import { useUnit } from 'effector-react';
import { tabletBus } from '@storefront/shared-domain/bus';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useNavigate } from '@storefront/shared-ui/router';
import { useInactivity } from './use-inactivity';

/**
 * Idle time of a tablet until its reset for the next guest, in milliseconds: longer than reading
 * one screen, and than the answer to an order.
 */
const RESET_AFTER_MS = 180_000;

/**
 * Resets an idle tablet to the top of its menu from any page or dialog. The greeting there requires
 * an answer of the next guest before the previous cart is shown.
 */
export function TabletReset() {
  const { isTablet, leftAlone } = useUnit({ isTablet: $isTablet, leftAlone: tabletBus.leftAlone });
  const navigate = useNavigate();
  useInactivity(RESET_AFTER_MS, isTablet, () => {
    leftAlone();
    navigate(paths.tablet(), { replace: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  return null;
}
