import { attach, combine, createEvent, createStore, sample } from 'effector';
import { cartBus, noticeBus, sessionBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import {
  $isCartEmpty,
  $menu,
  $menuMode,
  $operationState,
  $restaurant,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { planReorder } from '@storefront/shared-domain/rules';
import { randomUuid } from '@storefront/shared-domain/storage';

/** An order is to be ordered again: a preview is shown first. */
export const reorderRequested = createEvent<Order>();
export const reorderDismissed = createEvent();
/**
 * The customer confirmed the preview: add the lines to the cart, or replace its content. `notice`
 * is the text of the toast.
 */
export const reorderConfirmed = createEvent<{ how: 'add' | 'replace'; notice: string }>();
/**
 * Where the order goes on: in the checkout, or in the cart where its lines joined others or the
 * restaurant is closed.
 */
export type Onward = 'checkout' | 'cart';
/** The order's lines are in the cart. */
export const linesAdded = createEvent<Onward>();

const $order = createStore<Order | null>(null)
  .on(reorderRequested, (_, order) => order)
  .reset(reorderDismissed, linesAdded, sessionBus.signedOut, restaurantSelected);

/** Preview of ordering again with the current menu; null without a chosen order. */
export const $plan = combine(
  { order: $order, menu: $menu, info: $restaurant, mode: $menuMode },
  ({ order, menu, info, mode }) =>
    order === null || menu === null || info === null
      ? null
      : { number: order.orderNoText, ...planReorder(order.orders, { menu, info }, mode) },
);

/** Each line gets a unique id. */
const takeFx = attach({
  source: combine({ plan: $plan, isEmpty: $isCartEmpty, operation: $operationState }),
  effect: (
    { plan, isEmpty, operation },
    { how }: { how: 'add' | 'replace'; notice: string },
  ): Onward | null => {
    if (plan === null || plan.lines.length === 0) return null;
    if (how === 'replace') cartBus.cleared({ by: 'customer' });
    for (const line of plan.lines) cartBus.lineAdded({ ...line, lineId: randomUuid() });
    return operation !== 'closed' && (isEmpty || how === 'replace') ? 'checkout' : 'cart';
  },
});

sample({ clock: reorderConfirmed, target: takeFx });
const done = takeFx.done.filter({ fn: ({ result }) => result !== null });
sample({
  clock: done,
  filter: ({ result }) => result === 'cart',
  fn: ({ params: { notice } }) => ({ text: notice, tone: 'success' as const }),
  target: noticeBus.toastRequested,
});
sample({ clock: done, fn: ({ result }) => result!, target: linesAdded });
