import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { $googleSite, $language, $restaurantId } from '@storefront/shared-domain/models';
import { pageOrigin, restaurantOfPath } from '@storefront/shared-domain/paths';
import { dropGoogleVisit, keepGoogleVisit, randomUuid, readGoogleVisit, type GoogleVisit } from '@storefront/shared-domain/storage';
import { accountFailure, type AccountFailure } from '../../lib/account-failure';
import { logInByGoogleFx } from './google.api';
import { googlePage, nonceOf } from './google-page';

/** The customer wants to sign in with Google; `returnTo` is the page to come back to. */
export const chosen = createEvent<{ returnTo: string }>();
/** The login stands on the page: an answer of Google may wait for it. */
export const shown = createEvent();
/** The login left the page. */
export const left = createEvent();

/** Whoever closed Google's page knows why. */
const GIVEN_UP = 'access_denied';
const FAILED = { key: 'google.failed' } as const;
const REFUSALS = { google_token_invalid: 'google.failed', google_email_unverified: 'google.unverified', google_account_differs: 'google.differs', google_unavailable: 'google.unavailable' };

/** Leaves for Google's page; what to come back to is kept for this tab. */
const leaveFx = attach({
  source: { google: $googleSite, language: $language },
  effect: ({ google, language }, { returnTo }: { returnTo: string }) => {
    const base = restaurantOfPath(window.location.pathname)?.basename;
    if (google === null || base === undefined) return;
    const visit: GoogleVisit = { state: randomUuid(), nonce: randomUuid(), base, returnTo, answer: null };
    keepGoogleVisit(visit);
    window.location.assign(googlePage({ google, origin: pageOrigin(), state: visit.state, nonce: visit.nonce, language }));
  },
});

type Came = { kind: 'nothing' } | { kind: 'given-up' } | { kind: 'wrong' } | { kind: 'token'; token: string };

/** Takes what Google answered; it is read once. An answer to another question than this tab's is none. */
const takeFx = createEffect((): Came => {
  const visit = readGoogleVisit();
  if (visit?.answer === null || visit?.answer === undefined) return { kind: 'nothing' };
  dropGoogleVisit();
  if ('refusal' in visit.answer) return { kind: visit.answer.refusal === GIVEN_UP ? 'given-up' : 'wrong' };
  return nonceOf(visit.answer.token) === visit.nonce ? { kind: 'token', token: visit.answer.token } : { kind: 'wrong' };
});

export const $isBusy = logInByGoogleFx.pending;

/** True from the button until Google's page is there. */
export const $isLeaving = createStore(false).on(chosen, () => true).reset(left);

export const $failure = createStore<AccountFailure | null>(null)
  .on(takeFx.doneData, (failure, { kind }) => (kind === 'wrong' ? FAILED : failure))
  .on(logInByGoogleFx.failData, (_, error) => accountFailure(error, REFUSALS))
  .reset(chosen, left);

sample({ clock: chosen, target: leaveFx });
sample({ clock: shown, fn: () => undefined, target: takeFx });
sample({
  clock: takeFx.doneData, source: $restaurantId, filter: (restaurantId, came) => restaurantId !== null && came.kind === 'token',
  fn: (restaurantId, came) => ({ restaurantId: restaurantId!, token: (came as Extract<Came, { kind: 'token' }>).token }), target: logInByGoogleFx,
});

// ACCOUNT-04
sample({ clock: logInByGoogleFx.doneData, fn: ({ token }) => ({ token, mode: 'gmail' as const }), target: sessionBus.signedIn });
