import { createEvent } from 'effector';
import type { CashbackBalance, Client, LoginMode } from '../contracts';

/** A token for this restaurant was issued by login, register or reset. account → session. */
export const signedIn = createEvent<{ token: string; mode: LoginMode }>();

/** The server returned the client of the token. shell, account (for fresh points) → session. */
export const clientRead = createEvent<Client>();

/**
 * The server returned the cashback that a client may spend (API-42). account, cart → cashback
 * model.
 */
export const cashbackRead = createEvent<{ clientId: string; balance: CashbackBalance }>();

/** The token was renewed after a 401 (DOMAIN-105). http → session. */
export const tokenRefreshed = createEvent<string>();

/**
 * The customer is logged out: on request, by the server (DOMAIN-106), or because the token is not
 * renewable. account, http → session, cart.
 */
export const signedOut = createEvent();

/**
 * The customer confirmed the logout: it takes effect here at once, while the server is notified in
 * parallel. account, menu → session, shell.
 */
export const logOutConfirmed = createEvent();

/** An action requires a login; the shell opens the login dialog over the page. any → shell. */
export const signInRequested = createEvent();

/** The login dialog closed, signed in or not. shell → session. */
export const signInDismissed = createEvent();
