import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveryBus } from '@storefront/shared-domain/bus';
import { paths } from '@storefront/shared-domain/paths';
import type { OrderErrorView } from '@storefront/shared-domain/rules';
import { AlertDialog } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { failureClosed } from './order.model';

/**
 * The chosen time is no longer offered (ERRORS-11): leads back to choose another one. The rest of
 * the order is preserved.
 */
export function PassedTimeDialog({
  view,
}: {
  view: Pick<OrderErrorView, 'headerKey' | 'messageKey'>;
}) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const navigate = useNavigate();
  const { close, clear } = useUnit({ close: failureClosed, clear: deliveryBus.scheduleCleared });
  // Without a chosen time this page would redirect to the delivery page: the time is cleared only
  // when the page is left, by any navigation.
  useEffect(
    () => () => {
      clear();
      close();
    },
    [clear, close],
  );
  return (
    <AlertDialog
      open
      tone="warning"
      icon="clock"
      title={t(`domain:${view.headerKey}`)}
      confirmLabel={t('failure.choose-time')}
      onConfirm={() => navigate(paths.deliverySchedule(), { replace: true })}
    >
      <p>{t(`domain:${view.messageKey}`)}</p>
      <p>{t('failure.rest-unchanged')}</p>
    </AlertDialog>
  );
}
