import type { PaymentWorkerDeps } from '../orders/payments/payment-deps';
import type { PaymentProvider } from '../payments/provider';
import { restaurantCatalog } from '../restaurants/restaurant-catalog';
import type { TestApi } from './test-api';

/**
 * Dependencies of a payment worker of this API whose provider has other functions; null: no
 * provider is installed.
 */
export const paymentWorkerDeps = (
  { db, clock, metrics, payments }: TestApi,
  provider: Partial<PaymentProvider> | null,
  more: Partial<PaymentWorkerDeps> & { callDeadlineMs?: number } = {},
): PaymentWorkerDeps => {
  const sandbox = payments.providerNamed('sandbox') as PaymentProvider;
  const { callDeadlineMs = payments.callDeadlineMs, ...others } = more;
  return {
    db,
    now: clock.now,
    metrics,
    catalog: restaurantCatalog(db),
    payments: {
      ...payments,
      callDeadlineMs,
      providerNamed: () => provider && { ...sandbox, ...provider },
    },
    ...others,
  };
};

/** Background state of an order's latest payment. */
export async function dueStateOf(
  { db }: TestApi,
  uuid: unknown,
): Promise<{ id: string; status: string; due: boolean; tries: number } | undefined> {
  const [row] = await db.query<{ id: string; status: string; due: boolean; tries: number }>(
    `select p.id, p.status, p.refund_due as due, p.tries
     from payments p join orders o on o.id = p.order_id where o.uuid = $1
     order by p.attempt desc limit 1`,
    [uuid],
  );
  return row;
}
