import { sessionBus } from '@storefront/shared-domain/bus';
import { StoredText } from '@storefront/shared-domain/contracts';
import type { LogOutCall } from '@storefront/shared-domain/http';
import {
  $restaurantId,
  $session,
  connectionChanged,
  restaurantLoaded,
  restaurantSelected,
  type Session,
  sessionRestored,
} from '@storefront/shared-domain/models';
import { ADDRESS_FIELDS, keys, storage } from '@storefront/shared-domain/storage';
import { createEffect, createStore, sample } from 'effector';
import './client.model';
import { loadHttp } from './provide-http';
import './other-tabs.model';
import './stored-login.model';
import { readStored } from './stored-session';

/**
 * Sends a logout to the server, and stores that it is pending until the server confirms it. The
 * customer does not wait for it.
 */
const publishLogOutFx = createEffect<LogOutCall, void>(async (call) => {
  storage.write(keys.loggingOut(call.restaurantId), 'yes');
  await (await loadHttp()).publishLogOut(call);
  storage.remove(keys.loggingOut(call.restaurantId));
});

/**
 * Sends a pending logout again. The device no longer has the token: the server identifies the
 * session by its cookie, which scripts cannot read.
 */
const retryLogOutFx = createEffect<number, void>(async (restaurantId) => {
  if (storage.read(keys.loggingOut(restaurantId), StoredText) !== null)
    await publishLogOutFx({ restaurantId, token: null });
});

/** Drops the pending logout: a new login ended the previous session. */
const forgetLogOutFx = createEffect<number, void>((restaurantId) =>
  storage.remove(keys.loggingOut(restaurantId)),
);

/**
 * Removes the customer's personal data from the device: the phone, and of this restaurant the last
 * address, the name and the draft of an order, and the addresses of placed orders.
 */
const forgetCustomerFx = createEffect<number, void>((restaurantId) => {
  storage.remove(keys.phone);
  storage.remove(keys.orderDraft(restaurantId));
  storage.remove(keys.lastDelivery(restaurantId));
  storage.remove(keys.placedAddresses(restaurantId));
  for (const field of ADDRESS_FIELDS) storage.remove(keys.address(field, restaurantId));
});

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
