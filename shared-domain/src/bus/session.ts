import { createEvent } from 'effector';
import type { CashbackBalance, Client, LoginMode } from '../contracts';

/** A token for this restaurant was won by login, register or reset. account → session. */
export const signedIn = createEvent<{ token: string; mode: LoginMode }>();

/** The server told who the token belongs to. shell, account (for fresh points) → session. */
export const clientRead = createEvent<Client>();

/** The server told what a client may spend (API-42). account, cart → cashback model. */
export const cashbackRead = createEvent<{ clientId: string; balance: CashbackBalance }>();

/** The token was renewed after a 401 (DOMAIN-105). http → session. */
export const tokenRefreshed = createEvent<string>();

/**
 * The customer is logged out: asked for, refused by the server (DOMAIN-106), or not renewable.
 * account, http → session, cart.
 */
export const signedOut = createEvent();

/**
 * The customer said yes to the question whether to log out: here at once, and the server is told
 * beside it. account, menu → session, shell.
 */
export const logOutConfirmed = createEvent();

/** Something needs a login; the shell opens the login dialog over the page. any → shell. */
export const signInRequested = createEvent();

/** The login dialog closed, signed in or not. shell → session. */
export const signInDismissed = createEvent();
