import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { CashbackBalance } from '@storefront/shared-domain/contracts';
import {
  readCashbackBalance,
  type ApiError,
  type ApiErrorKind,
  type BalanceCall,
} from '@storefront/shared-domain/http';
import {
  $cashbackOwner,
  $client,
  $isCashbackOld,
  $restaurant,
} from '@storefront/shared-domain/models';

/** A component shows the balance; a loaded balance that is still valid is not fetched again. */
export const balanceShown = createEvent();
export const balanceHidden = createEvent();
/** A current balance is required: its own page opened, or 'Try again' was pressed. */
export const refreshRequested = createEvent();

/** Loads a customer's cashback balance and its expiry date (API-42). */
export const readBalanceFx = createEffect<BalanceCall, CashbackBalance, ApiError>(
  readCashbackBalance,
);

export const $isReading = readBalanceFx.pending;

/** True when the restaurant gives cashback. */
export const $isOffered = $restaurant.map((info) => info?.cashbackSettings.enabled ?? false);

const right = sample({
  clock: readBalanceFx.done,
  source: $client, // a late response for a previous customer is dropped
  filter: (client, { params }) => client?.id === params.clientId,
  fn: (_, { params: { clientId }, result }) => ({ clientId, balance: result }),
});
sample({ clock: right, target: sessionBus.cashbackRead });

export const $failure = createStore<ApiErrorKind | null>(null)
  .on(readBalanceFx.failData, (_, { kind }) => kind)
  .reset(right, sessionBus.signedIn, sessionBus.signedOut);

const $isShown = createStore(false)
  .on(balanceShown, () => true)
  .reset(balanceHidden);
/** A current balance is required: a loaded one is not sufficient. */
const $isNowRequested = createStore(false)
  .on(refreshRequested, () => true)
  .reset(right);

const $wanted = combine(
  {
    owner: $cashbackOwner,
    isShown: $isShown,
    isOld: combine($isNowRequested, $isCashbackOld, (requested, old) => requested || old),
    isReading: $isReading,
  },
  ({ owner, isShown, isOld, isReading }) => (isShown && isOld && !isReading ? owner : null),
);

sample({
  clock: [balanceShown, refreshRequested, sessionBus.clientRead],
  source: $wanted,
  filter: (call) => call !== null,
  fn: (call) => call!,
  target: readBalanceFx,
});
