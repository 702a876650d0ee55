import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { AlertDialog } from '@storefront/shared-ui';
import { LostAddressDialog } from './lost-address-dialog';
import type { OrderFailure } from './order-failure';
import { $failure, confirmPressed, failureClosed } from './order.model';
import { PassedTimeDialog } from './passed-time-dialog';
import { RefusedDialog } from './refused-dialog';

type Connection = Extract<OrderFailure, { kind: 'connection' }>;

/** Nothing is known of the order: the same one may be sent again, and will not be placed twice. */
function ConnectionDialog({ failure }: { failure: Connection }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { again, close } = useUnit({ again: confirmPressed, close: failureClosed });
  return (
    <AlertDialog
      open tone="warning" icon="warning" title={t('failure.connection-title')} confirmLabel={t('domain:action.retry')} onConfirm={() => again()}
      cancelLabel={t('domain:action.close')} onCancel={() => close()}
    >
      <p>{t(`domain:error.${failure.reason}`)}</p>
      <p>{t('failure.connection-safe')}</p>
    </AlertDialog>
  );
}

/** Tells why an order was not placed, and leads on (CHECKOUT-47, CHECKOUT-48). */
export function FailureDialog() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { failure, money, close } = useUnit({ failure: $failure, money: $formatMoney, close: failureClosed });
  if (failure === null) return null;
  if (failure.kind === 'connection') return <ConnectionDialog failure={failure} />;
  if (failure.kind === 'passed-time') return <PassedTimeDialog />;
  if (failure.kind === 'lost-address') return <LostAddressDialog />;
  if (failure.kind === 'refused') return <RefusedDialog view={failure.view} />;
  return (
    <AlertDialog open tone="warning" icon="info" title={t('domain:order-error.price-changed.header')} confirmLabel={t('domain:action.ok')} onConfirm={() => close()}>
      {t('domain:order-error.price-changed.message', { total: money(failure.grandTotal) })}
    </AlertDialog>
  );
}
