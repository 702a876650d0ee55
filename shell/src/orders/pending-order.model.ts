import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { serverNow } from '@storefront/shared-domain/clock';
import type { Order, PlacedOrder } from '@storefront/shared-domain/contracts';
import {
  $isCartReady,
  $isOnline,
  $isPlacing,
  $lines,
  $pendingOrder,
  $restaurantId,
  forgetPendingFx,
  markReportedFx,
  readPendingFx,
  restaurantSelected,
  type PendingOrder,
} from '@storefront/shared-domain/models';
import { isSameCart } from '@storefront/shared-domain/rules';
import { loadCalls } from '../session/load-calls';
import { loadHttp } from '../session/provide-http';

/**
 * Time in ms after sending in which a 404 is not final: the server may still be processing the
 * order.
 */
const GRACE_MS = 10_000;
/** Delays in ms until the next look-up: after an early 404, and after no answer. */
const AGAIN_MS = { early: 2_000, unreachable: 15_000 } as const;

type Found =
  | { readonly kind: 'found'; readonly order: Order }
  | { readonly kind: 'refused' }
  | { readonly kind: 'missing'; readonly isFinal: boolean };

/** True for a canceled order with a refused payment: it was never accepted. */
const isRefused = ({ status, payment }: Order): boolean =>
  status === 'CANCELED' &&
  payment !== null &&
  payment !== undefined &&
  payment.status !== 'refunded';

/**
 * Fetches the order. The http entry is loaded only on devices with a pending order. Throws while
 * the server does not answer.
 */
export const lookUpFx = createEffect<PendingOrder, Found>(async ({ uuid, sentAt }) => {
  const [{ callApi, isApiError }, calls] = await Promise.all([loadHttp(), loadCalls()]);
  const age = serverNow() - sentAt; // negative after the clock was set back
  try {
    const order = await callApi(calls.getOrder, { params: { token: uuid } });
    return isRefused(order) ? { kind: 'refused' } : { kind: 'found', order };
  } catch (error) {
    if (isApiError(error) && error.status === 404)
      return { kind: 'missing', isFinal: age < 0 || age > GRACE_MS };
    throw error;
  }
});

/** 'Try again' was pressed, the connection is back, or the delay is over. */
export const requestedAgain = createEvent();
/** The customer has read that the order did not arrive. */
export const missingRead = createEvent();

/** Number of look-ups so far. A wait after an earlier one is obsolete: each look-up has one wait. */
const $lookUps = createStore(0).on(lookUpFx, (count) => count + 1);
const waitFx = createEffect<{ readonly ms: number; readonly lookUp: number }, void>(
  ({ ms }) => new Promise((resolve) => setTimeout(resolve, ms)),
);

const $situation = combine({
  pending: $pendingOrder,
  restaurantId: $restaurantId,
  lines: $lines,
  isPlacing: $isPlacing,
  isRequesting: lookUpFx.pending,
});

// Read at the start once the cart is loaded, and after every order without an answer.
sample({
  clock: [$isCartReady.updates.filter({ fn: Boolean }), orderBus.outcomeUnknown],
  fn: () => undefined,
  target: readPendingFx,
});
sample({
  clock: [readPendingFx.done, requestedAgain],
  source: $situation,
  filter: ({ pending, isPlacing, isRequesting }) => pending !== null && !isPlacing && !isRequesting,
  fn: ({ pending }) => pending!,
  target: lookUpFx,
});
sample({
  clock: waitFx.done,
  source: $lookUps,
  filter: (lookUp, { params }) => lookUp === params.lookUp,
  fn: () => undefined,
  target: requestedAgain,
});
sample({ clock: $isOnline, filter: Boolean, fn: () => undefined, target: requestedAgain });

/** Ignores results for an order that was settled meanwhile or is being sent again. */
const responseReceived = sample({
  clock: lookUpFx.done,
  source: $situation,
  filter: ({ pending, isPlacing }, { params }) => pending?.uuid === params.uuid && !isPlacing,
  fn: (situation, { result }) => ({ ...situation, result }),
});

const asPlaced = (order: Order): PlacedOrder => ({
  order,
  totalNetValue: order.details.grandTotal,
  client: { id: null, name: '', email: '', phone: '' },
});
const recovered = sample({
  clock: responseReceived,
  filter: ({ result, restaurantId }) =>
    result.kind === 'found' && result.order.restaurantId === restaurantId,
  fn: ({ result }) => asPlaced((result as Extract<Found, { kind: 'found' }>).order),
});
// The cart is about to be emptied: the guards must not redirect from the order's page
// (CONFLICTS-06).
sample({ clock: recovered, fn: () => undefined, target: orderBus.sendingStarted });
sample({ clock: recovered, target: [orderBus.placed, orderBus.recovered] });

const missing = sample({
  clock: responseReceived,
  filter: ({ result }) => result.kind === 'missing' && result.isFinal,
});
const isGone = ({
  pending,
  lines,
}: {
  pending: PendingOrder | null;
  lines: PendingOrder['lines'];
}) => pending !== null && !isSameCart(pending.lines, lines);
// The cart has changed since: that order will not be sent again.
sample({
  clock: responseReceived,
  filter: ({ result }) => result.kind === 'refused',
  fn: ({ pending }) => pending!.uuid,
  target: forgetPendingFx,
});
sample({
  clock: missing,
  filter: isGone,
  fn: ({ pending }) => pending!.uuid,
  target: forgetPendingFx,
});
const reported = sample({
  clock: missing,
  filter: (situation) => !isGone(situation) && situation.pending?.isTold === false,
  fn: ({ pending }) => pending!.uuid,
});
sample({ clock: reported, target: markReportedFx });

sample({
  clock: responseReceived,
  source: $lookUps,
  filter: (_, { result }) => result.kind === 'missing' && !result.isFinal,
  fn: (lookUp) => ({ ms: AGAIN_MS.early, lookUp }),
  target: waitFx,
});
const unreachable = sample({
  clock: lookUpFx.fail,
  source: $pendingOrder,
  filter: (pending, { params }) => pending?.uuid === params.uuid,
});
sample({
  clock: unreachable,
  source: $lookUps,
  fn: (lookUp) => ({ ms: AGAIN_MS.unreachable, lookUp }),
  target: waitFx,
});

/**
 * State of an unanswered order: being looked up, server unreachable, or missing. Null when there is
 * nothing to show; an order that arrived has its own page.
 */
export const $pendingUpdate = createStore<'checking' | 'unreachable' | 'missing' | null>(null)
  .on(lookUpFx, (update) => (update === 'unreachable' ? update : 'checking'))
  .on(unreachable, () => 'unreachable')
  .on(missing, () => null)
  .on(responseReceived, (update, { result }) => (result.kind === 'refused' ? 'missing' : update))
  .on(reported, () => 'missing')
  .reset(missingRead, orderBus.sendingStarted, orderBus.placed, restaurantSelected);

/** The page of the recovered order was opened. */
export const recoveryShown = createEvent();
export const $isRecovered = createStore(false)
  .on(orderBus.recovered, () => true)
  .reset(recoveryShown, restaurantSelected);
