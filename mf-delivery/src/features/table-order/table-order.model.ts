import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { deliveryBus, orderBus } from '@storefront/shared-domain/bus';
import { calls, type PlacedOrder } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import {
  $client,
  $customer,
  $debugMode,
  $isCartRecovering,
  $lastOrder,
  $lines,
  $restaurant,
  $restaurantId,
  $schedule,
  $serviceFee,
  $totals,
  $visitSource,
  orderMarksFx,
  orderSending,
  restaurantSelected,
  type OrderCall,
} from '@storefront/shared-domain/models';
import { buildOrderRequest, linesUnavailable } from '@storefront/shared-domain/rules';
import { pageLeft, pageOpened } from '../../lib/page-events.model';

/** CONFIRM ORDER was pressed and no violation remains: its content is shown first (DELIVERY-08). */
export const confirmationRequested = createEvent();
/** The customer confirmed the content: the order is sent. */
export const orderConfirmed = createEvent();
/** The customer returns to the page. */
export const sendDismissed = createEvent();
/** The message about the placed order was closed: the order is finished. */
export const successClosed = createEvent();

/** Sends an order to a table (API-05). Safe to repeat: its uuid identifies it. */
export const placeTableOrderFx = createEffect<OrderCall, PlacedOrder, ApiError>({
  name: 'placeTableOrderFx',
  handler: ({ restaurantId, order }) =>
    callApi(calls.placeTableOrder, { params: { restaurantId }, body: order }),
});

const sending = orderSending(placeTableOrderFx, linesUnavailable);

/**
 * `$isSending`: the order is being sent. `$failure`: why it was rejected, until `failureRead`.
 * `namedRemoved`: the lines that it names leave the cart. `orderPlaced`: the server stored it.
 */
export const { $isSending, $failure, failureRead, namedRemoved } = sending;
export const orderPlaced = sample({ clock: sending.placed, fn: () => undefined });

/** True while the content of the order is shown for confirmation. */
export const $isSendShown = createStore(false)
  .on(confirmationRequested, () => true)
  .reset(orderConfirmed, sendDismissed, pageLeft, restaurantSelected);

const prepareFx = attach({ effect: orderMarksFx });

const $draft = combine({
  lines: $lines,
  totals: $totals,
  serviceFee: $serviceFee,
  customer: $customer,
  country: $restaurant.map((info) => info?.country ?? ''),
  client: $client,
  visit: $visitSource,
  debugMode: $debugMode,
  isCartRecover: $isCartRecovering,
  restaurantId: $restaurantId,
  schedule: $schedule,
});

sample({
  clock: orderConfirmed,
  source: $isSending,
  filter: (isSending) => !isSending,
  fn: () => undefined,
  target: prepareFx,
});
sample({
  clock: prepareFx.doneData,
  source: $draft,
  filter: ({ restaurantId }) => restaurantId !== null,
  fn: ({ restaurantId, ...draft }, marks): OrderCall => ({
    restaurantId: restaurantId!,
    order: buildOrderRequest({
      ...draft,
      ...marks,
      deliveryType: 'table',
      address: null,
      fee: null,
      feeDiscountType: '',
      payment: null,
      setting: null,
    }),
  }),
  target: sending.send,
});

sample({ clock: pageOpened, fn: () => undefined, target: failureRead });
sample({
  clock: $failure,
  filter: (failure) => failure?.isTimeGone === true,
  fn: () => undefined,
  target: deliveryBus.scheduleCleared,
});
sample({ clock: successClosed, target: [orderBus.draftReset, orderBus.settled] });
sample({
  clock: successClosed,
  source: $lastOrder,
  filter: (last) => last !== null,
  fn: (last) => ({ uuid: last!.placed.order.uuid }),
  target: orderBus.followedUp,
});
