import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import type { CartLine, OrderPayment } from '@storefront/shared-domain/contracts';
import { $lastOrder } from '@storefront/shared-domain/models';
import { isPaymentOver } from '@storefront/shared-domain/rules';
import { followPayment } from './follow-payment';
import { cancelPaymentFx, readLinesFx, readPaymentFx, retryPaymentFx } from './payment.api';

/** A page starts to wait for the payment of the order with this uuid, and stops. */
export const watchOpened = createEvent<string>();
export const watchClosed = createEvent();

/** The payment may have changed, or the customer requests a refresh. */
export const updateRequested = createEvent();

/** A declined payment is to be retried. */
export const retryPressed = createEvent();

/**
 * Cancels the unpaid order and restores its items to the cart. If the order is already over, only
 * the items are restored.
 */
export const giveUpPressed = createEvent();

const $uuid = createStore<string | null>(null)
  .on(watchOpened, (_, uuid) => uuid)
  .reset(watchClosed);
/** An answer may arrive when its page was left, and that of another order is open. */
const isOurs = (uuid: string | null, { params }: { params: string }): boolean => uuid === params;

const message = sample({
  clock: [readPaymentFx.done, retryPaymentFx.done, cancelPaymentFx.done],
  source: $uuid,
  filter: isOurs,
  fn: (_, { params, result }) => ({ uuid: params, payment: result }),
});
sample({ clock: message, target: orderBus.paymentRead });

/** Current state of the payment; null until loaded. */
export const $payment = createStore<OrderPayment | null>(null)
  .on(message, (_, { payment }) => payment)
  .reset(watchOpened, watchClosed);

/** Why the payment is missing: it does not exist, or the server is unreachable. */
export const $problem = createStore<'not-found' | 'unreachable' | null>(null)
  .on(
    sample({ clock: readPaymentFx.fail, source: $uuid, filter: isOurs, fn: (_, fail) => fail }),
    (_, { error }) => (error.status === 404 || error.path === 'uuid' ? 'not-found' : 'unreachable'),
  )
  .reset(message, watchOpened, watchClosed);

/** A retry or cancellation failed and changed nothing. */
export const $isActionFailed = createStore(false)
  .on(
    sample({
      clock: [retryPaymentFx.fail, cancelPaymentFx.fail, readLinesFx.fail],
      source: $uuid,
      filter: isOurs,
    }),
    () => true,
  )
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
sample({ clock: [watchOpened, updateRequested], ...uuidOf, target: readPaymentFx });
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

/**
 * An order is over, also one whose page was left while it was canceled; its lines come from this
 * visit or, if missing, from the server.
 */
const over = sample({
  clock: [
    sample({
      clock: sample({ clock: givingUp, filter: ({ payment }) => isOver(payment) }),
      ...uuidOf,
    }),
    cancelPaymentFx.done.filterMap(({ params, result }) =>
      isPaymentOver(result) ? params : undefined,
    ),
  ],
  source: $lastOrder,
  fn: (last, uuid) => ({
    uuid,
    lines: last?.placed.order.uuid === uuid ? last.lines : null,
  }),
});
sample({
  clock: over,
  filter: ({ lines }) => lines === null,
  fn: ({ uuid }) => uuid,
  target: readLinesFx,
});

const returned = sample({
  clock: [
    over.filterMap(({ uuid, lines }) =>
      lines === null ? undefined : { params: uuid, result: lines },
    ),
    readLinesFx.done,
  ],
});
sample({ clock: returned, fn: ({ result }) => result, target: orderBus.givenUp });

/** The ordered items are back in the cart, and the page of their order is still open. */
export const cartReturned = sample({
  clock: returned,
  source: $uuid,
  filter: isOurs,
  fn: (_, { result }): readonly CartLine[] => result,
});

/** Follows the pending payment. Returns the function that stops it. */
const followFx = createEffect<string, () => void>((uuid) =>
  followPayment(uuid, scopeBind(updateRequested)),
);
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' }).on(
  followFx.doneData,
  (_, stop) => stop,
);
const unfollowFx = createEffect<() => void, void>((stop) => stop());
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
  clock: [watchClosed, $payment.updates.filter({ fn: (payment) => !isWaiting(payment) })],
  source: $stop,
  filter: Boolean,
  target: unfollowFx, // the parameter: a reset of $stop comes before a source of the effect is read
});
