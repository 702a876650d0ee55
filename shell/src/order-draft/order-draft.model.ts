import { attach, combine, createEffect, createStore, sample } from 'effector';
import { deliveryBus, orderBus } from '@storefront/shared-domain/bus';
import type { PlacedOrder } from '@storefront/shared-domain/contracts';
import {
  $cartSubtotal,
  $debugMode,
  $deliveryType,
  $isCartEmpty,
  $isCartReady,
  $isTablet,
  $lines,
  $operationState,
  $orderDraft,
  $restaurantData,
  $restaurantId,
  orderDraftMissing,
  orderDraftRestored,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import type { OpenedDraft } from './read-draft';

const $today = combine({
  data: $restaurantData,
  state: $operationState,
  type: $deliveryType,
  subtotal: $cartSubtotal,
  debug: $debugMode,
});

/**
 * Opens the draft of the order, which exists only beside a filled cart: its code is loaded with the
 * first line. When it fails to load, the draft lasts as long as the page.
 */
const openFx = attach({
  source: $today,
  effect: async ({ data, ...today }): Promise<OpenedDraft> => {
    const { readDraft } = await import(/* webpackChunkName: "order-draft" */ './read-draft');
    return readDraft({ ...data!, ...today });
  },
});

/** The stored draft is being read: pages that need a valid draft wait. */
export const $isDraftAwaited = openFx.pending;

/** The opened draft, unless another restaurant was selected meanwhile. */
const opened = sample({
  clock: openFx.doneData,
  source: $restaurantId,
  filter: (restaurantId, { journal }) => restaurantId === journal.restaurantId,
  fn: (_, result) => result,
});

const $opened = createStore<OpenedDraft | null>(null, { serialize: 'ignore' })
  .on(opened, (_, result) => result)
  .reset(restaurantSelected);

const $situation = combine({
  opened: $opened,
  draft: $orderDraft,
  subtotal: $cartSubtotal,
  isReady: $isCartReady,
  isEmpty: $isCartEmpty,
  isTablet: $isTablet,
  restaurantId: $restaurantId,
  isOpening: openFx.pending,
});

// A tablet is shared: nothing of its customers is stored.
sample({
  clock: [$isCartReady, $lines],
  source: $situation,
  filter: ({ opened: draftOf, isReady, isEmpty, isTablet, isOpening }) =>
    draftOf === null && isReady && !isEmpty && !isTablet && !isOpening,
  fn: () => undefined,
  target: openFx,
});
sample({
  clock: opened,
  filter: ({ template }) => (template ?? null) !== null,
  fn: ({ template }) => template!,
  target: deliveryBus.scheduleTemplateRead,
});
sample({
  clock: opened,
  filter: ({ restored }) => restored !== null,
  fn: ({ restored }) => restored!,
  target: orderDraftRestored,
});
sample({
  clock: [opened.filter({ fn: ({ restored }) => restored === null }), openFx.fail],
  fn: () => undefined,
  target: orderDraftMissing,
});

/** The order was placed or abandoned, or its cart is empty. */
const removeFx = attach({
  source: $situation,
  effect: ({ opened: draftOf, draft, subtotal, restaurantId }): void => {
    if (draftOf !== null) draftOf.journal.remove(draftOf.contentOf(draft, subtotal));
    else if (restaurantId !== null) storage.remove(keys.orderDraft(restaurantId));
  },
});

const saveFx = attach({
  source: $situation,
  effect: ({ opened: draftOf, draft, subtotal, isEmpty, isTablet }): void => {
    if (draftOf !== null && !isEmpty && !isTablet)
      draftOf.journal.save(draftOf.contentOf(draft, subtotal));
  },
});

/** Delays a save until the current events are done: it stores their result. */
const settleFx = createEffect(() => Promise.resolve());

sample({ clock: [$orderDraft, opened], fn: () => undefined, target: settleFx });
sample({ clock: settleFx.finally, fn: () => undefined, target: saveFx });
sample({
  clock: [$isCartReady, $isCartEmpty],
  source: $situation,
  filter: ({ isReady, isEmpty }) => isReady && isEmpty,
  fn: () => undefined,
  target: removeFx,
});
sample({
  clock: [orderBus.placed, orderBus.draftReset],
  fn: () => undefined,
  target: removeFx,
});

// The next order starts with the type and the customer of this one.
const rememberFx = attach({
  source: $situation,
  effect: ({ opened: draftOf, draft }, { order }: PlacedOrder): void =>
    draftOf?.rememberDelivery(draftOf.journal.restaurantId, order.details, draft.customer),
});
sample({ clock: orderBus.placed, target: rememberFx });
