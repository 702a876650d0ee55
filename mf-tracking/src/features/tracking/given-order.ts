import { Order, parse } from '@storefront/shared-domain/contracts';
import { paymentView } from '../after-payment/payment-view';

/**
 * The order that a page contains; null when it cannot be shown before it is read again: it violates
 * its contract, belongs to another restaurant, or waits for a payment, whose actions depend on the
 * viewer.
 */
export function givenOrder(wire: unknown, restaurantId: number | null): Order | null {
  const order = parse(Order, wire);
  if (order === null || order.restaurantId !== restaurantId) return null;
  const view = paymentView(order, false);
  return view === 'pending' || view === 'declined' ? null : order;
}
