import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import {
  $googleSite,
  $language,
  $restaurantId,
  $session,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { accountFailure, type AccountFailure } from '../../lib/account-failure';
import { leaveForGoogle, takeGoogleResponse } from '../../lib/google-visit';
import { eraseFx } from './your-data.api';

/** The section is displayed; a pending answer of Google is read then. */
export const eraseSectionShown = createEvent();
/** The dialog is opened; it is closed without an erasure. */
export const eraseRequested = createEvent();
export const eraseDismissed = createEvent();
export const passwordSubmitted = createEvent<string>();
/** The customer chose the confirmation by Google; `returnTo` is the path to return to. */
export const googleChosen = createEvent<{ returnTo: string }>();
/** The customer confirmed the erasure after Google's confirmation. */
export const eraseConfirmed = createEvent();
/** The account was erased. */
export const accountErased = createEvent();

const REFUSALS = {
  password_wrong: 'erase.wrong',
  order_under_way: 'erase.under-way',
  google_account_differs: 'erase.differs',
  google_token_invalid: 'google.failed',
  google_email_unverified: 'google.unverified',
  google_not_configured: 'google.unavailable',
  google_unavailable: 'google.unavailable',
};

const leaveFx = attach({
  source: { google: $googleSite, language: $language },
  effect: ({ google, language }, { returnTo }: { returnTo: string }) =>
    leaveForGoogle({ google, language, returnTo, purpose: 'erase' }),
});
const takeFx = createEffect(() => takeGoogleResponse('erase'));
sample({ clock: googleChosen, target: leaveFx });
sample({ clock: eraseSectionShown, fn: () => undefined, target: takeFx });

/** Token of Google's confirmation; null before it. Valid for one attempt. */
export const $googleToken = createStore<string | null>(null)
  .on(takeFx.doneData, (token, came) => (came.kind === 'token' ? came.token : token))
  .reset(eraseDismissed, eraseFx.fail, accountErased, sessionBus.signedOut, restaurantSelected);

export const $isDialogOpen = createStore(false)
  .on(eraseRequested, () => true)
  .on(
    takeFx.doneData,
    (isDialogOpen, { kind }) => isDialogOpen || kind === 'token' || kind === 'wrong',
  )
  .reset(eraseDismissed, accountErased, sessionBus.signedOut, restaurantSelected);

/**
 * How the customer proves presence: by the login mode of the session, by the password where Google
 * login is not configured.
 */
export const $proofKind = combine($session, $googleSite, (session, google) =>
  session?.mode === 'gmail' && google !== null ? ('google' as const) : ('password' as const),
);

export const $failure = createStore<AccountFailure | null>(null)
  .on(takeFx.doneData, (failure, { kind }) =>
    kind === 'wrong' ? { key: 'google.failed' } : failure,
  )
  .on(eraseFx.failData, (_, error) => accountFailure(error, REFUSALS))
  .reset(
    eraseRequested,
    eraseDismissed,
    passwordSubmitted,
    eraseConfirmed,
    googleChosen,
    sessionBus.signedOut,
    restaurantSelected,
  );

export const $isErasing = eraseFx.pending;
/** True from the press of the button until the browser leaves for Google's page. */
export const $isGoing = createStore(false)
  .on(googleChosen, () => true)
  .reset(eraseRequested, eraseDismissed, eraseSectionShown);

const $free = combine($restaurantId, $isErasing, (restaurantId, isErasing) =>
  isErasing ? null : restaurantId,
);
sample({
  clock: passwordSubmitted,
  source: $free,
  filter: (restaurantId) => restaurantId !== null,
  fn: (restaurantId, password) => ({
    restaurantId: restaurantId!,
    proof: { password, loginMode: 'email' as const },
  }),
  target: eraseFx,
});
sample({
  clock: eraseConfirmed,
  source: { restaurantId: $free, token: $googleToken },
  filter: ({ restaurantId, token }) => restaurantId !== null && token !== null,
  fn: ({ restaurantId, token }) => ({
    restaurantId: restaurantId!,
    proof: { access_token: token!, loginMode: 'gmail' as const },
  }),
  target: eraseFx,
});
sample({ clock: eraseFx.doneData, fn: () => undefined, target: accountErased });
sample({ clock: accountErased, target: sessionBus.logOutConfirmed });
