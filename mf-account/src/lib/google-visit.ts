import type { GoogleSite, Language } from '@storefront/shared-domain/contracts';
import { pageOrigin, restaurantOfPath } from '@storefront/shared-domain/paths';
import {
  dropGoogleVisit,
  saveGoogleVisit,
  randomUuid,
  readGoogleVisit,
  type GoogleVisit,
} from '@storefront/shared-domain/storage';
import { googlePage, parseNonce } from './google-page';

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
