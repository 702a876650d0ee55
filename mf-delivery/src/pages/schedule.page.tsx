import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useNavigate } from '@storefront/shared-ui/router';
import { $isCartReady, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { NotNowDialog } from '../features/schedule/not-now-dialog';
import { ScheduleDialog } from '../features/schedule/schedule-dialog';
import { $offeredWhens } from '../lib/schedule/choice.model';
import { $restriction } from '../lib/schedule/restriction.model';

/**
 * Time of the order (SHELL-20). Without a choice of time, or before a delivery type is chosen, it
 * leads to the page below.
 */
export default function SchedulePage() {
  const navigate = useNavigate();
  const { info, isReady, restriction, offered } = useUnit({
    info: $restaurant,
    isReady: $isCartReady,
    restriction: $restriction,
    offered: $offeredWhens,
  });
  const isKnown = info !== null && isReady;
  const hasTimes = offered.includes('later');
  const isPointless = isKnown && restriction === null && !hasTimes;
  const close = (): void => void navigate(paths.delivery(), { replace: true });
  useEffect(() => {
    if (isPointless) void navigate(paths.delivery(), { replace: true });
  }, [isPointless, navigate]);
  if (!isKnown) return null;
  if (restriction !== null) return <NotNowDialog onClose={close} />;
  return hasTimes ? <ScheduleDialog onClose={close} /> : null;
}
