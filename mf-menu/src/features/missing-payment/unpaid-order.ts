import { calls, type Order } from '@storefront/shared-domain/contracts';
import { callApi } from '@storefront/shared-domain/http';

/** An order that its restaurant has not received yet: no payment was confirmed. */
const isUnpaid = ({ status }: Order): boolean => status === 'CREATED';

/**
 * The first of these orders that is still unpaid, requested from the server without the cache,
 * which may not have the payment yet. An order that cannot be read, or is of another restaurant, is
 * skipped.
 */
export async function findUnpaid(
  uuids: readonly string[],
  restaurantId: number,
): Promise<Order | null> {
  const answers = await Promise.allSettled(
    uuids.map((token) => callApi(calls.getOrder, { params: { token } })),
  );
  const orders = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return orders.find((order) => order.restaurantId === restaurantId && isUnpaid(order)) ?? null;
}
