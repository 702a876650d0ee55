import { noticeBus } from '@storefront/shared-domain/bus';
import { onServerTimeChanged, serverDate } from '@storefront/shared-domain/clock';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { useNavigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as address from '../features/address/address.model';
import * as confirm from '../features/address-form/confirm.model';
import { zonesFailed } from '../features/address-form/zones.model';
import { withdrawn } from '../features/schedule/withdrawn.model';
import * as step from '../features/step/step.model';
import * as tableOrder from '../features/table-order/table-order.model';
import { $offeredTypes, minValueMissed } from '../features/type-choice/type-choice.model';
import { clockRead, pageLeft, pageOpened } from '../lib/page-events.model';
import { focusTarget } from './focus-target';

const EVERY_MS = 20_000;

/**
 * Updates the page's current time while the page is visible: a time that has passed is no longer
 * offered.
 */
function useClock(): void {
  const read = useUnit(clockRead);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') read(serverDate());
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    const unwatch = onServerTimeChanged(look);
    return () => {
      clearInterval(timer);
      unwatch();
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);
}

/**
 * Connects the parts of the delivery page: their navigation, and the messages at the top of the
 * page.
 */
export function useDeliveryPage(): void {
  const { t } = useTranslation('mf-delivery');
  const navigate = useNavigate();
  const { info, offered, opened, left, confirmTable, toast } = useUnit({
    info: $restaurant,
    offered: $offeredTypes,
    opened: pageOpened,
    left: pageLeft,
    confirmTable: tableOrder.confirmationRequested,
    toast: noticeBus.toastRequested,
  });
  const isReady = info !== null;
  useEffect(() => {
    if (!isReady) return undefined;
    opened(serverDate());
    return () => left();
  }, [isReady, opened, left]);

  useClock();

  const showFailure = (key: string) => (): void => void toast({ text: t(key), tone: 'danger' });
  useUnitListener(address.feeCallFailed, showFailure('address-form.fee-failed'));
  useUnitListener(confirm.feeCallFailed, showFailure('address-form.fee-failed'));
  useUnitListener(zonesFailed, showFailure('address-form.zones-failed'));

  useUnitListener(withdrawn, (when) =>
    toast({ text: t(`schedule.withdrawn.${when}`), tone: 'warning' }),
  );

  useUnitListener(minValueMissed, () => navigate(paths.deliveryMinValue()));
  useUnitListener(step.stepRefused, (problem) => {
    if (problem.kind === 'below-minimum') navigate(paths.deliveryMinValue());
    else if (problem.kind === 'not-now') navigate(paths.deliverySchedule());
    else focusTarget(problem, offered);
  });
  useUnitListener(step.stepPassed, (type) =>
    type === 'table' ? confirmTable() : navigate(paths.payment()),
  );
  useUnitListener(tableOrder.orderPlaced, () =>
    navigate(paths.deliverySuccess(), { replace: true }),
  );
}
