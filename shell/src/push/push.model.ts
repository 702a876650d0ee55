import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import {
  $isAtTable,
  $isTablet,
  $language,
  $restaurant,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import type { PushState } from './browser-push';

/** The code that uses browser APIs is loaded on demand: most visits do not need it. */
const browser = () => import(/* webpackChunkName: "push" */ './browser-push');

/** 'Turn On Notifications' for an order. */
export const pushTurnedOn = createEvent<string>();
export const pushTurnedOff = createEvent<string>();
/** 'No, thank you...': the offer is not repeated. */
export const pushDeclined = createEvent();
/** Closed without an answer: the offer is repeated after the next order. */
export const pushOfferDismissed = createEvent();
/** The setting was mounted and needs the permission state. */
export const pushStateRequested = createEvent();

const readPushStateFx = createEffect<void, PushState>(async () =>
  (await browser()).readPushState(),
);
const turnOnFx = attach({
  source: $language,
  effect: async (language, uuid: string) => (await browser()).turnOn(uuid, language),
});
const turnOffFx = createEffect<string, void>(async (uuid) => (await browser()).turnOff(uuid));
const declineFx = createEffect<void, void>(() => void storage.write(keys.push, 'off'));

/** Push permission state of this browser; null until it is read. */
export const $pushState = createStore<PushState | null>(null)
  .on(readPushStateFx.doneData, (_, state) => state)
  .on(turnOnFx.doneData, (state, came) =>
    came === 'unanswered' || came === 'foreign' ? state : came,
  )
  .on([turnOffFx.done, declineFx], () => 'off');

/**
 * True when orders have notifications: the restaurant uses them, and the device is neither at a
 * table nor a tablet.
 */
export const $isPushOffered = combine(
  $restaurant,
  $isAtTable,
  $isTablet,
  (info, isAtTable, isTablet) => info?.use_push_notifications === true && !isAtTable && !isTablet,
);

// OPEN-083: after an order, once the other offers are answered.
const lookFx = createEffect<string, PushState>(async () => (await browser()).readPushState());
sample({
  clock: orderBus.followedUp,
  filter: $isPushOffered,
  fn: ({ uuid }) => uuid,
  target: lookFx,
});
sample({
  clock: [pushStateRequested, turnOffFx.fail],
  fn: () => undefined,
  target: readPushStateFx,
});

/** The order with an open offer of notifications; null without an offer. */
export const $offered = createStore<string | null>(null)
  .on(lookFx.done, (_, { params, result }) => (result === 'undecided' ? params : null))
  .on(turnOnFx.doneData, (uuid, came) => (came === 'on' || came === 'unanswered' ? null : uuid))
  .reset(pushDeclined, pushOfferDismissed, restaurantSelected, orderBus.sendingStarted);

/** A customer that accepted once gets notifications of every later order without a question. */
sample({
  clock: lookFx.done,
  filter: ({ result }) => result === 'on',
  fn: ({ params }) => params,
  target: turnOnFx,
});
sample({ clock: pushTurnedOn, target: turnOnFx });
sample({ clock: pushTurnedOff, target: turnOffFx });
sample({ clock: pushDeclined, target: declineFx });

/** Failure of the last attempt, shown next to the button. */
export const $problem = createStore<'failed' | 'blocked' | 'foreign' | 'not-off' | null>(null)
  .on(turnOnFx.fail, () => 'failed')
  .on(turnOffFx.fail, () => 'not-off')
  .on(turnOnFx.doneData, (_, came) => (came === 'blocked' || came === 'foreign' ? came : null))
  .reset(turnOnFx, pushTurnedOff, pushOfferDismissed, pushDeclined);

export const $isTurning = combine(turnOnFx.pending, turnOffFx.pending, (on, off) => on || off);
