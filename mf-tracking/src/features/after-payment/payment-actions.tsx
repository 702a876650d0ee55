import { orderBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import { pageOrigin, paths } from '@storefront/shared-domain/paths';
import { isPaymentOver, paymentStep } from '@storefront/shared-domain/rules';
import { Button, LinkButton, Stack } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GiveUp } from './give-up';
import type { PaymentView } from './payment-view';
import { retryPaymentFx } from './payment.api';

/** Starts a new attempt and navigates to its payment page. */
function RetryPayment({ order, onUpdate }: { order: Order; onUpdate: () => void }) {
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

type Props = { order: Order; view: PaymentView; onUpdate: () => void };

/** Actions: pay now, retry the payment, cancel the order, or add its items to the cart again. */
export function PaymentActions({ order, view, onUpdate }: Props) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const navigate = useNavigate();
  const giveBack = useUnit(orderBus.givenUp);
  const step = paymentStep(order, pageOrigin());
  const orderAgain = (): void => {
    giveBack(order.orders);
    void navigate(paths.cart(), { replace: true });
  };
  if (view === 'pending' || view === 'declined') {
    return (
      <Stack gap={2}>
        {view === 'pending' && step.kind === 'pix' && (
          <LinkButton to={paths.paymentPix({ token: order.uuid })} size="l" wide>
            {t('after-payment.pay')}
          </LinkButton>
        )}
        {view === 'pending' && (step.kind === 'redirect' || step.kind === 'app') && (
          <LinkButton to={step.link} reloadDocument size="l" wide>
            {t('after-payment.pay')}
          </LinkButton>
        )}
        {order.payment?.isViewOnly ? (
          <p>{t('domain:order.view-only')}</p>
        ) : (
          <>
            {view === 'declined' && <RetryPayment order={order} onUpdate={onUpdate} />}
            <GiveUp order={order} onUpdate={onUpdate} onGivenUp={orderAgain} />
          </>
        )}
      </Stack>
    );
  }
  return order.payment && isPaymentOver(order.payment) ? (
    <Button size="l" wide onClick={orderAgain}>
      {t('after-payment.order-again')}
    </Button>
  ) : null;
}
