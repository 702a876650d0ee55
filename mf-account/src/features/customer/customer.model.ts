import { combine, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { ApiErrorKind } from '@storefront/shared-domain/http';
import { $client, $isLoggedIn, $restaurantId } from '@storefront/shared-domain/models';
import { readCustomerFx } from './customer.api';

/** A page for logged-in customers opened: their points may have changed since they were last read. */
export const gateOpened = createEvent();
export const retried = createEvent();

export const $isReading = readCustomerFx.pending;

const $failure = createStore<ApiErrorKind | null>(null)
  .on(readCustomerFx.failData, (_, { kind }) => kind)
  .reset(readCustomerFx.done, sessionBus.signedIn, sessionBus.signedOut);

sample({
  clock: [gateOpened, retried], source: { restaurantId: $restaurantId, isLoggedIn: $isLoggedIn },
  filter: ({ restaurantId, isLoggedIn }) => isLoggedIn && restaurantId !== null, fn: ({ restaurantId }) => restaurantId!, target: readCustomerFx,
});
sample({ clock: readCustomerFx.doneData, source: $isLoggedIn, filter: Boolean, fn: (_, client) => client, target: sessionBus.clientRead });

/** Who is here: a visitor, a customer, or somebody with a token whose name could not be read yet. */
export const $customer = combine($isLoggedIn, $client, $failure, (isLoggedIn, client, failure) => {
  if (!isLoggedIn) return { kind: 'visitor' as const };
  if (client !== null) return { kind: 'customer' as const, client };
  return failure === null ? { kind: 'loading' as const } : { kind: 'failed' as const, failure };
});
