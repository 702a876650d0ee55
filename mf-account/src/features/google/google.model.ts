import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { $googleSite, $language, $restaurantId } from '@storefront/shared-domain/models';
import { readGoogleVisit } from '@storefront/shared-domain/storage';
import { accountFailure, type AccountFailure } from '../../lib/account-failure';
import type { GoogleResponse } from '../../lib/google-visit';
import { logInByGoogleFx } from './google.api';

/** The customer chooses to log in with Google; `returnTo` is the path to return to. */
export const googleChosen = createEvent<{ returnTo: string }>();
/** The login is mounted: a pending response of Google is processed. */
export const googleLoginShown = createEvent();
/** The login was unmounted. */
export const googleLoginClosed = createEvent();

const FAILED = { key: 'google.failed' } as const;
const REFUSALS = {
  google_token_invalid: 'google.failed',
  google_email_unverified: 'google.unverified',
  google_account_differs: 'google.differs',
  google_unavailable: 'google.unavailable',
};

/** On demand: few logins use Google. */
const loadVisit = () => import(/* webpackChunkName: "google-visit" */ '../../lib/google-visit');

const leaveFx = attach({
  source: { google: $googleSite, language: $language },
  effect: async ({ google, language }, { returnTo }: { returnTo: string }) =>
    (await loadVisit()).leaveForGoogle({ google, language, returnTo, purpose: 'sign-in' }),
});
const takeFx = createEffect(async (): Promise<GoogleResponse> =>
  readGoogleVisit() === null
    ? { kind: 'nothing' }
    : (await loadVisit()).takeGoogleResponse('sign-in'),
);

export const $isBusy = logInByGoogleFx.pending;

/** True from the press of the button until Google's page loads. */
export const $isLeaving = createStore(false)
  .on(googleChosen, () => true)
  .reset(googleLoginClosed, leaveFx.fail);

export const $failure = createStore<AccountFailure | null>(null)
  .on(takeFx.doneData, (failure, { kind }) => (kind === 'wrong' ? FAILED : failure))
  .on([leaveFx.fail, takeFx.fail], () => FAILED)
  .on(logInByGoogleFx.failData, (_, error) => accountFailure(error, REFUSALS))
  .reset(googleChosen, googleLoginClosed);

sample({ clock: googleChosen, target: leaveFx });
sample({ clock: googleLoginShown, fn: () => undefined, target: takeFx });
sample({
  clock: takeFx.doneData,
  source: $restaurantId,
  filter: (restaurantId, came) => restaurantId !== null && came.kind === 'token',
  fn: (restaurantId, came) => ({
    restaurantId: restaurantId!,
    token: (came as Extract<GoogleResponse, { kind: 'token' }>).token,
  }),
  target: logInByGoogleFx,
});

// ACCOUNT-04
sample({
  clock: logInByGoogleFx.doneData,
  fn: ({ token }) => ({ token, mode: 'gmail' as const }),
  target: sessionBus.signedIn,
});
