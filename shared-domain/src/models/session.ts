import { combine, createEvent, createStore, sample } from 'effector';
import { orderBus, sessionBus } from '../bus';
import type { Client, LoginMode } from '../contracts';
import { pointsNeeded } from '../rules/money/subtotals';
import { restaurantSelected } from './restaurant';

export type Session = { token: string; mode: LoginMode };

/** A stored token was found for this restaurant. shell only. */
export const sessionRestored = createEvent<Session>();

/** The token of this restaurant; the only source of the login state (DOMAIN-107). */
export const $session = createStore<Session | null>(null)
  .on([sessionRestored, sessionBus.signedIn], (_, session) => session)
  .on(sessionBus.tokenRefreshed, (session, token) =>
    session === null ? null : { ...session, token },
  )
  .reset(sessionBus.signedOut, restaurantSelected);

export const $isLoggedIn = $session.map((session) => session !== null);

/**
 * The logged-in client; null while unknown, so that another account never shows the points of the
 * previous one. The points of an order's prizes are spent with the order: the cart it empties
 * returns none (CONFLICTS-05).
 */
export const $client = createStore<Client | null>(null)
  .on(sessionBus.clientRead, (_, client) => client)
  .on(orderBus.placed, (client, { order }) =>
    client === null
      ? null
      : { ...client, points: Math.max(0, client.points - pointsNeeded(order.orders)) },
  )
  .reset(sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

/** True while the login dialog is open over a page. */
export const $signInRequested = createStore(false)
  .on(sessionBus.signInRequested, () => true)
  .reset(sessionBus.signInDismissed, sessionBus.signedIn);

/** True when a token exists but its client is not loaded yet. */
export const $clientIsMissing = combine(
  $session,
  $client,
  (session, client) => session !== null && client === null,
);

sample({ clock: sessionBus.logOutConfirmed, target: sessionBus.signedOut });
