import { calls, type Order } from '@storefront/shared-domain/contracts';
import { callApi } from '@storefront/shared-domain/http';

/** An order that its restaurant has not taken up yet: nobody has told that it was paid. */
const isUnpaid = ({ status }: Order): boolean => status === 'CREATED';

/**
 * The first of these orders that is still unpaid, asked of the server itself: a cache may not know
 * of the payment yet. One that cannot be read, or is of another restaurant, warns nobody.
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
