import { attach, combine, createEffect, createStore, sample } from 'effector';
import { orderBus, sessionBus } from '@storefront/shared-domain/bus';
import { LoginMode, StoredText, type Client } from '@storefront/shared-domain/contracts';
import {
  $cartPoints, $restaurantId, $session, connectionChanged, restaurantLoaded, restaurantSelected, sessionRestored, type Session,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { loadHttp } from '../remotes/provide-http';
import { forgetLogOutFx, retryLogOutFx, tellLogOutFx } from './log-out';

const restoreFx = createEffect<number, Session | null>((restaurantId) => {
  const token = storage.read(keys.token(restaurantId), StoredText);
  return token === null ? null : { token, mode: storage.read(keys.loginMode(restaurantId), LoginMode) ?? 'email' };
});

/** Writes the token of this restaurant, or removes it with what belongs to the login (ACCOUNT-04, OPEN-082). */
const keepFx = attach({
  source: combine({ restaurantId: $restaurantId, session: $session }),
  effect: ({ restaurantId, session }) => {
    if (restaurantId === null) return;
    if (session === null) {
      storage.remove(keys.token(restaurantId));
      storage.remove(keys.loginMode(restaurantId));
      return;
    }
    storage.write(keys.token(restaurantId), session.token);
    storage.write(keys.loginMode(restaurantId), session.mode);
  },
});

/** Asks the server whom the token belongs to. The http entry is fetched only now: a visitor never needs it for this. */
const readClientFx = createEffect<number, Client>(async (restaurantId) => {
  const { getUser } = await loadHttp();
  return getUser(restaurantId);
});

/** The session as it was last: who logs out has none any more. */
const $last = createStore<Session | null>(null).on([sessionRestored, sessionBus.signedIn], (_, session) => session)
  .on(sessionBus.tokenRefreshed, (session, token) => (session === null ? null : { ...session, token })).reset(restaurantSelected);

sample({ clock: restaurantLoaded, source: $session, filter: (session) => session === null, fn: (_, data) => data.info.id, target: restoreFx });
sample({ clock: restoreFx.doneData, filter: (session) => session !== null, fn: (session) => session!, target: sessionRestored });
sample({ clock: [sessionBus.signedIn, sessionBus.tokenRefreshed, sessionBus.signedOut], fn: () => undefined, target: keepFx });
sample({
  clock: [sessionRestored, sessionBus.signedIn], source: $restaurantId,
  filter: (restaurantId) => restaurantId !== null, fn: (restaurantId) => restaurantId!, target: readClientFx,
});
sample({
  clock: sessionBus.logOutConfirmed, source: { restaurantId: $restaurantId, last: $last }, filter: ({ restaurantId, last }) => restaurantId !== null && last !== null,
  fn: ({ restaurantId, last }) => ({ restaurantId: restaurantId!, token: last!.token }), target: tellLogOutFx,
});
// A log-out the server was not told of is told with the next connection, unless somebody has logged in since.
sample({
  clock: [restoreFx.doneData.filter({ fn: (session) => session === null }), connectionChanged.filter({ fn: (isOnline) => isOnline })], source: { restaurantId: $restaurantId, session: $session },
  filter: ({ restaurantId, session }) => restaurantId !== null && session === null, fn: ({ restaurantId }) => restaurantId!, target: retryLogOutFx,
});
sample({ clock: sessionBus.signedIn, source: $restaurantId, filter: (restaurantId) => restaurantId !== null, fn: (restaurantId) => restaurantId!, target: forgetLogOutFx });
// What an order earned is the server's to tell.
sample({
  clock: orderBus.placed, source: { restaurantId: $restaurantId, session: $session },
  filter: ({ restaurantId, session }) => restaurantId !== null && session !== null, fn: ({ restaurantId }) => restaurantId!, target: readClientFx,
});
// An order with prizes was refused: their customer may have fewer points by now than this page knows.
sample({
  clock: orderBus.settled, source: { restaurantId: $restaurantId, session: $session, points: $cartPoints },
  filter: ({ restaurantId, session, points }) => restaurantId !== null && session !== null && points > 0, fn: ({ restaurantId }) => restaurantId!, target: readClientFx,
});
sample({ clock: readClientFx.doneData, target: sessionBus.clientRead });
