import { createEvent, createStore, sample } from 'effector';
import { noticeBus, sessionBus, type Toast } from '@storefront/shared-domain/bus';
import type { RegisterRequest } from '@storefront/shared-domain/contracts';
import { $restaurantId } from '@storefront/shared-domain/models';
import { accountFailure, type AccountFailure } from '../../lib/account-failure';
import { clean } from '../../lib/clean';
import { registerFx } from './register.api';

/** The form was sent; `welcome` is the text of the toast when it succeeds. */
export const registrationSubmitted = createEvent<{ values: RegisterRequest; welcome: string }>();
/** The form was unmounted. */
export const pageLeft = createEvent();

/** ERRORS-39; other texts of the server are shown unchanged. */
const REFUSALS = {
  user_already_exists: 'register.email-taken',
  password_too_common: 'password.common',
};

export const $isBusy = registerFx.pending;

export const $failure = createStore<AccountFailure | null>(null)
  .on(registerFx.failData, (_, error) => accountFailure(error, REFUSALS, true))
  .reset(registrationSubmitted, pageLeft);

const $welcome = createStore('').on(registrationSubmitted, (_, { welcome }) => welcome);

sample({
  clock: registrationSubmitted,
  source: { restaurantId: $restaurantId, isBusy: $isBusy },
  filter: ({ restaurantId, isBusy }) => restaurantId !== null && !isBusy,
  fn: ({ restaurantId }, { values }) => ({
    ...values,
    restaurantId: restaurantId!,
    name: clean(values.name),
    email: clean(values.email),
  }),
  target: registerFx,
});

// ACCOUNT-12, ACCOUNT-04: the toast first, then the page navigates on because the customer is
// logged in.
sample({
  clock: registerFx.doneData,
  source: $welcome,
  fn: (text): Toast => ({ text, tone: 'success' }),
  target: noticeBus.toastRequested,
});
sample({
  clock: registerFx.doneData,
  fn: ({ token }) => ({ token, mode: 'email' as const }),
  target: sessionBus.signedIn,
});
