import { Order, parse } from '@storefront/shared-domain/contracts';

/** The actions of such a payment depend on the viewer. */
const isUnpaid = ({ payment }: Order): boolean =>
  payment?.status === 'pending' || payment?.status === 'declined';

/**
 * The order that a page contains; null when it cannot be shown before it is read again: it violates
 * its contract, belongs to another restaurant, or is unpaid.
 */
export function givenOrder(wire: unknown, restaurantId: number | null): Order | null {
  const order = parse(Order, wire);
  const isShown = order !== null && order.restaurantId === restaurantId && !isUnpaid(order);
  return isShown ? order : null;
}
