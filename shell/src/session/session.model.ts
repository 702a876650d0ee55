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
import { forgetLogOutFx, retryLogOutFx, tellLogOutFx } from './log-out';
import './other-tabs.model';
import { keepStored, readStored, removeStored } from './stored-session';

const restoreFx = createEffect<number, Session | null>(readStored);

/** The session as it was last: who logs out has none any more. */
const $last = createStore<Session | null>(null)
  .on([sessionRestored, sessionBus.signedIn], (_, session) => session)
  .on(sessionBus.tokenRefreshed, (session, token) =>
    session === null ? null : { ...session, token },
  )
  .reset(restaurantSelected);

/** Writes the token of this restaurant, or removes the one this page had last. */
const keepFx = attach({
  source: combine({ restaurantId: $restaurantId, session: $session, last: $last }),
  effect: ({ restaurantId, session, last }) => {
    if (restaurantId === null) return;
    if (session !== null) keepStored(restaurantId, session);
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
  target: keepFx,
});
sample({
  clock: sessionBus.logOutConfirmed,
  source: { restaurantId: $restaurantId, last: $last },
  filter: ({ restaurantId, last }) => restaurantId !== null && last !== null,
  fn: ({ restaurantId, last }) => ({ restaurantId: restaurantId!, token: last!.token }),
  target: tellLogOutFx,
});
// Only who logs out is forgotten: a session that is over must not cost what was typed.
sample({
  clock: sessionBus.logOutConfirmed,
  source: $restaurantId,
  filter: (restaurantId) => restaurantId !== null,
  fn: (restaurantId) => restaurantId!,
  target: forgetCustomerFx,
});
// A log-out the server was not told of is told with the next connection, unless somebody has logged
// in since.
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
