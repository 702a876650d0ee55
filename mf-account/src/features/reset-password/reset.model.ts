import { createEvent, createStore, sample } from 'effector';
import { noticeBus, sessionBus, type Toast } from '@storefront/shared-domain/bus';
import { accountFailure, type AccountFailure } from '../../lib/account-failure';
import { resetPasswordFx, type ResetCall } from './reset.api';

/** The form was sent; `changed` is the text of the toast when it succeeds. */
export const passwordSubmitted = createEvent<{ values: ResetCall; changed: string }>();
/** The form was unmounted. */
export const pageLeft = createEvent();

const REFUSALS = {
  password_too_weak: 'password.too-weak',
  password_too_common: 'password.common',
  passwords_differ: 'password.differ',
};

export const $isBusy = resetPasswordFx.pending;

/** True when the password was changed: the page navigates on. */
export const $isDone = createStore(false)
  .on(resetPasswordFx.done, () => true)
  .reset(pageLeft);

/** True when the link is permanently invalid. */
export const $isLinkDead = createStore(false)
  .on(resetPasswordFx.failData, (_, { code }) => code === 'reset_token_invalid')
  .reset(pageLeft);

export const $failure = createStore<AccountFailure | null>(null)
  .on(resetPasswordFx.failData, (_, error) => accountFailure(error, REFUSALS))
  .reset(passwordSubmitted, pageLeft);

const $changed = createStore('').on(passwordSubmitted, (_, { changed }) => changed);

sample({
  clock: passwordSubmitted,
  source: $isBusy,
  filter: (isBusy) => !isBusy,
  fn: (_, { values }) => values,
  target: resetPasswordFx,
});

// ACCOUNT-04: the response also logs the customer in.
sample({
  clock: resetPasswordFx.doneData,
  source: $changed,
  fn: (text): Toast => ({ text, tone: 'success' }),
  target: noticeBus.toastRequested,
});
sample({
  clock: resetPasswordFx.doneData,
  fn: ({ token }) => ({ token, mode: 'email' as const }),
  target: sessionBus.signedIn,
});
