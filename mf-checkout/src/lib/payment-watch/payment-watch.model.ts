import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
} from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import type { CartLine, OrderPayment } from '@storefront/shared-domain/contracts';
import { $lastOrder } from '@storefront/shared-domain/models';
import { isPaymentOver } from '@storefront/shared-domain/rules';
import { followPayment } from './follow-payment';
import { cancelPaymentFx, readLinesFx, readPaymentFx, retryPaymentFx } from './payment.api';

/** A page waits for the payment of the order with this uuid, and no longer. */
export const watchOpened = createEvent<string>();
export const watchClosed = createEvent();

/** Something may have happened, or the customer asks. */
export const newsAsked = createEvent();

/** A declined payment is to be tried again. */
export const retryPressed = createEvent();

/**
 * The order is not to be paid: what was ordered comes back into the cart. Of an order that is over
 * already, only that.
 */
export const giveUpPressed = createEvent();

const $uuid = createStore<string | null>(null)
  .on(watchOpened, (_, uuid) => uuid)
  .reset(watchClosed);
const isOurs = (uuid: string | null, { params }: { params: string }): boolean => uuid === params;

const told = sample({
  clock: [readPaymentFx.done, retryPaymentFx.done, cancelPaymentFx.done],
  source: $uuid,
  filter: isOurs,
  fn: (_, { params, result }) => ({ uuid: params, payment: result }),
});
sample({ clock: told, target: orderBus.paymentRead });

/** Where the payment stands; null while that is unknown. */
export const $payment = createStore<OrderPayment | null>(null)
  .on(told, (_, { payment }) => payment)
  .reset(watchOpened, watchClosed);

/** Why nothing is known: there is no such payment, or nobody answers. */
export const $problem = createStore<'not-found' | 'unreachable' | null>(null)
  .on(readPaymentFx.fail, (_, { error }) =>
    error.status === 404 || error.path === 'uuid' ? 'not-found' : 'unreachable',
  )
  .reset(told, watchOpened, watchClosed);

/** An attempt or giving up was not possible; nothing has changed by it. */
export const $isActionFailed = createStore(false)
  .on([retryPaymentFx.fail, cancelPaymentFx.fail, readLinesFx.fail], () => true)
  .reset(retryPressed, giveUpPressed, watchOpened, watchClosed);

export const $isActing = combine(
  retryPaymentFx.pending,
  cancelPaymentFx.pending,
  readLinesFx.pending,
  (...pending) => pending.some(Boolean),
);

const uuidOf = {
  source: $uuid,
  filter: (uuid: string | null): uuid is string => uuid !== null && uuid !== '',
};
sample({ clock: [watchOpened, newsAsked], ...uuidOf, target: readPaymentFx });
sample({
  clock: sample({ clock: retryPressed, source: $isActing, filter: (isActing) => !isActing }),
  ...uuidOf,
  target: retryPaymentFx,
});

const givingUp = sample({
  clock: giveUpPressed,
  source: { payment: $payment, isActing: $isActing },
  filter: ({ isActing }) => !isActing,
});
const isOver = (payment: OrderPayment | null): boolean =>
  payment !== null && isPaymentOver(payment);
sample({
  clock: sample({ clock: givingUp, filter: ({ payment }) => !isOver(payment) }),
  ...uuidOf,
  target: cancelPaymentFx,
});

/** The order is over; its lines are those of this visit, or those the server kept. */
const over = sample({
  clock: [
    sample({ clock: givingUp, filter: ({ payment }) => isOver(payment), fn: () => undefined }),
    sample({ clock: cancelPaymentFx.doneData, filter: isPaymentOver, fn: () => undefined }),
  ],
  source: { uuid: $uuid, last: $lastOrder },
});
const kept = (
  last: { placed: { order: { uuid: string } }; lines: CartLine[] } | null,
  uuid: string | null,
): boolean => last !== null && last.placed.order.uuid === uuid;
sample({
  clock: over,
  filter: ({ uuid, last }) => uuid !== null && !kept(last, uuid),
  fn: ({ uuid }) => uuid!,
  target: readLinesFx,
});

/** What was ordered is back in the cart. */
export const cartReturned = sample({
  clock: [
    sample({
      clock: over,
      filter: ({ uuid, last }) => kept(last, uuid),
      fn: ({ last }): readonly CartLine[] => last!.lines,
    }),
    readLinesFx.doneData,
  ],
});
sample({ clock: cartReturned, target: orderBus.givenUp });

/** Follows the payment while it is waited for. Its answer stops it. */
const followFx = createEffect<string, () => void>((uuid) =>
  followPayment(uuid, scopeBind(newsAsked, { safe: true })),
);
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' }).on(
  followFx.doneData,
  (_, stop) => stop,
);
const unfollowFx = attach({ source: $stop, effect: (stop) => stop?.() });
$stop.reset(unfollowFx);

const isWaiting = (payment: OrderPayment | null): boolean =>
  payment !== null && (payment.status === 'pending' || payment.status === 'declined');
sample({
  clock: [$payment, $problem],
  source: { uuid: $uuid, payment: $payment, problem: $problem, stop: $stop },
  filter: ({ uuid, payment, problem, stop }) =>
    uuid !== null && stop === null && (isWaiting(payment) || problem === 'unreachable'),
  fn: ({ uuid }) => uuid!,
  target: followFx,
});
sample({
  clock: [
    watchClosed,
    $payment.updates.filter({ fn: (payment) => payment !== null && !isWaiting(payment) }),
  ],
  fn: () => undefined,
  target: unfollowFx,
});
