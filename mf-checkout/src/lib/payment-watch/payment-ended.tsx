import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { OrderPayment } from '@storefront/shared-domain/contracts';
import { isPaymentOver } from '@storefront/shared-domain/rules';
import { paths } from '@storefront/shared-domain/paths';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { Button, EmptyState, LinkButton, Stack } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { GiveUp } from './give-up';
import {
  $isActing,
  $isActionFailed,
  cartReturned,
  giveUpPressed,
  retryPressed,
} from './payment-watch.model';

/** A declined payment can be retried; an ended one only offers the cart. */
export function PaymentEnded({ payment }: { payment: OrderPayment }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const navigate = useNavigate();
  const { isActing, isFailed, retry, giveUp } = useUnit({
    isActing: $isActing,
    isFailed: $isActionFailed,
    retry: retryPressed,
    giveUp: giveUpPressed,
  });
  useUnitListener(cartReturned, () => void navigate(paths.cart(), { replace: true }));
  const { status } = payment;
  return (
    <Stack gap={4}>
      <div role="alert">
        <EmptyState icon="warning" title={t(`pay.${status}.title`)}>
          <p>{t(`pay.${status}.text`)}</p>
          {isFailed && <p>{t('pay.failed')}</p>}
        </EmptyState>
      </div>
      {status === 'declined' && !payment.isViewOnly && (
        <Button size="l" wide icon="refresh" loading={isActing} onClick={() => retry()}>
          {t('domain:action.retry')}
        </Button>
      )}
      {status === 'declined' && <GiveUp />}
      {isPaymentOver(payment) && (
        <Button size="l" wide loading={isActing} onClick={() => giveUp()}>
          {t('pay.cart-back')}
        </Button>
      )}
      {status !== 'declined' && (
        <LinkButton to={paths.menu()} size="l" wide variant="secondary">
          {t('domain:action.back-to-menu')}
        </LinkButton>
      )}
    </Stack>
  );
}
