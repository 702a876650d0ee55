import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identify } from '../../accounts/identify';
import { findOrder } from '../orders.repository';
import type { PaymentDeps } from './payment-deps';
import { refuse, Refusal } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { mayAct, toViewer, viewOnly } from '../order-viewer';
import { viewOnlyPayment } from '../mask-order';
import { isUuid } from '../../platform/db/uuid';
import { placesOf } from '../../platform/http/places';
import { giveUpPayment, readPayment, retryPayment, type RetryProblem } from './order-payments';

const notFound = (): Refusal => refuse(404, 'Payment not found', 'payment_not_found');

const REFUSALS: Record<RetryProblem['kind'], () => Refusal> = {
  'order-not-found': notFound,
  'order-canceled': () => refuse(409, 'The order is canceled', 'order_canceled'),
  'card-needed': () => refuse(409, 'A card is needed to pay', 'wallet_card_missing'),
  'too-many-attempts': () => refuse(409, 'The payment was tried too often', 'too_many_attempts'),
  unavailable: () =>
    refuse(422, 'Online Payment Method is Unavaiable', 'online_payment_unavailable'),
};

/**
 * The online payment of an order: its status for every client with the uuid; retry and cancel for
 * the device that placed it, its account, and a browser that returned from the payment page.
 */
export function orderPaymentRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  const { db, limits, payments } = deps;
  /**
   * Whether the requester may act on the order with this uuid; a refusal when there is no such
   * order or the session has ended.
   */
  const permission = async (request: FastifyRequest, uuid: string): Promise<boolean | Refusal> => {
    const customer = await identify(request, deps);
    if (customer instanceof Refusal) return customer;
    const order = isUuid(uuid) ? await findOrder(db, { uuid }) : null;
    return order?.payment ? mayAct(order, toViewer(request, customer)) : notFound();
  };

  serve(app, calls.getPayment, async ({ params, request }) => {
    const isAllowed = await permission(request, params.uuid);
    if (isAllowed instanceof Refusal) return isAllowed;
    const payment = await readPayment(deps, params.uuid);
    if (!payment) return notFound();
    return isAllowed ? payment : viewOnlyPayment(payment);
  });

  serve(
    app,
    calls.retryPayment,
    async ({ params, request }) => {
      const isAllowed = await permission(request, params.uuid);
      if (isAllowed !== true) return isAllowed || viewOnly();
      const retried = await retryPayment(deps, params.uuid, placesOf(request, payments));
      return retried.ok ? retried.value : REFUSALS[retried.error.kind]();
    },
    { perMinute: limits.orders },
  );

  serve(
    app,
    calls.cancelPayment,
    async ({ params, request }) => {
      const isAllowed = await permission(request, params.uuid);
      if (isAllowed !== true) return isAllowed || viewOnly();
      return (await giveUpPayment(deps, params.uuid)) ?? notFound();
    },
    { perMinute: limits.orders },
  );
}
