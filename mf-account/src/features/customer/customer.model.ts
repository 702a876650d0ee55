import { combine, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { ApiErrorKind } from '@storefront/shared-domain/http';
import { $client, $isLoggedIn, $restaurantId } from '@storefront/shared-domain/models';
import { takeLatest } from '@storefront/shared-kit/take-latest';
import { readCustomerFx } from './customer.api';

/**
 * A page for logged-in customers opened: their points may have changed since they were last
 * fetched.
 */
export const gateOpened = createEvent();
export const customerRetried = createEvent();

export const $isReading = readCustomerFx.pending;

/** Counts logins and logouts: a response for a previous customer is dropped. */
const $login = createStore(0).on([sessionBus.signedIn, sessionBus.signedOut], (login) => login + 1);

const latest = takeLatest(readCustomerFx, $login, (login, call) => login === call.login);

const $failure = createStore<ApiErrorKind | null>(null)
  .on(latest.fail, (_, { error }) => error.kind)
  .reset(readCustomerFx.done, sessionBus.signedIn, sessionBus.signedOut);

sample({
  clock: [gateOpened, customerRetried],
  source: { restaurantId: $restaurantId, isLoggedIn: $isLoggedIn, login: $login },
  filter: ({ restaurantId, isLoggedIn }) => isLoggedIn && restaurantId !== null,
  fn: ({ restaurantId, login }) => ({ restaurantId: restaurantId!, login }),
  target: readCustomerFx,
});
sample({
  clock: latest.done,
  source: $isLoggedIn,
  filter: (isLoggedIn) => isLoggedIn,
  fn: (_, { result }) => result,
  target: sessionBus.clientRead,
});

/** The current user: a visitor, a customer, or a user with a token but without loaded data. */
export const $customer = combine($isLoggedIn, $client, $failure, (isLoggedIn, client, failure) => {
  if (!isLoggedIn) return { kind: 'visitor' as const };
  if (client !== null) return { kind: 'customer' as const, client };
  return failure === null ? { kind: 'loading' as const } : { kind: 'failed' as const, failure };
});
