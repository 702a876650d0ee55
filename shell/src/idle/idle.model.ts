import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { restaurantBus } from '@storefront/shared-domain/bus';
import { deviceNow } from '@storefront/shared-domain/clock';
import { $isPlacing, $isTablet, restaurantSelected } from '@storefront/shared-domain/models';
import { PRESENT, stepIdle, type IdleEvent } from './idle-state';

/** Activity, a clock check, or a return. */
export const idleEventCame = createEvent<IdleEvent>();

/** The customer closed the dialog and continues without a reload of the page. */
export const customerReturned = createEvent();

/** Idle state of the customer. */
export const $idle = createStore(PRESENT).on(idleEventCame, stepIdle).reset(restaurantSelected);

const nowFx = createEffect<void, number>(() => deviceNow());
const $isTabletAway = combine(
  $idle,
  $isTablet,
  ({ phase }, isTablet) => isTablet && phase === 'away',
);

/**
 * The idle phase that the page shows (SHELL-49). Nothing is shown while an order is being placed,
 * nor on a tablet, which resets itself (TabletReset).
 */
export const $idleView = combine(
  { idle: $idle, isPlacing: $isPlacing, isTablet: $isTablet },
  ({ idle: { phase }, isPlacing, isTablet }) =>
    phase === 'active' || isPlacing || isTablet ? null : phase,
);

sample({
  clock: [customerReturned, sample({ clock: $isTabletAway, filter: Boolean, fn: () => undefined })],
  target: nowFx,
});
sample({
  clock: nowFx.doneData,
  fn: (now): IdleEvent => ({ kind: 'returned', now }),
  target: idleEventCame,
});

// The menu is fetched again when the customer returns (OPEN-097, SHELL-51).
const $returns = $idle.map(({ returns }) => returns);
sample({
  clock: $returns,
  filter: (returns) => returns > 0,
  fn: () => undefined,
  target: restaurantBus.reloadRequested,
});
