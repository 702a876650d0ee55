import { combine, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { ApiErrorKind } from '@storefront/shared-domain/http';
import {
  $cashbackOwner,
  $client,
  $isCashbackOld,
  $restaurant,
} from '@storefront/shared-domain/models';
import { readBalanceFx } from './balance.api';

/**
 * Something on the page shows the balance; one that is known and still true is not asked for again.
 */
export const shown = createEvent();
export const hidden = createEvent();
/** The balance is wanted as it is now: its own page opened, or 'Try again'. */
export const refreshAsked = createEvent();

export const $isReading = readBalanceFx.pending;

/** True when the restaurant gives cashback at all. */
export const $isOffered = $restaurant.map((info) => info?.cashbackSettings.enabled ?? false);

const right = sample({
  clock: readBalanceFx.done,
  source: $client, // a slow answer for whoever was here before is dropped
  filter: (client, { params }) => client?.id === params.clientId,
  fn: (_, { params: { clientId }, result }) => ({ clientId, balance: result }),
});
sample({ clock: right, target: sessionBus.cashbackRead });

export const $failure = createStore<ApiErrorKind | null>(null)
  .on(readBalanceFx.failData, (_, { kind }) => kind)
  .reset(right, sessionBus.signedIn, sessionBus.signedOut);

const $isShown = createStore(false)
  .on(shown, () => true)
  .reset(hidden);
/** 'Now' is asked for: a balance that is known does not do. */
const $isNowAsked = createStore(false)
  .on(refreshAsked, () => true)
  .reset(right);

const $wanted = combine(
  {
    owner: $cashbackOwner,
    isShown: $isShown,
    isOld: combine($isNowAsked, $isCashbackOld, (asked, old) => asked || old),
    isReading: $isReading,
  },
  ({ owner, isShown, isOld, isReading }) => (isShown && isOld && !isReading ? owner : null),
);

sample({
  clock: [shown, refreshAsked, sessionBus.clientRead],
  source: $wanted,
  filter: (call) => call !== null,
  fn: (call) => call!,
  target: readBalanceFx,
});
