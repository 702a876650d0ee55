import { attach, combine, createEvent, createStore, sample } from 'effector';
import { checkoutBus, orderBus } from '@storefront/shared-domain/bus';
import { serverDate } from '@storefront/shared-domain/clock';
import {
  $address,
  $client,
  $coupon,
  $customer,
  $debugMode,
  $deliveryType,
  $fee,
  $feeDiscount,
  $isCartRecovering,
  $isOnline,
  $isPlacing,
  $lines,
  $payment,
  $paymentSetting,
  $restaurant,
  $restaurantId,
  $schedule,
  $scheduleBasis,
  $serviceFee,
  $totals,
  $visitSource,
  orderMarksFx,
  orderSending,
  restaurantSelected,
  type OrderCall,
  type SendingFailure,
} from '@storefront/shared-domain/models';
import {
  buildOrderRequest,
  linesUnavailable,
  type OrderFailure,
} from '@storefront/shared-domain/rules';
import { $isTipValid, ownTipRequested } from '../../lib/own-tip.model';
import { $isPaymentValid } from '../../lib/payment-validity.model';
import { findSendingViolation, type SendingViolation } from './sending-violation';
import { placeOrderFx } from './order.api';

/** The checkout page was mounted, and unmounted. */
export const pageOpened = createEvent();
export const pageClosed = createEvent();

/** CONFIRM ORDER, or 'try again' after a failed connection. */
export const confirmPressed = createEvent();

/** The order that waits for the connection is called off and not sent. */
export const waitingCalledOff = createEvent();

/** The error dialog was closed. */
export const failureClosed = createEvent();

/**
 * The customer cancels the order (ERRORS-06); its draft is stored until the page is left, because
 * the page redirects without a draft.
 */
export const orderCanceled = createEvent();

/** Another tab ordered the content of the cart (ERRORS-02); payload: the order's uuid. */
export const orderedElsewhere = createEvent<string>();

const sending = orderSending(placeOrderFx, linesUnavailable);
export const { $isSending, namedRemoved } = sending;

// An earlier visit may have sent this cart and ended before the response arrived.
sample({ clock: pageOpened, target: orderBus.outcomeUnknown });

const $draft = combine({
  lines: $lines,
  totals: $totals,
  deliveryType: $deliveryType,
  address: $address,
  fee: $fee,
  feeDiscount: $feeDiscount,
  customer: $customer,
  country: $restaurant.map((info) => info?.country ?? ''),
  payment: $payment,
  setting: $paymentSetting,
  serviceFee: $serviceFee,
  client: $client,
  visit: $visitSource,
  debugMode: $debugMode,
  isCartRecover: $isCartRecovering,
  restaurantId: $restaurantId,
  schedule: $schedule,
  coupon: $coupon,
});

/** The order is complete and not already being sent (CHECKOUT-42). */
const $maySend = combine(
  {
    lines: $lines,
    restaurantId: $restaurantId,
    isValid: $isPaymentValid,
    isTipValid: $isTipValid,
    isPlacing: $isPlacing,
  },
  ({ lines, restaurantId, isValid, isTipValid, isPlacing }) =>
    lines.length > 0 && restaurantId !== null && isValid && isTipValid && !isPlacing,
);

// A tip that cannot be read is not left out: the order waits for its correction.
sample({
  clock: confirmPressed,
  source: $isTipValid,
  filter: (isTipValid) => !isTipValid,
  fn: () => undefined,
  target: ownTipRequested,
});

const $facts = combine({
  info: $restaurant,
  type: $deliveryType,
  address: $address,
  schedule: $schedule,
  basis: $scheduleBasis,
});

/** Reads the current time and checks whether the order can still be sent unchanged. */
const checkFx = attach({
  source: $facts,
  effect: (facts) => findSendingViolation(facts, serverDate()),
});
const markFx = attach({ effect: orderMarksFx });

const cameBack = sample({ clock: $isOnline, filter: Boolean, fn: () => undefined });

/**
 * CONFIRM ORDER was pressed while offline: the order is sent once, as soon as the connection
 * returns.
 */
export const $isWaiting = createStore(false)
  .on(
    sample({
      clock: confirmPressed,
      source: combine($maySend, $isOnline, (maySend, isOnline) => maySend && !isOnline),
      filter: Boolean,
    }),
    () => true,
  )
  .reset(waitingCalledOff, pageClosed, restaurantSelected, markFx);
// When the payment becomes incomplete, or the tip invalid, waiting stops: the customer completes it
// and presses CONFIRM again.
sample({
  clock: [$payment, $isTipValid],
  filter: (value) => value === null || value === false,
  fn: () => undefined,
  target: waitingCalledOff,
});

const confirmed = sample({
  clock: [confirmPressed, sample({ clock: cameBack, source: $isWaiting, filter: Boolean })],
  source: combine($maySend, $isOnline, (maySend, isOnline) => maySend && isOnline),
  filter: Boolean,
  fn: () => undefined,
});
sample({ clock: confirmed, target: checkFx });
sample({
  clock: checkFx.doneData,
  filter: (found) => found === null,
  fn: () => undefined,
  target: markFx,
});
const hindered = sample({
  clock: checkFx.doneData,
  filter: (found) => found !== null,
  fn: (found) => found!,
});
sample({ clock: hindered, fn: () => undefined, target: waitingCalledOff });

sample({
  clock: markFx.doneData,
  source: $draft,
  fn: ({ restaurantId, feeDiscount, deliveryType, ...draft }, marks): OrderCall => ({
    restaurantId: restaurantId ?? 0,
    order: buildOrderRequest({
      ...draft,
      ...marks,
      deliveryType: deliveryType ?? 'balcony',
      feeDiscountType: feeDiscount?.discountType ?? '',
    }),
  }),
  target: sending.send,
});

/**
 * The order is stored and its success page is still to be shown; the cart may contain items that
 * another tab added in the meantime.
 */
export const $isPlaced = createStore(false)
  .on(orderBus.placed, () => true)
  .reset(orderBus.sendingStarted, orderBus.settled, restaurantSelected);

const ELSEWHERE = { kind: 'ordered-elsewhere' } as const;
/** Why an order was rejected, or not sent at all. */
export type CheckoutFailure =
  SendingFailure | SendingViolation | (typeof ELSEWHERE & { readonly uuid: string });

const $violation = createStore<CheckoutFailure | null>(null)
  .on(hindered, (_, found) => found)
  .on(orderedElsewhere, (_, uuid) => ({ ...ELSEWHERE, uuid }))
  .reset(failureClosed, pageClosed, confirmed, orderBus.placed, restaurantSelected);

/**
 * Failure of the order to show to the customer, or null. A declined card is shown in the wallet
 * instead.
 */
export const $failure = combine(
  $violation,
  sending.$failure,
  (found, failure): CheckoutFailure | null =>
    found ?? (failure?.kind === 'card-declined' ? null : failure),
);

sample({ clock: failureClosed, target: sending.failureRead });
// The failure is cleared when the order is recovered or its page is left.
sample({
  clock: [
    orderBus.recovered,
    sample({
      clock: [pageOpened, pageClosed],
      source: $isSending,
      filter: (isSending) => !isSending,
    }),
  ],
  fn: () => undefined,
  target: sending.failureRead,
});

const $isCanceled = createStore(false)
  .on(orderCanceled, () => true)
  .reset(pageOpened, orderBus.draftReset, restaurantSelected);
sample({
  clock: pageClosed,
  source: $isCanceled,
  filter: Boolean,
  fn: () => undefined,
  target: orderBus.draftReset,
});

const refused = (...kinds: OrderFailure['kind'][]) =>
  sending.$failure.updates.filter({
    fn: (failure) => failure !== null && kinds.includes(failure.kind),
  });

// ERRORS-09, ERRORS-10: the order can be sent without its coupon or its cashback.
sample({
  clock: refused(
    'coupon-limit',
    'coupon-hours',
    'coupon-used',
    'coupon-unknown',
    'coupon-featured',
    'coupon-minimum',
  ),
  fn: () => undefined,
  target: checkoutBus.couponRemoved,
});
sample({ clock: refused('cashback-expired'), fn: () => false, target: checkoutBus.cashbackUsed });
// The token of a declined card is invalid.
sample({
  clock: refused('card-declined'),
  source: $payment,
  filter: (payment) => payment?.wallet !== undefined,
  fn: (payment) => payment!.wallet!.uuid,
  target: checkoutBus.cardRefused,
});
// An order cannot be sent again with a declined card or an expired token: the card has to be chosen
// again.
sample({
  clock: refused('card-declined', 'card-token'),
  fn: () => null,
  target: checkoutBus.paymentChosen,
});

// The redirect of an empty cart is off until the customer has read that another tab ordered it.
sample({ clock: orderedElsewhere, fn: () => undefined, target: orderBus.sendingStarted });
