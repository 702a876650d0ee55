import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { calls, type Order, type PlacedOrder } from '@storefront/shared-domain/contracts';
import {
  $isCartReady,
  $isOnline,
  $isPlacing,
  $lines,
  $pendingOrder,
  $restaurantId,
  forgetPendingFx,
  markToldFx,
  readPendingFx,
  restaurantSelected,
  type PendingOrder,
} from '@storefront/shared-domain/models';
import { isSameCart } from '@storefront/shared-domain/rules';
import { loadHttp } from '../remotes/provide-http';

/**
 * A server may still be busy with an order that left so lately, in ms: that it knows of none proves
 * nothing yet.
 */
const GRACE_MS = 10_000;
/** How long to wait for such an order, and for a server that does not answer, in ms. */
const AGAIN_MS = { early: 2_000, unreachable: 15_000 } as const;

type Found =
  | { readonly kind: 'found'; readonly order: Order }
  | { readonly kind: 'refused' }
  | { readonly kind: 'missing'; readonly isFinal: boolean };

/** Its payment was refused at once, and the order is canceled: it was never taken. */
const isRefused = ({ status, payment }: Order): boolean =>
  status === 'CANCELED' &&
  payment !== null &&
  payment !== undefined &&
  payment.status !== 'refunded';

/**
 * Asks what became of an order; the http entry is fetched only by a device that has one to ask for.
 * Throws while nobody answers.
 */
export const lookUpFx = createEffect<PendingOrder, Found>(async ({ uuid, sentAt }) => {
  const { callApi, isApiError } = await loadHttp();
  const age = Date.now() - sentAt; // negative after the clock was set back
  try {
    const order = await callApi(calls.getOrder, { params: { token: uuid } });
    return isRefused(order) ? { kind: 'refused' } : { kind: 'found', order };
  } catch (error) {
    if (isApiError(error) && error.status === 404)
      return { kind: 'missing', isFinal: age < 0 || age > GRACE_MS };
    throw error;
  }
});

/** 'Try again', the connection is back, or the time to ask again has come. */
export const askedAgain = createEvent();
/** The customer has read that the order did not arrive. */
export const missingRead = createEvent();

const waitFx = createEffect<number, void>(
  (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
);

const $situation = combine({
  pending: $pendingOrder,
  restaurantId: $restaurantId,
  lines: $lines,
  isPlacing: $isPlacing,
  isAsking: lookUpFx.pending,
});

// At the start once the cart is there, and whenever somebody sent an order and was not answered.
sample({
  clock: [$isCartReady.updates.filter({ fn: Boolean }), orderBus.outcomeUnknown],
  fn: () => undefined,
  target: readPendingFx,
});
sample({
  clock: [readPendingFx.done, askedAgain],
  source: $situation,
  filter: ({ pending, isPlacing, isAsking }) => pending !== null && !isPlacing && !isAsking,
  fn: ({ pending }) => pending!,
  target: lookUpFx,
});
sample({ clock: waitFx.done, fn: () => undefined, target: askedAgain });
sample({ clock: $isOnline, filter: Boolean, fn: () => undefined, target: askedAgain });

/** An answer about an order that somebody has settled meanwhile, or is sending again, is none. */
const answered = sample({
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
  clock: answered,
  filter: ({ result, restaurantId }) =>
    result.kind === 'found' && result.order.restaurantId === restaurantId,
  fn: ({ result }) => asPlaced((result as Extract<Found, { kind: 'found' }>).order),
});
// The cart is about to lose what was ordered: that must not lead away from what is told of it
// (CONFLICTS-06).
sample({ clock: recovered, fn: () => undefined, target: orderBus.sendingStarted });
sample({ clock: recovered, target: [orderBus.placed, orderBus.recovered] });

const missing = sample({
  clock: answered,
  filter: ({ result }) => result.kind === 'missing' && result.isFinal,
});
const isGone = ({
  pending,
  lines,
}: {
  pending: PendingOrder | null;
  lines: PendingOrder['lines'];
}) => pending !== null && !isSameCart(pending.lines, lines);
// The cart is another one by now: nobody will send that order again.
sample({
  clock: answered,
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
const told = sample({
  clock: missing,
  filter: (situation) => !isGone(situation) && situation.pending?.isTold === false,
  fn: ({ pending }) => pending!.uuid,
});
sample({ clock: told, target: markToldFx });

sample({
  clock: answered,
  filter: ({ result }) => result.kind === 'missing' && !result.isFinal,
  fn: () => AGAIN_MS.early,
  target: waitFx,
});
const unreachable = sample({
  clock: lookUpFx.fail,
  source: $pendingOrder,
  filter: (pending, { params }) => pending?.uuid === params.uuid,
});
sample({ clock: unreachable, fn: () => AGAIN_MS.unreachable, target: waitFx });

/**
 * What is to be told of an unanswered order: it is being asked for, nobody answers, or it did not
 * arrive. Null when there is nothing to tell; that it arrived is told by a page of its own.
 */
export const $pendingNews = createStore<'asking' | 'unreachable' | 'missing' | null>(null)
  .on(lookUpFx, (news) => (news === 'unreachable' ? news : 'asking'))
  .on(unreachable, () => 'unreachable')
  .on(missing, () => null)
  .on(answered, (news, { result }) => (result.kind === 'refused' ? 'missing' : news))
  .on(told, () => 'missing')
  .reset(missingRead, orderBus.sendingStarted, orderBus.placed, restaurantSelected);

/** The order whose answer was lost is there, and its page was not shown yet. */
export const recoveryShown = createEvent();
export const $isRecovered = createStore(false)
  .on(orderBus.recovered, () => true)
  .reset(recoveryShown, restaurantSelected);
