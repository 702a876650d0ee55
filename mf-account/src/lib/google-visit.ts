import type { GoogleSite, Language } from '@storefront/shared-domain/contracts';
import { pageOrigin, restaurantOfPath } from '@storefront/shared-domain/paths';
import {
  dropGoogleVisit,
  GOOGLE_RETURN,
  type GoogleVisit,
  randomUuid,
  readGoogleVisit,
  saveGoogleVisit,
} from '@storefront/shared-domain/storage';

type Requested = {
  readonly google: GoogleSite;
  readonly origin: string;
  readonly state: string;
  readonly nonce: string;
  readonly language: string;
};

/**
 * URL of Google's login page: the implicit flow of OpenID Connect, which returns an ID token in the
 * fragment of the redirect URL. No script of Google runs in the storefront's pages.
 */
export function googlePage({ google, origin, state, nonce, language }: Requested): string {
  const query = new URLSearchParams({
    client_id: google.clientId,
    redirect_uri: `${origin}${GOOGLE_RETURN}`,
    response_type: 'id_token',
    scope: 'openid email profile',
    state,
    nonce,
    prompt: 'select_account',
    hl: language,
  });
  return `${google.authUrl}?${query.toString()}`;
}

/** The nonce in an ID token; null when it cannot be read. The server verifies the token. */
function parseNonce(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(payload)) as { nonce?: unknown };
    return typeof claims.nonce === 'string' ? claims.nonce : null;
  } catch {
    return null;
  }
}

/** Google's error code when the customer closed its page: not reported as a failure. */
const GIVEN_UP = 'access_denied';

type Purpose = GoogleVisit['purpose'];
type Leaving = {
  readonly google: GoogleSite | null;
  readonly language: Language;
  readonly returnTo: string;
  readonly purpose: Purpose;
};

/** Navigates to Google's page; state and return path are stored for this tab. */
export function leaveForGoogle({ google, language, returnTo, purpose }: Leaving): void {
  const base = restaurantOfPath(window.location.pathname)?.basename;
  if (google === null || base === undefined) return;
  const visit: GoogleVisit = {
    state: randomUuid(),
    nonce: randomUuid(),
    base,
    returnTo,
    purpose,
    answer: null,
  };
  saveGoogleVisit(visit);
  window.location.assign(
    googlePage({ google, origin: pageOrigin(), state: visit.state, nonce: visit.nonce, language }),
  );
}

export type GoogleResponse =
  { kind: 'nothing' } | { kind: 'given-up' } | { kind: 'wrong' } | { kind: 'token'; token: string };

/**
 * Reads and removes Google's answer for a purpose. An answer to another request than this tab's is
 * ignored.
 */
export function takeGoogleResponse(purpose: Purpose): GoogleResponse {
  const visit = readGoogleVisit();
  if (visit === null || visit.answer === null || visit.purpose !== purpose)
    return { kind: 'nothing' };
  dropGoogleVisit();
  if ('refusal' in visit.answer)
    return { kind: visit.answer.refusal === GIVEN_UP ? 'given-up' : 'wrong' };
  return parseNonce(visit.answer.token) === visit.nonce
    ? { kind: 'token', token: visit.answer.token }
    : { kind: 'wrong' };
}
