import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { AlertDialog, Button } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { $isActing, $payment, cartReturned, giveUpPressed } from './payment-watch.model';

/**
 * Cancels an unpaid order after a confirmation, restores its items to the cart and navigates there.
 * With view-only access it shows the reason instead.
 */
export function GiveUp() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const navigate = useNavigate();
  const [isRequested, setRequested] = useState(false);
  const { isActing, giveUp, payment } = useUnit({
    isActing: $isActing,
    giveUp: giveUpPressed,
    payment: $payment,
  });
  useUnitListener(cartReturned, () => void navigate(paths.cart(), { replace: true }));
  const confirm = (): void => {
    setRequested(false);
    giveUp();
  };
  if (payment?.isViewOnly) return <p>{t('domain:order.view-only')}</p>;
  return (
    <>
      <Button size="l" wide variant="ghost" loading={isActing} onClick={() => setRequested(true)}>
        {t('pay.give-up')}
      </Button>
      <AlertDialog
        open={isRequested}
        tone="warning"
        icon="warning"
        title={t('pay.give-up-title')}
        confirmLabel={t('pay.give-up')}
        onConfirm={confirm}
        cancelLabel={t('pay.keep')}
        onCancel={() => setRequested(false)}
      >
        {t('pay.give-up-text')}
      </AlertDialog>
    </>
  );
}
