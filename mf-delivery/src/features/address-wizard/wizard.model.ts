import { combine, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { Address } from '@storefront/shared-domain/contracts';
import { $restaurant, restaurantSelected } from '@storefront/shared-domain/models';
import { addressFlow } from '@storefront/shared-domain/rules';
import {
  pageOf,
  startTrail,
  takeStep,
  type Search,
  type Trail,
  type WizardStep,
} from './wizard-pages';

/** The wizard opens; an existing address may be offered again. */
export const wizardOpened = createEvent<Address | null>();
/** The wizard closes; its state is preserved for the next opening. */
export const wizardClosed = createEvent();
/**
 * The wizard returns to its initial state: the address was confirmed or abandoned, or the customer
 * logged out.
 */
export const wizardReset = createEvent();
sample({ clock: sessionBus.logOutConfirmed, target: wizardReset });
/** An event that may change the page. */
export const stepTaken = createEvent<WizardStep>();

/** Search provider of the addresses of this restaurant. */
export const $search = $restaurant.map((info): Search => {
  const flow = info === null ? null : addressFlow(info);
  return flow?.kind === 'wizard' ? flow.search : 'none';
});

const started = sample({
  clock: wizardOpened,
  source: $search,
  fn: (search) => startTrail(search),
});

/** History of visited pages; null before the wizard was first opened. */
export const $trail = createStore<Trail | null>(null)
  .on(started, (trail, start) => trail ?? start)
  .on(stepTaken, (trail, step) => trail && takeStep(trail, step))
  .reset(wizardReset, restaurantSelected);

export const $page = $trail.map((trail) => trail && pageOf(trail));

const $isWanted = createStore(false)
  .on(wizardOpened, () => true)
  .reset(wizardClosed, wizardReset, restaurantSelected);
export const $isOpen = combine($isWanted, $page, (isWanted, page) => isWanted && page !== null);

/** The previous address, if it has a point; it can be chosen again (OPEN-050). */
export const $lastAddress = createStore<Address | null>(null)
  .on(wizardOpened, (_, address) => (address?.coordinates ? address : null))
  .reset(sessionBus.logOutConfirmed, restaurantSelected);
