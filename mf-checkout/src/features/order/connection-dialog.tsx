import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { OrderFailure } from '@storefront/shared-domain/rules';
import { AlertDialog } from '@storefront/shared-ui';
import { confirmPressed, failureClosed } from './order.model';
import { useGoOn } from './use-go-on';

/**
 * The outcome of the order is unknown: the same order may be sent again and is not placed twice.
 * Without a response the customer stays on the confirmation page; a server error leads to the cart
 * like any other (ERRORS-01, CHECKOUT-47).
 */
export function ConnectionDialog({ failure }: { failure: OrderFailure }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const goOn = useGoOn();
  const { again, close } = useUnit({ again: confirmPressed, close: failureClosed });
  const isUnanswered = failure.kind === 'connection';
  const leave = isUnanswered
    ? { cancelLabel: t('domain:action.close'), onCancel: () => close() }
    : { cancelLabel: t('domain:action.ok'), onCancel: goOn };
  return (
    <AlertDialog
      open
      tone="warning"
      icon="warning"
      title={isUnanswered ? t('failure.connection-title') : t(`domain:${failure.headerKey}`)}
      confirmLabel={t('domain:action.retry')}
      onConfirm={() => again()}
      {...leave}
    >
      <p>{t(`domain:${failure.messageKey}`)}</p>
      <p>{t('failure.connection-safe')}</p>
    </AlertDialog>
  );
}
