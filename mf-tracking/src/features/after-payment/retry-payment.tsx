import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { pageOrigin, paths } from '@storefront/shared-domain/paths';
import { paymentStep } from '@storefront/shared-domain/rules';
import { Button } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { retryPaymentFx } from './payment.api';

/** Starts a new attempt and navigates to its payment page. */
export function RetryPayment({ order, onUpdate }: { order: Order; onUpdate: () => void }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const navigate = useNavigate();
  const [isFailed, setFailed] = useState(false);
  const { retry, isActing } = useUnit({ retry: retryPaymentFx, isActing: retryPaymentFx.pending });
  const press = async (): Promise<void> => {
    setFailed(false);
    try {
      const step = paymentStep({ ...order, payment: await retry(order.uuid) }, pageOrigin());
      if (step.kind === 'pix') void navigate(paths.paymentPix({ token: order.uuid }));
      else if (step.kind === 'redirect') window.location.assign(step.link);
      else onUpdate();
    } catch {
      setFailed(true);
      onUpdate();
    }
  };
  return (
    <>
      {isFailed && <p role="alert">{t('after-payment.failed')}</p>}
      <Button size="l" wide icon="refresh" loading={isActing} onClick={() => void press()}>
        {t('domain:action.retry')}
      </Button>
    </>
  );
}
