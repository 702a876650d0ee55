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
 * Ends the session after a 403 of a call that sent its token, whatever the code (DOMAIN-106). A call
 * without one was refused for another reason: a file server answers 403 for a missing file.
 */
export function endSessionWhenForbidden({ status }: ApiError, sent: string | null): void {
  if (status === 403 && sent !== null) endSession(sent);
}
