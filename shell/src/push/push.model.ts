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
import type { PushStanding } from './browser-push';

/** Everything that speaks to the browser comes when it is needed: most visits end before. */
const browser = () => import(/* webpackChunkName: "push" */ './browser-push');

/** 'Turn On Notifications' for an order. */
export const turnedOn = createEvent<string>();
export const turnedOff = createEvent<string>();
/** 'No, thank you...': it is not offered again. */
export const declined = createEvent();
/** Closed without a word: it is offered after the next order again. */
export const dismissed = createEvent();
/** A place that shows how it stands is on the page. */
export const standingAsked = createEvent();

const standingFx = createEffect<void, PushStanding>(async () => (await browser()).pushStanding());
const turnOnFx = attach({
  source: $language,
  effect: async (language, uuid: string) => (await browser()).turnOn(uuid, language),
});
const turnOffFx = createEffect<string, void>(async (uuid) => (await browser()).turnOff(uuid));
const declineFx = createEffect<void, void>(() => void storage.write(keys.push, 'off'));

/** How this browser stands to it; null until it was looked at. */
export const $standing = createStore<PushStanding | null>(null)
  .on(standingFx.doneData, (_, standing) => standing)
  .on(turnOnFx.doneData, (standing, came) => (came === 'unanswered' ? standing : came))
  .on([turnOffFx.done, declineFx], () => 'off');

/**
 * Whether orders of this place are told about on devices: the restaurant wants it, and the order is
 * nobody's table's.
 */
export const $isPushOffered = combine(
  $restaurant,
  $isAtTable,
  $isTablet,
  (info, isAtTable, isTablet) => info?.use_push_notifications === true && !isAtTable && !isTablet,
);

// OPEN-083: after an order, when whatever else is offered then is answered.
const followed = sample({
  clock: orderBus.followedUp,
  filter: $isPushOffered,
  fn: ({ uuid }) => uuid,
});
const lookFx = createEffect<string, PushStanding>(async () => (await browser()).pushStanding());
sample({ clock: followed, target: lookFx });
sample({ clock: [standingAsked, turnOffFx.fail], fn: () => undefined, target: standingFx });

/** The order after which news are offered; null when there is nothing to offer. */
export const $offered = createStore<string | null>(null)
  .on(lookFx.done, (_, { params, result }) => (result === 'unasked' ? params : null))
  .on(turnOnFx.doneData, (uuid, came) => (came === 'on' || came === 'unanswered' ? null : uuid))
  .reset(declined, dismissed, restaurantSelected, orderBus.sendingStarted);

/** Whoever said yes once is told of every later order, without a question. */
sample({
  clock: lookFx.done,
  filter: ({ result }) => result === 'on',
  fn: ({ params }) => params,
  target: turnOnFx,
});
sample({ clock: turnedOn, target: turnOnFx });
sample({ clock: turnedOff, target: turnOffFx });
sample({ clock: declined, target: declineFx });

/** What the last attempt came to, as far as it is to be told beside the button. */
export const $problem = createStore<'failed' | 'blocked' | 'not-off' | null>(null)
  .on(turnOnFx.fail, () => 'failed')
  .on(turnOffFx.fail, () => 'not-off')
  .on(turnOnFx.doneData, (_, came) => (came === 'blocked' ? 'blocked' : null))
  .reset(turnOnFx, turnedOff, dismissed, declined);

export const $isTurning = combine(turnOnFx.pending, turnOffFx.pending, (on, off) => on || off);
