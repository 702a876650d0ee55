import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { restaurantBus } from '@storefront/shared-domain/bus';
import { $isPlacing, $isTablet, restaurantSelected } from '@storefront/shared-domain/models';
import { PRESENT, stepIdle, type IdleEvent } from './idle-state';

/** Something that tells whether the customer is there. */
export const idleEventCame = createEvent<IdleEvent>();

/** The customer closed the dialog and goes on without a reload of the page. */
export const returned = createEvent();

/** How long nobody was there. */
export const $idle = createStore(PRESENT).on(idleEventCame, stepIdle).reset(restaurantSelected);

const nowFx = createEffect<void, number>(() => Date.now());
const $isTabletAway = combine(
  $idle,
  $isTablet,
  ({ phase }, isTablet) => isTablet && phase === 'away',
);

/**
 * What the page shows of it (SHELL-49). While an order is on its way nothing comes over it; a
 * tablet belongs to nobody who could have left.
 */
export const $idleView = combine(
  { idle: $idle, isPlacing: $isPlacing, isTablet: $isTablet },
  ({ idle: { phase }, isPlacing, isTablet }) =>
    phase === 'active' || isPlacing || isTablet ? null : phase,
);

sample({
  clock: [returned, sample({ clock: $isTabletAway, filter: Boolean, fn: () => undefined })],
  target: nowFx,
});
sample({
  clock: nowFx.doneData,
  fn: (now): IdleEvent => ({ kind: 'returned', now }),
  target: idleEventCame,
});

// Who comes back finds the menu as it is now (OPEN-097, SHELL-51).
const $returns = $idle.map(({ returns }) => returns);
sample({
  clock: $returns,
  filter: (returns) => returns > 0,
  fn: () => undefined,
  target: restaurantBus.reloadRequested,
});
