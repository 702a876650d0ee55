import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { cartBus, checkoutBus, orderBus, restaurantBus, tableBus, tabletBus } from '@storefront/shared-domain/bus';
import { ZERO, type PlacedOrder } from '@storefront/shared-domain/contracts';
import {
  $client, $customer, $debugMode, $isCartRecovering, $isTablet, $lines, $orderUuid, $restaurantId, $tableLink, $visitSource, restaurantSelected,
} from '@storefront/shared-domain/models';
import { buildOrderRequest, orderFailure, orderTotals, type OrderFailure } from '@storefront/shared-domain/rules';
import { fingerprintOf, randomUuid, storage } from '@storefront/shared-domain/storage';
import { tableOrderAsked, tableOrderSending } from '../../lib/table-order-asked';
import { placeTableOrderFx, type TableOrderCall } from './table-order.api';

/** The message about a refused order was read. */
export const failureRead = createEvent();
/** The message about the placed order was closed: nothing of the order is left to do. */
export const successClosed = createEvent();

/** The order's key, and the device's own. */
const prepareFx = createEffect(() => ({ uuid: randomUuid(), fingerprint: fingerprintOf(storage) }));
const sendFx = attach({ effect: placeTableOrderFx });

const $draft = combine({
  lines: $lines, link: $tableLink, customer: $customer, client: $client, visit: $visitSource, debugMode: $debugMode, isCartRecover: $isCartRecovering,
  known: $orderUuid, restaurantId: $restaurantId,
});

sample({ clock: tableOrderAsked, source: $lines, filter: (lines) => lines.length > 0, fn: () => undefined, target: prepareFx });

// The table's own total: no fee, no payment, whatever was chosen before the customer sat down. A repeated order keeps its uuid.
const prepared = sample({
  clock: prepareFx.doneData, source: $draft, filter: ({ restaurantId }) => restaurantId !== null,
  fn: ({ known, restaurantId, link, customer, ...draft }, { uuid, fingerprint }): TableOrderCall => ({
    restaurantId: restaurantId!,
    order: buildOrderRequest({
      ...draft, customer: { ...customer, table: link.table ?? '' }, tableToken: link.token ?? '', deliveryType: 'table', address: null, fee: null,
      feeDiscountType: '', payment: null, setting: null, uuid: known ?? uuid, fingerprint,
      totals: orderTotals({ lines: draft.lines, deliveryType: 'table', fee: null, feeDiscount: null, couponDiscount: ZERO, cashback: ZERO, setting: null }),
    }),
  }),
});
sample({ clock: prepared, fn: ({ order }) => order.details.uuid, target: checkoutBus.opened });
sample({ clock: prepared, fn: () => undefined, target: orderBus.sendingStarted });
sample({ clock: prepared, target: sendFx });
sample({ clock: sendFx.pending, target: tableOrderSending });

/** The order that the table has just placed, until its message is closed. `isTablet`: it was sent from a tablet, whose menu is another. */
export const $placed = createStore<{ placed: PlacedOrder; isTablet: boolean } | null>(null).reset(successClosed, restaurantSelected);
sample({ clock: sendFx.doneData, source: $isTablet, fn: (isTablet, placed) => ({ placed, isTablet }), target: $placed });
sample({ clock: sendFx.doneData, target: orderBus.placed });
sample({ clock: sendFx.doneData, fn: ({ order: { uuid } }) => ({ uuid }), target: tableBus.tableOrderPlaced });

/** Why the order was refused, until the message is read. */
export const $failure = createStore<OrderFailure | null>(null)
  .on(sendFx.failData, (_, error) => orderFailure(error))
  .reset(failureRead, tableOrderAsked, tabletBus.leftAlone, restaurantSelected);
// A menu that is read again may empty the cart: the order is over only when the customer knows why (ERRORS-07).
sample({ clock: sendFx.failData, filter: (error) => !orderFailure(error).isMenuOld, fn: () => undefined, target: orderBus.settled });
sample({ clock: [failureRead, tabletBus.leftAlone], target: orderBus.settled });
sample({ clock: sendFx.failData, filter: (error) => orderFailure(error).isMenuOld, fn: () => undefined, target: restaurantBus.reloadRequested });

// CART-24: after the message nothing of the order is left, and the tablet's cart is closed.
sample({ clock: successClosed, target: [orderBus.draftReset, orderBus.settled, cartBus.tableCartClosed] });

// A guest who left before the message was read: the next one is not told of it.
sample({ clock: tabletBus.leftAlone, source: $placed, filter: (placed) => placed !== null, fn: () => undefined, target: successClosed });
