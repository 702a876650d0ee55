import { createEffect, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import {
  $restaurantId,
  $session,
  connectionChanged,
  restaurantLoaded,
  restaurantSelected,
  sessionRestored,
  type Session,
} from '@storefront/shared-domain/models';
import './client.model';
import { forgetCustomerFx } from './forget-customer';
import { forgetLogOutFx, retryLogOutFx, publishLogOutFx } from './log-out';
import './other-tabs.model';
import './stored-login.model';
import { readStored } from './stored-session';

const restoreFx = createEffect<number, Session | null>(readStored);

/** The last session, also after a logout, for the message to the server. */
const $last = createStore<Session | null>(null)
  .on([sessionRestored, sessionBus.signedIn], (_, session) => session)
  .on(sessionBus.tokenRefreshed, (session, token) =>
    session === null ? null : { ...session, token },
  )
  .reset(restaurantSelected);

sample({
  clock: restaurantLoaded,
  source: $session,
  filter: (session) => session === null,
  fn: (_, data) => data.info.id,
  target: restoreFx,
});
sample({
  clock: restoreFx.doneData,
  filter: (session) => session !== null,
  fn: (session) => session!,
  target: sessionRestored,
});
sample({
  clock: sessionBus.logOutConfirmed,
  source: { restaurantId: $restaurantId, last: $last },
  filter: ({ restaurantId, last }) => restaurantId !== null && last !== null,
  fn: ({ restaurantId, last }) => ({ restaurantId: restaurantId!, token: last!.token }),
  target: publishLogOutFx,
});
// Personal data is removed on a logout only: an expired session must not clear the form input.
sample({
  clock: sessionBus.logOutConfirmed,
  source: $restaurantId,
  filter: (restaurantId) => restaurantId !== null,
  fn: (restaurantId) => restaurantId!,
  target: forgetCustomerFx,
});
// A pending logout is sent again with the next connection, unless a customer has logged in since.
sample({
  clock: [
    restoreFx.doneData.filter({ fn: (session) => session === null }),
    connectionChanged.filter({ fn: (isOnline) => isOnline }),
  ],
  source: { restaurantId: $restaurantId, session: $session },
  filter: ({ restaurantId, session }) => restaurantId !== null && session === null,
  fn: ({ restaurantId }) => restaurantId!,
  target: retryLogOutFx,
});
sample({
  clock: sessionBus.signedIn,
  source: $restaurantId,
  filter: (restaurantId) => restaurantId !== null,
  fn: (restaurantId) => restaurantId!,
  target: forgetLogOutFx,
});
