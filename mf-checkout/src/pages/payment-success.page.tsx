import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { orderBus } from '@storefront/shared-domain/bus';
import { $lastOrder } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Navigate } from '@storefront/shared-ui/router';
import { OrderPlaced } from '../features/success/order-placed';

/** After an order. A reload finds no order of this visit and follows the last one of this device instead. */
export default function PaymentSuccessPage() {
  const { lastOrder, settle } = useUnit({ lastOrder: $lastOrder, settle: orderBus.settled });
  useEffect(() => void settle(), [settle]);
  return lastOrder === null ? <Navigate to={paths.track()} replace /> : <OrderPlaced order={lastOrder.placed.order} />;
}
