import { combine, createEvent, createStore, sample } from 'effector';
import {
  $isAtTable,
  $restaurant,
  $tableLink,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { $isCodeOpening } from '../table-link/table-code.model';
import { $recoveryAtStart, cartShown } from './cart-recovery.model';
import { $lastOrderAtStart, rateShown } from './last-order.model';
import type { StartVerdict } from './start-target';

/** The start navigation was decided and begins (SHELL-44). */
export const startVerdictReached = createEvent<StartVerdict>();

/**
 * True after the start navigation: the page redirects no more, and the idle timer runs (SHELL-44).
 */
export const $isStarted = createStore(false)
  .on(startVerdictReached, () => true)
  .reset(restaurantSelected);

/**
 * Input of the start navigation from stores, in addition to the location and the customer's
 * activity.
 */
export const $startFacts = combine({
  tabletToken: $tableLink.map(({ mode, token }) => (mode === 'tablet' ? token : null)),
  isCodeOpening: $isCodeOpening,
  isLoaded: $restaurant.map((info) => info !== null),
  isAtTable: $isAtTable,
  recovery: $recoveryAtStart,
  lastOrder: $lastOrderAtStart,
});

const isRating = (verdict: StartVerdict, uuid: string): boolean =>
  verdict.kind === 'go' && verdict.isStored && verdict.to.includes(encodeURIComponent(uuid));

sample({
  clock: startVerdictReached,
  source: $recoveryAtStart,
  filter: (recovery) => recovery === 'found',
  fn: () => undefined,
  target: cartShown,
});
sample({
  clock: startVerdictReached,
  source: $lastOrderAtStart,
  filter: (last, verdict) => last.kind === 'rate' && isRating(verdict, last.uuid),
  fn: () => undefined,
  target: rateShown,
});
