import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $deliveryType, $isOrderDraftRead } from '@storefront/shared-domain/models';
import { recomputeFx } from '../features/address/address.model';
import { $problems } from '../features/step/step.model';
import { $isPageShown, pageLeft } from '../lib/page-events.model';

/** The page was opened with an order that is ordered again. */
export const reorderArrived = createEvent();
/** The defaults of the step take too long: the customer continues on the page. */
export const deadlinePassed = createEvent();

const $situation = combine({
  isShown: $isPageShown,
  isDraftRead: $isOrderDraftRead,
  isSearching: recomputeFx.pending,
  type: $deliveryType,
  problems: $problems,
});

/** Delays the decision until the current events are done: they fill the step. */
const settleFx = createEffect(() => Promise.resolve());

/**
 * The step was checked once: true leads to the payment, false leaves the customer on the page. A
 * table's order is sent from the page.
 */
export const reorderDecided = createEvent<boolean>();

const $isWaiting = createStore(false)
  .on(reorderArrived, () => true)
  .reset(reorderDecided, pageLeft);

sample({
  clock: [reorderArrived, $situation],
  source: $isWaiting,
  filter: Boolean,
  fn: () => undefined,
  target: settleFx,
});
sample({
  clock: settleFx.finally,
  source: { isWaiting: $isWaiting, now: $situation },
  filter: ({ isWaiting, now }) => isWaiting && now.isShown && now.isDraftRead && !now.isSearching,
  fn: ({ now }) => now.problems.length === 0 && now.type !== 'table',
  target: reorderDecided,
});
sample({
  clock: deadlinePassed,
  source: $isWaiting,
  filter: Boolean,
  fn: () => false,
  target: reorderDecided,
});
