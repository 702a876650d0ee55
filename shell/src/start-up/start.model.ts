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

/** Where the visit goes was decided, and it is on its way there (SHELL-44). */
export const started = createEvent<StartVerdict>();

/** From then on the page leads nowhere by itself, and the idle counter runs (SHELL-44). */
export const $isStarted = createStore(false)
  .on(started, () => true)
  .reset(restaurantSelected);

/** What decides beside the address and the customer. */
export const $startFacts = combine({
  tabletToken: $tableLink.map(({ mode, token }) => (mode === 'tablet' ? token : null)),
  isCodeOpening: $isCodeOpening,
  isLoaded: $restaurant.map((info) => info !== null),
  isAtTable: $isAtTable,
  recovery: $recoveryAtStart,
  lastOrder: $lastOrderAtStart,
});

const isRating = (verdict: StartVerdict, uuid: string): boolean =>
  verdict.kind === 'go' && verdict.isKept && verdict.to.includes(encodeURIComponent(uuid));

sample({
  clock: started,
  source: $recoveryAtStart,
  filter: (recovery) => recovery === 'found',
  fn: () => undefined,
  target: cartShown,
});
sample({
  clock: started,
  source: $lastOrderAtStart,
  filter: (last, verdict) => last.kind === 'rate' && isRating(verdict, last.uuid),
  fn: () => undefined,
  target: rateShown,
});
