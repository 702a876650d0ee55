import { useUnit } from 'effector-react';
import type { Order } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { pageOrigin, paths } from '@storefront/shared-domain/paths';
import { paymentStep, type PaymentStep } from '@storefront/shared-domain/rules';
import { Page } from '@storefront/shared-ui';
import { Navigate } from '@storefront/shared-ui/router';
import { PaymentEnded } from '../../lib/payment-watch/payment-ended';
import { usePayment } from '../../lib/payment-watch/use-payment';
import { LeavePage } from './leave-page';
import { OpenApp } from './open-app';

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
