import type { StartDeps } from './payment-deps';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { findOrder, type OrderRow } from '../orders.repository';
import type { OrderProblem } from '../order-problem';
import { giveUpStart, startPatiently } from './start-payment';

/** Why a stored order cannot be paid; null when it can be, or is. */
function paymentFailure({ payment }: OrderRow): OrderProblem | null {
  if (payment?.kind === 'card' && payment.status === 'declined')
    return { kind: 'card-declined', path: 'details.creditCardToken' };
  return payment?.status === 'canceled' && !payment.isStarted
    ? { kind: 'online-payment-unavailable', path: 'details.paymentType' }
    : null;
}

/**
 * After the commit of an order: requests its payment from the provider if that is pending, for the
 * first request and for a repeated one. When the provider refuses the payment, the order is
 * canceled and everything is returned; a repeated request then gets the same refusal.
 */
export async function payPlaced(
  deps: StartDeps,
  placed: OrderRow,
): Promise<Result<OrderRow, OrderProblem>> {
  const { payment } = placed;
  if (!payment) return ok(placed);
  if (payment.status === 'pending' && !payment.isStarted) {
    const outcome = await startPatiently(deps, payment.id);
    if (outcome === 'refused' || outcome === 'unreachable')
      await giveUpStart(deps.db, payment, deps.now());
  }
  const row = (await findOrder(deps.db, { id: placed.id })) ?? placed;
  const problem = paymentFailure(row);
  return problem ? err(problem) : ok(row);
}
