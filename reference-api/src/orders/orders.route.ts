import { calls, type OrderRequest, type TrackRequest } from '@storefront/shared-domain/contracts';
import { err, ok } from '@storefront/shared-domain/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { identify, namedCustomer } from '../accounts/identify';
import { loginThrottle } from '../accounts/login-throttle';
import { parseBearer, parseDevice, parsePage } from '../platform/http/request-values';
import { Refusal, refuse, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { isUuid } from '../platform/db/uuid';
import { placesOf } from '../platform/http/places';
import { restaurantById, restaurantNumber } from '../restaurants/restaurant-id';
import { countRefusedOrders } from '../telemetry/count-refused-orders';
import { countedVisit } from '../telemetry/counted-visit';
import type { Queryable } from '../platform/db/database';
import { findOrder, letDeviceAct, listOrders, type OrderRow } from './orders.repository';
import type { OrderDeps } from './order-deps';
import { hashActingDevice, orderFor, toViewer } from './order-viewer';
import { refuseWithoutCapacity } from './refuse-without-capacity';
import { toPlacedOrder } from './order-view';
import type { OrderCall } from './order-type';
import { placeOrder } from './place-order';
import { orderRefusal } from './order-refusals';

const MAX_ORDER_NUMBER = 9_007_199_254_740_991;

const parseNumber = (id: string): number =>
  /^\d{1,16}$/.test(id) && Number(id) <= MAX_ORDER_NUMBER ? Number(id) : 0;

/**
 * The order that a payment page returns to (API-12), identified by its number, its restaurant, and
 * its client: the key made for this return, the customer's uuid or, for a guest, the order's own.
 * Numbers can be guessed, uuids cannot: all three must match, else the order is not found. A device
 * with the key may act on the order from then on: the bank's app may return to another browser.
 */
async function findTrackedOrder(
  on: Queryable,
  { orderID, clientID, restaurantID }: z.output<typeof TrackRequest>,
  device: string | null,
): Promise<OrderRow | null> {
  if (parseNumber(orderID) === 0 || !isUuid(clientID)) return null;
  const order = await findOrder(on, { id: parseNumber(orderID) });
  if (order === null || String(order.restaurantId) !== restaurantID) return null;
  const client = clientID.toLowerCase();
  if (client !== order.returnKey) return client === (order.customerId ?? order.uuid) ? order : null;
  if (device === null) return order;
  await letDeviceAct(on, order.id, hashActingDevice(device));
  return findOrder(on, { id: order.id });
}

/** Input that both order calls pass on. */
type OrderSent = {
  params: { readonly restaurantId: string };
  body: OrderRequest;
  request: FastifyRequest;
  reply: FastifyReply;
};

const PLACING = [calls.placeOrder, calls.placeTableOrder];

/**
 * Placing orders and looking them up (API-04, 05, 07, 08, 12). An unknown coupon id counts as a
 * failed attempt.
 */
export function orderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db, catalog, limits, now, orderQueue, payments, tableTokens, tokens, visitStamps } = deps;

  const throttle = loginThrottle(deps);
  /** The account of the request's token, if it has one: its guesses count from every address. */
  const couponsOf = async (request: FastifyRequest) => {
    const claims = await tokens.read(parseBearer(request) ?? '');
    return claims && { account: `coupons ${claims.customerId}`, isStrangersOnly: false };
  };
  countRefusedOrders(app, PLACING, deps);
  refuseWithoutCapacity(app, PLACING, orderQueue);
  const place =
    (call: OrderCall) =>
    async ({ params, body, request, reply }: OrderSent) => {
      const client = { address: request.clientAddress, limits };
      const attempt = body.details.discountID
        ? await throttle(reply, `coupon ${params.restaurantId}`, await couponsOf(request))
        : null;
      if (attempt?.isRefused) return attempt.refusal;
      const visit = await countedVisit(request.headers, visitStamps);
      const customer = await namedCustomer(request, tokens);
      const number = restaurantNumber(params.restaurantId);
      const refused = (refusal: Refusal) => err({ kind: 'refused' as const, refusal });
      const placing = placeOrder(deps, {
        held: () => (number === null ? null : catalog.held(number)),
        read: async (on) => {
          const restaurant = await restaurantById(catalog, params.restaurantId, on);
          return restaurant ? ok(restaurant) : refused(restaurantNotFound());
        },
        account: async (on, restaurantId) => {
          const account = await customer.hold(on, restaurantId);
          return account instanceof Refusal ? refused(account) : ok(account);
        },
        customerId: customer.customerId,
        request: body,
        call,
        tableTokens,
        now,
        visit,
        places: placesOf(request, payments),
        client,
      });
      const placed = await (attempt ? attempt.during(placing) : placing);
      if (placed.ok || placed.error.kind !== 'coupon-not-found') await attempt?.succeeded();
      if (!placed.ok)
        return placed.error.kind === 'refused' ? placed.error.refusal : orderRefusal(placed.error);
      if (placed.value.isReplay) reply.header('idempotent-replayed', 'true');
      return toPlacedOrder(placed.value.row, placed.value.decoded);
    };
  serve(app, calls.placeOrder, place('order'), { perMinute: limits.orders });
  serve(app, calls.placeTableOrder, place('table'), { perMinute: limits.orders });

  serve(app, calls.getOrder, async ({ params, request }) => {
    const customer = await identify(request, deps);
    if (customer instanceof Refusal) return customer;
    const row = isUuid(params.token) ? await findOrder(db, { uuid: params.token }) : null;
    return row
      ? orderFor(row, toViewer(request, customer))
      : refuse(404, 'Order not found', 'order_not_found');
  });

  serve(
    app,
    calls.trackOrder,
    async ({ body, request }) => {
      const customer = await identify(request, deps);
      if (customer instanceof Refusal) return customer;
      const row = await findTrackedOrder(db, body, parseDevice(request.headers));
      return row
        ? { order: orderFor(row, toViewer(request, customer)) }
        : refuse(404, 'Order not found', 'order_not_found');
    },
    { perMinute: limits.orders },
  );

  serve(
    app,
    calls.getOrders,
    async ({ params, body, request }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const page = parsePage(params);
      if (page instanceof Refusal) return page;
      const customer = await identify(request, deps, restaurant.id);
      if (customer instanceof Refusal) return customer;
      const rows = await listOrders(db, restaurant.id, body.ordersUUIDs, {
        ...page,
        sort: body.sortSettings,
      });
      return rows.map((row) => orderFor(row, toViewer(request, customer)));
    },
    { perMinute: limits.lookups },
  );
}
