import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { orderErrorView } from '@storefront/shared-domain/rules';
import { AlertDialog } from '@storefront/shared-ui';
import { ConnectionDialog } from './connection-dialog';
import { LostAddressDialog } from './lost-address-dialog';
import { $failure, failureClosed } from './order.model';
import { PassedTimeDialog } from './passed-time-dialog';
import { RefusedDialog } from './refused-dialog';
import { StockDialog } from './stock-dialog';
import { UnavailableDialog } from './unavailable-dialog';

/** Shows why an order was not placed, and navigates on (CHECKOUT-47, CHECKOUT-48). */
export function FailureDialog() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { failure, money, close } = useUnit({
    failure: $failure,
    money: $formatMoney,
    close: failureClosed,
  });
  if (failure === null) return null;
  if (failure.kind === 'passed-time')
    return <PassedTimeDialog view={orderErrorView('Scheduled time beyond limit or passed')} />;
  if (failure.kind === 'lost-address') return <LostAddressDialog />;
  if (failure.kind === 'ordered-elsewhere')
    return <RefusedDialog view={orderErrorView('Already Ordered')} uuid={failure.uuid} />;
  if (failure.canRetry) return <ConnectionDialog failure={failure} />;
  if (failure.isTimeGone) return <PassedTimeDialog view={failure} />;
  if (failure.kind === 'out-of-stock') return <StockDialog failure={failure} />;
  if (failure.kind === 'unavailable' && failure.gone.length > 0)
    return <UnavailableDialog failure={failure} />;
  if (failure.kind !== 'price-changed') return <RefusedDialog view={failure} uuid={failure.uuid} />;
  return (
    <AlertDialog
      open
      tone="warning"
      icon="info"
      title={t(`domain:${failure.headerKey}`)}
      confirmLabel={t('domain:action.ok')}
      onConfirm={() => close()}
    >
      {t(`domain:${failure.messageKey}`, {
        total: failure.total === null ? '' : money(failure.total),
      })}
    </AlertDialog>
  );
}
