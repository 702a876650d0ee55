import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { checkoutBus, orderBus, restaurantBus } from '@storefront/shared-domain/bus';
import {
  $address, $client, $coupon, $customer, $debugMode, $deliveryType, $fee, $feeDiscount, $isCartRecovering, $isPlacing, $lines, $orderUuid, $payment, $paymentSetting,
  $restaurant, $restaurantId, $schedule, $scheduleBasis, $totals, $visitSource, restaurantSelected,
} from '@storefront/shared-domain/models';
import { buildOrderRequest } from '@storefront/shared-domain/rules';
import { fingerprintOf, randomUuid, storage } from '@storefront/shared-domain/storage';
import { $isPaymentValid } from '../../lib/payment-validity.model';
import { hindrance } from './hindrance';
import { isMenuOld, orderFailure, type OrderFailure } from './order-failure';
import { placeOrderFx, type OrderCall } from './order.api';

/** The checkout is on the page. */
export const pageOpened = createEvent();

/** CONFIRM ORDER, or 'try again' after a failed connection. */
export const confirmPressed = createEvent();

/** The error dialog was answered. */
export const failureClosed = createEvent();

const makeKeyFx = createEffect<void, string>(() => randomUuid());
sample({ clock: [pageOpened, confirmPressed], source: $orderUuid, filter: (uuid) => uuid === null, fn: () => undefined, target: makeKeyFx });
sample({ clock: makeKeyFx.doneData, target: checkoutBus.opened });

const $draft = combine({
  lines: $lines, totals: $totals, deliveryType: $deliveryType, address: $address, fee: $fee, feeDiscount: $feeDiscount, customer: $customer,
  payment: $payment, setting: $paymentSetting, client: $client, visit: $visitSource, uuid: $orderUuid, debugMode: $debugMode,
  isCartRecover: $isCartRecovering, restaurantId: $restaurantId, schedule: $schedule, coupon: $coupon,
});

const sendFx = attach({
  source: $draft,
  mapParams: (_: void, { restaurantId, feeDiscount, deliveryType, uuid, ...draft }): OrderCall => ({
    restaurantId: restaurantId ?? 0,
    order: buildOrderRequest({
      ...draft, deliveryType: deliveryType ?? 'balcony', uuid: uuid ?? '', feeDiscountType: feeDiscount?.discountType ?? '', fingerprint: fingerprintOf(storage),
    }),
  }),
  effect: placeOrderFx,
});

/** Complete, and not on its way already (CHECKOUT-42). */
const $maySend = combine(
  { lines: $lines, restaurantId: $restaurantId, uuid: $orderUuid, isValid: $isPaymentValid, isPlacing: $isPlacing },
  ({ lines, restaurantId, uuid, isValid, isPlacing }) => lines.length > 0 && restaurantId !== null && uuid !== null && isValid && !isPlacing,
);

const $sending = combine({ info: $restaurant, type: $deliveryType, address: $address, schedule: $schedule, basis: $scheduleBasis });

/** Tells what time it is, and with that whether the order can still be sent as it is. */
export const checkFx = attach({ source: $sending, effect: (sending) => hindrance(sending, new Date()) });

sample({ clock: confirmPressed, source: $maySend, filter: Boolean, fn: () => undefined, target: checkFx });
const sent = sample({ clock: checkFx.doneData, filter: (found) => found === null, fn: () => undefined });
const hindered = sample({ clock: checkFx.doneData, filter: (found) => found !== null, fn: (found) => found! });
sample({ clock: sent, target: [orderBus.sendingStarted, sendFx] });
sample({ clock: placeOrderFx.doneData, target: orderBus.placed });

// A menu that is read again may empty the cart: what followed the order is over only when the customer knows why (ERRORS-07).
sample({ clock: placeOrderFx.failData, filter: (error) => !isMenuOld(error), fn: () => undefined, target: orderBus.settled });
sample({ clock: failureClosed, target: orderBus.settled });
sample({ clock: pageOpened, source: placeOrderFx.pending, filter: (isSending) => !isSending, fn: () => undefined, target: orderBus.settled }); // left with the browser's Back instead

export const $isSending = placeOrderFx.pending;

/** The order is stored and its success is still to be shown; the cart may hold what another tab added meanwhile. */
export const $isPlaced = createStore(false).on(orderBus.placed, () => true).reset(orderBus.sendingStarted, orderBus.settled, restaurantSelected);

/** Why the last order was not taken; null when nothing is to be said. */
export const $failure = createStore<OrderFailure | null>(null)
  .on(placeOrderFx.failData, (_, error) => orderFailure(error))
  .on(hindered, (_, found) => found)
  .reset(failureClosed, sent, restaurantSelected);

// ERRORS-07: the menu is read again; what is gone from it leaves the cart, what costs otherwise is priced anew.
sample({ clock: placeOrderFx.failData, filter: isMenuOld, fn: () => undefined, target: restaurantBus.reloadRequested });
