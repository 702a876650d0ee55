import type { ApiError } from './api-error';
import { httpPorts } from './ports';

let refreshing: Promise<string | null> | null = null;

/**
 * Notifies the page that the session of this token is over; no effect when the page has already
 * left that session.
 */
export function endSession(token: string): void {
  const { getToken, loggedOut } = httpPorts();
  if (getToken() === token) loggedOut();
}

/**
 * Token for the retry of a call that was answered 401 (DOMAIN-105): the current one when it has
 * changed since, else a new one. Concurrent callers share one running refresh. Null: no token, the
 * call stays refused.
 */
export function renewedToken(
  stale: string,
  refresh: (token: string) => Promise<string | null>,
): Promise<string | null> {
  const current = httpPorts().getToken();
  if (current !== stale) return Promise.resolve(current);
  refreshing ??= refresh(stale)
    .then((fresh) => adopt(stale, fresh))
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

function adopt(stale: string, fresh: string | null): string | null {
  const { getToken, tokenRefreshed } = httpPorts();
  const current = getToken();
  // signed out or in meanwhile: that is newer than this refresh
  if (current !== stale) return current;
  if (fresh !== null) tokenRefreshed(fresh);
  return fresh;
}

/**
 * Ends the session on a 403 about the session (DOMAIN-106): code `session_invalid`, or no code at
 * all on a call that sent a token. A rate limiter's 403 carries another code and ends no session.
 */
export function endSessionWhenForbidden(error: ApiError, sent: string | null): void {
  if (error.status !== 403) return;
  const token =
    error.code === 'session_invalid'
      ? (sent ?? httpPorts().getToken())
      : error.code === null
        ? sent
        : null;
  if (token !== null) endSession(token);
}
