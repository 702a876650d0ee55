import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { refuse, type Refusal } from '../http/refusal';
import { serve } from '../http/serve';
import { isUuid } from '../orders/uuid';
import { placesOf } from '../payments/places';
import { giveUpPayment, readPayment, retryPayment, type RetryProblem } from '../use-cases/order-payments';

const notFound = (): Refusal => refuse(404, 'Payment not found', 'payment_not_found');

const REFUSALS: Record<RetryProblem['kind'], () => Refusal> = {
  'order-not-found': notFound,
  'order-canceled': () => refuse(409, 'The order is canceled', 'order_canceled'),
  'card-needed': () => refuse(409, 'A card is needed to pay', 'wallet_card_missing'),
  'too-many-attempts': () => refuse(409, 'The payment was tried too often', 'too_many_attempts'),
  unavailable: () => refuse(422, 'Online Payment Method is Unavaiable', 'online_payment_unavailable'),
};

/** The online payment of an order, for whoever knows its uuid: how it stands, another attempt, giving it up. */
export function orderPaymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { limits, payments } = deps;

  serve(app, calls.getPayment, async ({ params }) => {
    return (isUuid(params.uuid) ? await readPayment(deps, params.uuid) : null) ?? notFound();
  }, { noStore: true });

  serve(app, calls.retryPayment, async ({ params, request }) => {
    if (!isUuid(params.uuid)) return notFound();
    const retried = await retryPayment(deps, params.uuid, placesOf(request, payments));
    return retried.ok ? retried.value : REFUSALS[retried.error.kind]();
  }, { perMinute: limits.orders, noStore: true });

  serve(app, calls.cancelPayment, async ({ params }) => {
    return (isUuid(params.uuid) ? await giveUpPayment(deps, params.uuid) : null) ?? notFound();
  }, { perMinute: limits.orders, noStore: true });
}
