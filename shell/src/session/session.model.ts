import { attach, combine, createEffect, createStore, sample } from 'effector';
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
import { saveStored, readStored, removeStored } from './stored-session';

const restoreFx = createEffect<number, Session | null>(readStored);

/** The last session, also after a logout. */
const $last = createStore<Session | null>(null)
  .on([sessionRestored, sessionBus.signedIn], (_, session) => session)
  .on(sessionBus.tokenRefreshed, (session, token) =>
    session === null ? null : { ...session, token },
  )
  .reset(restaurantSelected);

/** Stores the token of this restaurant, or removes this page's last one. */
const saveFx = attach({
  source: combine({ restaurantId: $restaurantId, session: $session, last: $last }),
  effect: ({ restaurantId, session, last }) => {
    if (restaurantId === null) return;
    if (session !== null) saveStored(restaurantId, session);
    else if (last !== null) removeStored(restaurantId, last);
  },
});

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
  clock: [sessionBus.signedIn, sessionBus.tokenRefreshed, sessionBus.signedOut],
  fn: () => undefined,
  target: saveFx,
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
