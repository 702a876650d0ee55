import { attach, combine, createEvent, createStore, sample } from 'effector';
import { cartBus, orderBus, tableBus, tabletBus } from '@storefront/shared-domain/bus';
import type { PlacedOrder } from '@storefront/shared-domain/contracts';
import {
  $client,
  $customer,
  $debugMode,
  $isCartRecovering,
  $isTablet,
  $lastOrder,
  $lines,
  $restaurant,
  $tableLink,
  $visitSource,
  orderMarksFx,
  orderSending,
  restaurantSelected,
  type OrderCall,
} from '@storefront/shared-domain/models';
import {
  buildOrderRequest,
  cartTotals,
  linesUnavailable,
  serviceFeeOf,
} from '@storefront/shared-domain/rules';
import { tableOrderRequested, tableOrderSending } from '../../lib/table-order-requested';
import { placeTableOrderFx } from './table-order.api';

const sending = orderSending(placeTableOrderFx, linesUnavailable);

/**
 * `failureRead`: the message about a refused order was read. `namedRemoved`: the lines that it names
 * leave the cart.
 */
export const { failureRead, namedRemoved } = sending;
/** The message about the placed order was closed: the order is finished. */
export const successClosed = createEvent();

/** Why the order was rejected, until the message is read. */
export const { $failure } = sending;

const prepareFx = attach({ effect: orderMarksFx });

const $draft = combine({
  lines: $lines,
  link: $tableLink,
  customer: $customer,
  client: $client,
  visit: $visitSource,
  debugMode: $debugMode,
  isCartRecover: $isCartRecovering,
  info: $restaurant,
});

sample({
  clock: tableOrderRequested,
  source: $lines,
  filter: (lines) => lines.length > 0,
  fn: () => undefined,
  target: prepareFx,
});

// The total of a table order has no delivery and no payment; earlier choices are ignored.
sample({
  clock: prepareFx.doneData,
  source: $draft,
  filter: ({ info }) => info !== null,
  fn: ({ info, link, customer, ...draft }, marks): OrderCall => ({
    restaurantId: info!.id,
    order: buildOrderRequest({
      ...draft,
      ...marks,
      country: info!.country,
      customer: { ...customer, table: link.table ?? '' },
      tableToken: link.token ?? '',
      deliveryType: 'table',
      address: null,
      fee: null,
      feeDiscountType: '',
      payment: null,
      setting: null,
      serviceFee: serviceFeeOf(info!, 'table'),
      totals: cartTotals(draft.lines, info, true),
    }),
  }),
  target: sending.send,
});
sample({ clock: sending.$isSending, target: tableOrderSending });

/**
 * The table order just placed, until its message is closed. `isTablet`: it was sent from a tablet,
 * which has its own menu.
 */
export const $placed = createStore<{ placed: PlacedOrder; isTablet: boolean } | null>(null).reset(
  successClosed,
  restaurantSelected,
);
sample({
  clock: sending.placed,
  source: $isTablet,
  fn: (isTablet, placed) => ({ placed, isTablet }),
  target: $placed,
});
sample({
  clock: sending.placed,
  fn: ({ order: { uuid } }) => ({ uuid }),
  target: tableBus.tableOrderPlaced,
});
sample({ clock: tabletBus.leftAlone, target: failureRead });

// CART-24: after the message the order draft is cleared, and the tablet's cart is closed.
sample({
  clock: successClosed,
  target: [orderBus.draftReset, orderBus.settled, cartBus.tableCartClosed],
});

// A tablet has no owner: no offers follow on it.
sample({
  clock: successClosed,
  source: { last: $lastOrder, isTablet: $isTablet },
  filter: ({ last, isTablet }) => last !== null && !isTablet,
  fn: ({ last }) => ({ uuid: last!.placed.order.uuid }),
  target: orderBus.followedUp,
});

// The guest left before reading the message: it is not shown to the next guest.
sample({
  clock: tabletBus.leftAlone,
  source: $placed,
  filter: (placed) => placed !== null,
  fn: () => undefined,
  target: successClosed,
});
