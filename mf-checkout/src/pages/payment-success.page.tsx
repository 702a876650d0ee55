import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { orderBus } from '@storefront/shared-domain/bus';
import { $lastOrder } from '@storefront/shared-domain/models';
import { pageOrigin, paths } from '@storefront/shared-domain/paths';
import { paymentStep } from '@storefront/shared-domain/rules';
import { Navigate, useLocation } from '@storefront/shared-ui/router';
import { PaymentDue } from '../features/payment-due/payment-due';
import { OrderPlaced } from '../features/success/order-placed';

const parseUuid = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'uuid' in state && typeof state.uuid === 'string'
    ? state.uuid
    : undefined;

/**
 * After an order: its pending payment first, then its success (CONFLICTS-03). After a reload there
 * is no order of this visit: the page follows the last order of this device.
 */
export default function PaymentSuccessPage() {
  const { lastOrder, settle } = useUnit({ lastOrder: $lastOrder, settle: orderBus.settled });
  const paid = parseUuid(useLocation().state);
  useEffect(() => void settle(), [settle]);
  const order = lastOrder?.placed.order;
  if (order === undefined || (paid !== undefined && paid !== order.uuid))
    return <Navigate to={paths.track({ token: paid })} replace />;
  const step = paymentStep(order, pageOrigin());
  if (step.kind === 'pix') return <Navigate to={paths.paymentPix({ token: order.uuid })} replace />;
  if (step.kind !== 'none') return <PaymentDue order={order} step={step} />;
  const isUnpaid = order.payment && order.payment.status !== 'paid';
  return isUnpaid ? (
    <Navigate to={paths.track({ token: order.uuid })} replace />
  ) : (
    <OrderPlaced order={order} />
  );
}
