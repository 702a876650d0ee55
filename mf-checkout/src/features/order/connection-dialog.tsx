import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { OrderFailure } from '@storefront/shared-domain/rules';
import { AlertDialog } from '@storefront/shared-ui';
import { confirmPressed, failureClosed } from './order.model';
import { useGoOn } from './use-go-on';

/**
 * Nothing is known of the order: the same one may be sent again, and will not be placed twice.
 * Without an answer the customer stays where the order is confirmed; an error of the server leads
 * to the cart like any other (ERRORS-01, CHECKOUT-47).
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
