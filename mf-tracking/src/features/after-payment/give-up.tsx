import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { isPaymentOver } from '@storefront/shared-domain/rules';
import { AlertDialog, Button } from '@storefront/shared-ui';
import { cancelPaymentFx } from './payment.api';

type Props = { order: Order; onUpdate: () => void; onGivenUp: () => void };

/**
 * Cancels an unpaid order after a confirmation. If a payment arrived first, the order is read again
 * instead.
 */
export function GiveUp({ order, onUpdate, onGivenUp }: Props) {
  const { t } = useTranslation('mf-tracking');
  const [isRequested, setRequested] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const { cancel, isActing } = useUnit({
    cancel: cancelPaymentFx,
    isActing: cancelPaymentFx.pending,
  });
  const confirm = async (): Promise<void> => {
    setRequested(false);
    setFailed(false);
    try {
      if (isPaymentOver(await cancel(order.uuid))) onGivenUp();
      else onUpdate();
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {isFailed && <p role="alert">{t('after-payment.failed')}</p>}
      <Button size="l" wide variant="ghost" loading={isActing} onClick={() => setRequested(true)}>
        {t('after-payment.give-up')}
      </Button>
      <AlertDialog
        open={isRequested}
        tone="warning"
        icon="warning"
        title={t('after-payment.give-up-title')}
        confirmLabel={t('after-payment.give-up')}
        onConfirm={() => void confirm()}
        cancelLabel={t('after-payment.keep')}
        onCancel={() => setRequested(false)}
      >
        {t('after-payment.give-up-text')}
      </AlertDialog>
    </>
  );
}
