import { attach, createEvent, createStore, sample, type Effect } from 'effector';
import { cartBus, checkoutBus, noticeBus, orderBus, restaurantBus } from '../bus';
import type { CartLine, PlacedOrder } from '../contracts';
import {
  isUnknownError,
  orderFailure,
  type FailedCall,
  type OrderFailure,
} from '../rules/order/order-failure';
import { linesOutOfStock } from '../rules/cart/out-of-stock';
import { $lines } from './cart';
import { forgetPendingFx, rememberSentFx, type OrderCall } from './pending-order';
import { restaurantSelected } from './restaurant';

/**
 * Finds the lines of the cart that a refused order names (ERRORS-07): `linesUnavailable` of the
 * rules, which the first page does not load.
 */
type FindNamed = (
  lines: readonly CartLine[],
  sent: readonly CartLine[],
  refused: Pick<FailedCall, 'text' | 'body'>,
) => CartLine[];

type Failed = {
  readonly error: FailedCall;
  readonly order: OrderCall['order'];
  readonly lines: readonly CartLine[];
};
/** `gone`: lines of the cart that the server named as out of stock or unavailable. */
export type SendingFailure = OrderFailure & { readonly gone: readonly CartLine[] };

/** The lines of the cart that the failure names, and their names to show. */
function namedBy(
  failure: OrderFailure,
  { error, order, lines }: Failed,
  findNamed: FindNamed,
): Pick<SendingFailure, 'gone' | 'items'> {
  if (failure.kind === 'unavailable') {
    const gone = findNamed(lines, order.orders, error);
    return { gone, items: [...new Set(gone.map(({ name }) => name))] };
  }
  // Names that match no line are not shown: the server's own text is (OPEN-069).
  const gone = linesOutOfStock(lines, failure.items);
  return { gone, items: gone.length > 0 ? failure.items : [] };
}

function toFailure(failed: Failed, findNamed: FindNamed): SendingFailure {
  const failure = orderFailure(failed.error);
  return {
    ...failure,
    ...namedBy(failure, failed, findNamed),
    uuid: failure.isKnown ? failed.order.details.uuid : failure.uuid,
  };
}

const without = (lines: readonly CartLine[], { gone }: SendingFailure) => ({
  lines: lines.filter(({ lineId }) => gone.every((line) => line.lineId !== lineId)),
  removed: [...gone],
  repriced: [],
});

/**
 * Sends an order exactly once, from any page. `send` stores the order, disables the redirects of an
 * empty cart and calls the server; while a call is running it sends nothing (CHECKOUT-42). An
 * answer deletes the stored record. A call without an answer leaves the record and requests a
 * lookup of the order's outcome. A refused order is over when `failureRead` reports that the
 * customer has seen the reason, since a reloaded menu may empty the cart (ERRORS-07).
 * `namedRemoved`: the customer removes the unavailable lines that the failure names.
 */
export function orderSending(
  placeFx: Effect<OrderCall, PlacedOrder, FailedCall & Error>,
  findNamed: FindNamed = () => [], // remotes built before it pass none
) {
  const send = createEvent<OrderCall>();
  const failureRead = createEvent();
  const namedRemoved = createEvent();
  const sendFx = attach({ effect: placeFx });

  const leaving = sample({
    clock: send,
    source: sendFx.pending,
    filter: (isSending, { order }) => !isSending && order.orders.length > 0,
    fn: (_, call) => call,
  });
  sample({ clock: leaving, fn: ({ order }) => order.details.uuid, target: checkoutBus.opened });
  sample({ clock: leaving, fn: () => undefined, target: orderBus.sendingStarted });
  sample({ clock: leaving, target: rememberSentFx });
  sample({ clock: leaving, target: sendFx });

  const failed = sample({
    clock: sendFx.fail,
    source: $lines,
    fn: (lines, { params, error }): SendingFailure =>
      toFailure({ error, order: params.order, lines }, findNamed),
  });

  /** Failure of the last order, until its message is read. */
  const $failure = createStore<SendingFailure | null>(null)
    .on(failed, (_, failure) => failure)
    .reset(failureRead, leaving, restaurantSelected);

  // ERRORS-08
  sample({
    clock: failed,
    source: $lines,
    filter: (_, { kind, gone }) => kind === 'out-of-stock' && gone.length > 0,
    fn: without,
    target: cartBus.reconciled,
  });
  // ERRORS-07: whatever the reloaded record says
  sample({
    clock: namedRemoved,
    source: { lines: $lines, failure: $failure },
    filter: ({ failure }) => failure !== null && failure.gone.length > 0,
    fn: ({ lines, failure }) => without(lines, failure!),
    target: cartBus.reconciled,
  });
  sample({ clock: sendFx.doneData, target: orderBus.placed });
  sample({
    clock: sendFx.fail,
    filter: ({ error }) => !orderFailure(error).isLost && !orderFailure(error).isKnown,
    fn: ({ params }) => params.order.details.uuid,
    target: forgetPendingFx,
  });
  sample({
    clock: failed,
    filter: ({ isLost, isKnown }) => isLost || isKnown,
    fn: () => undefined,
    target: orderBus.outcomeUnknown,
  });
  sample({
    clock: failed,
    filter: ({ isMenuOld }) => !isMenuOld,
    fn: () => undefined,
    target: orderBus.settled,
  });
  sample({
    clock: failed,
    filter: ({ isMenuOld }) => isMenuOld,
    fn: () => undefined,
    target: restaurantBus.reloadRequested,
  });
  sample({ clock: failureRead, target: orderBus.settled });
  sample({
    clock: sendFx.failData,
    filter: (error) => isUnknownError(orderFailure(error)),
    fn: ({ status, code }) => ({
      what: 'order' as const,
      reason: `${status} ${code ?? ''}`.trim(),
    }),
    target: noticeBus.failedQuietly,
  });

  return {
    send,
    failureRead,
    namedRemoved,
    $failure,
    $isSending: sendFx.pending,
    placed: sendFx.doneData,
  };
}
