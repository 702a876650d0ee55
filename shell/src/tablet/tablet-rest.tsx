import { useUnit } from 'effector-react';
import { tabletBus } from '@storefront/shared-domain/bus';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useNavigate } from '@storefront/shared-ui/router';
import { useLeftAlone } from './use-left-alone';

/**
 * How long a tablet may lie untouched before it is made ready for the next guest, in milliseconds:
 * longer than anyone reads one screen, and than an order takes to be answered.
 */
const LEFT_ALONE_MS = 180_000;

/**
 * A tablet that nobody touches goes back to the top of its menu, whatever page or dialog was open;
 * there it greets the next guest, who is asked before the cart of the last one is shown.
 */
export function TabletRest() {
  const { isTablet, leftAlone } = useUnit({ isTablet: $isTablet, leftAlone: tabletBus.leftAlone });
  const navigate = useNavigate();
  useLeftAlone(LEFT_ALONE_MS, isTablet, () => {
    leftAlone();
    navigate(paths.tablet(), { replace: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  return null;
}
