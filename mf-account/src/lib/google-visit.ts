import type { GoogleSite, Language } from '@storefront/shared-domain/contracts';
import { pageOrigin, restaurantOfPath } from '@storefront/shared-domain/paths';
import { dropGoogleVisit, keepGoogleVisit, randomUuid, readGoogleVisit, type GoogleVisit } from '@storefront/shared-domain/storage';
import { googlePage, nonceOf } from './google-page';

/** A customer who closes Google's page knows why. */
const GIVEN_UP = 'access_denied';

type Purpose = GoogleVisit['purpose'];
type Leaving = { readonly google: GoogleSite | null; readonly language: Language; readonly returnTo: string; readonly purpose: Purpose };

/** Leaves for Google's page; what to come back to is stored for this tab. */
export function leaveForGoogle({ google, language, returnTo, purpose }: Leaving): void {
  const base = restaurantOfPath(window.location.pathname)?.basename;
  if (google === null || base === undefined) return;
  const visit: GoogleVisit = { state: randomUuid(), nonce: randomUuid(), base, returnTo, purpose, answer: null };
  keepGoogleVisit(visit);
  window.location.assign(googlePage({ google, origin: pageOrigin(), state: visit.state, nonce: visit.nonce, language }));
}

export type GoogleAnswer = { kind: 'nothing' } | { kind: 'given-up' } | { kind: 'wrong' } | { kind: 'token'; token: string };

/** Takes what Google answered for a purpose; it is read once. An answer to another question than this tab's is none. */
export function takeGoogleAnswer(purpose: Purpose): GoogleAnswer {
  const visit = readGoogleVisit();
  if (visit === null || visit.answer === null || visit.purpose !== purpose) return { kind: 'nothing' };
  dropGoogleVisit();
  if ('refusal' in visit.answer) return { kind: visit.answer.refusal === GIVEN_UP ? 'given-up' : 'wrong' };
  return nonceOf(visit.answer.token) === visit.nonce ? { kind: 'token', token: visit.answer.token } : { kind: 'wrong' };
}
