import type { Order } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { pageOrigin, paths } from '@storefront/shared-domain/paths';
import { paymentStep, type PaymentStep } from '@storefront/shared-domain/rules';
import {
  Button,
  Dialog,
  EmptyState,
  LinkButton,
  Page,
  Spinner,
  Stack,
} from '@storefront/shared-ui';
import { Navigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentEnded } from '../../lib/payment-watch/payment-ended';
import { usePayment } from '../../lib/payment-watch/use-payment';
import { GiveUp } from '../../lib/payment-watch/give-up';

/**
 * The open-payment-app dialog with the payment's link (CHECKOUT-34, TRACKING-13); the page behind
 * it waits for the payment.
 */
function OpenApp({ link, amount }: { link: string; amount: string }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const [isOpen, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <Page>
      <EmptyState icon="phone" heading="h1" title={t('pay.app-title')}>
        <p role="status">{t('pay.app-waiting', { amount })}</p>
      </EmptyState>
      <Stack gap={4}>
        <Button size="l" wide onClick={() => setOpen(true)}>
          {t('pay.open-app')}
        </Button>
        <GiveUp />
      </Stack>
      <Dialog
        open={isOpen}
        size="s"
        title={t('pay.open-app')}
        closeLabel={t('domain:action.close')}
        onClose={close}
        footer={
          <LinkButton
            to={link}
            reloadDocument
            target="_blank"
            rel="noopener noreferrer"
            size="l"
            wide
            onClick={close}
          >
            {t('pay.open-app')}
          </LinkButton>
        }
      >
        <p>{t('pay.app-text', { amount })}</p>
      </Dialog>
    </Page>
  );
}

/**
 * Redirects to the provider's page (TRACKING-12) and shows a link for browsers that do not
 * redirect; after Back the link is still shown.
 */
function LeavePage({ link }: { link: string }) {
  const { t } = useTranslation('mf-checkout');
  useEffect(() => window.location.assign(link), [link]);
  return (
    <Page>
      <EmptyState icon="wallet" heading="h1" title={t('pay.leaving')}>
        <p role="status">
          <Spinner /> {t('pay.leaving-text')}
        </p>
      </EmptyState>
      <Stack gap={4}>
        <LinkButton to={link} reloadDocument size="l" wide>
          {t('pay.go')}
        </LinkButton>
        <GiveUp />
      </Stack>
    </Page>
  );
}

type Props = { order: Order; step: Exclude<PaymentStep, { kind: 'none' | 'pix' }> };

/** The payment step of an unpaid order, updated until it is paid. */
export function PaymentDue({ order, step }: Props) {
  const money = useUnit($formatMoney);
  const { payment } = usePayment(order.uuid);
  if (payment !== null && payment.status !== 'pending' && payment.status !== 'paid')
    return (
      <Page>
        <PaymentEnded payment={payment} />
      </Page>
    );
  const now = payment === null ? step : paymentStep({ ...order, payment }, pageOrigin());
  if (now.kind !== 'redirect' && now.kind !== 'app')
    return <Navigate to={paths.track({ token: order.uuid })} replace />;
  return now.kind === 'redirect' ? (
    <LeavePage link={now.link} />
  ) : (
    <OpenApp link={now.link} amount={money(order.details.grandTotal)} />
  );
}
