import { createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { Credentials } from '@storefront/shared-domain/contracts';
import { $restaurantId } from '@storefront/shared-domain/models';
import { accountFailure, type AccountFailure } from '../../lib/account-failure';
import { clean } from '../../lib/clean';
import { logInFx } from './login.api';

export const loginSubmitted = createEvent<Credentials>();
/** The form was unmounted. */
export const pageLeft = createEvent();

/** ERRORS-37, ERRORS-38 */
const REFUSALS = {
  'Email does not exist.': 'login.email-unknown',
  'Email or password is wrong.': 'login.wrong',
};

export const $isBusy = logInFx.pending;

export const $failure = createStore<AccountFailure | null>(null)
  .on(logInFx.failData, (_, error) => accountFailure(error, REFUSALS))
  .reset(loginSubmitted, pageLeft);

sample({
  clock: loginSubmitted,
  source: { restaurantId: $restaurantId, isBusy: $isBusy },
  filter: ({ restaurantId, isBusy }) => restaurantId !== null && !isBusy,
  fn: ({ restaurantId }, { email, password }) => ({
    restaurantId: restaurantId!,
    email: clean(email),
    password,
  }),
  target: logInFx,
});

// ACCOUNT-04
sample({
  clock: logInFx.doneData,
  fn: ({ token }) => ({ token, mode: 'email' as const }),
  target: sessionBus.signedIn,
});
