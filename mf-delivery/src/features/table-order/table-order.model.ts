import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { checkoutBus, deliveryBus, orderBus, restaurantBus } from '@storefront/shared-domain/bus';
import { calls, type OrderRequest, type PlacedOrder } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import {
  $client, $customer, $debugMode, $isCartRecovering, $lines, $orderUuid, $restaurantId, $schedule, $totals, $visitSource, restaurantSelected,
} from '@storefront/shared-domain/models';
import { buildOrderRequest, orderFailure, type OrderFailure } from '@storefront/shared-domain/rules';
import { fingerprintOf, randomUuid, storage } from '@storefront/shared-domain/storage';
import { pageOpened } from '../../lib/page-events.model';

/** CONFIRM ORDER was pressed and nothing is missing (DELIVERY-08). */
export const orderConfirmed = createEvent();
/** The message about a refused order was read. */
export const failureRead = createEvent();
/** The message about the placed order was closed: nothing of the order is left to do. */
export const successClosed = createEvent();

type TableOrder = { restaurantId: number; order: OrderRequest };

/** Sends an order to a table (API-05). Safe to repeat: its uuid names it. */
export const placeTableOrderFx = createEffect<TableOrder, PlacedOrder, ApiError>({
  name: 'placeTableOrderFx',
  handler: ({ restaurantId, order }) => callApi(calls.placeTableOrder, { params: { restaurantId }, body: order }),
});

/** Makes the order's key and reads the device's own. */
const prepareFx = createEffect(() => ({ uuid: randomUuid(), fingerprint: fingerprintOf(storage) }));

const sendFx = attach({ effect: placeTableOrderFx });

/** The order is on its way. */
export const $isSending = sendFx.pending;

const $draft = combine({
  lines: $lines, totals: $totals, customer: $customer, client: $client, visit: $visitSource, debugMode: $debugMode, isCartRecover: $isCartRecovering,
  known: $orderUuid, restaurantId: $restaurantId, schedule: $schedule,
});

sample({ clock: orderConfirmed, source: $isSending, filter: (isSending) => !isSending, fn: () => undefined, target: prepareFx });

// An order sent again after a failure keeps its uuid, so that it cannot be placed twice.
const prepared = sample({
  clock: prepareFx.doneData, source: $draft, filter: ({ restaurantId }) => restaurantId !== null,
  fn: ({ known, restaurantId, ...draft }, { uuid, fingerprint }): TableOrder => ({
    restaurantId: restaurantId!,
    order: buildOrderRequest({
      ...draft, deliveryType: 'table', address: null, fee: null, feeDiscountType: '', payment: null, setting: null, uuid: known ?? uuid, fingerprint,
    }),
  }),
});
sample({ clock: prepared, fn: ({ order }) => order.details.uuid, target: checkoutBus.opened });
sample({ clock: prepared, fn: () => undefined, target: orderBus.sendingStarted });
sample({ clock: prepared, target: sendFx });

sample({ clock: sendFx.doneData, target: orderBus.placed });

/** The order was stored; the page shows it. */
export const orderPlaced = sample({ clock: sendFx.doneData, fn: () => undefined });

/** Why the order was refused, until the message is read. */
export const $failure = createStore<OrderFailure | null>(null)
  .on(sendFx.failData, (_, error) => orderFailure(error))
  .reset(failureRead, pageOpened, restaurantSelected);

// A menu that is read again may empty the cart: the order is over only when the customer knows why (ERRORS-07).
sample({ clock: sendFx.failData, filter: (error) => !orderFailure(error).isMenuOld, fn: () => undefined, target: orderBus.settled });
sample({ clock: [failureRead, pageOpened], fn: () => undefined, target: orderBus.settled });
sample({ clock: sendFx.failData, filter: (error) => orderFailure(error).isMenuOld, fn: () => undefined, target: restaurantBus.reloadRequested });
sample({ clock: sendFx.failData, filter: (error) => orderFailure(error).isTimeGone, fn: () => undefined, target: deliveryBus.scheduleCleared });
sample({ clock: successClosed, target: [orderBus.draftReset, orderBus.settled] });
