import { createEvent, createStore, sample } from 'effector';
import { $restaurantId } from '@storefront/shared-domain/models';
import { accountFailure, type AccountFailure } from '../../lib/account-failure';
import { clean } from '../../lib/clean';
import { requestLinkFx } from './forgot.api';

export const emailSubmitted = createEvent<string>();
/** The form was unmounted. */
export const pageLeft = createEvent();

/** ERRORS-37: a server that does reveal it is supported, too. */
const REFUSALS = { 'Email does not exist.': 'login.email-unknown' };

export const $isBusy = requestLinkFx.pending;

/** The address that a link was requested for; null before. */
export const $sentTo = createStore<string | null>(null)
  .on(requestLinkFx.done, (_, { params }) => params.email)
  .reset(pageLeft);

export const $failure = createStore<AccountFailure | null>(null)
  .on(requestLinkFx.failData, (_, error) => accountFailure(error, REFUSALS))
  .reset(emailSubmitted, pageLeft);

sample({
  clock: emailSubmitted,
  source: { restaurantId: $restaurantId, isBusy: $isBusy },
  filter: ({ restaurantId, isBusy }) => restaurantId !== null && !isBusy,
  fn: ({ restaurantId }, email) => ({ restaurantId: restaurantId!, email: clean(email) }),
  target: requestLinkFx,
});
