import { createEffect, createStore, sample } from 'effector';
import { serverDate } from '@storefront/shared-domain/clock';
import { calls, type CashbackEntry } from '@storefront/shared-domain/contracts';
import { callApi } from '@storefront/shared-domain/http';
import { $customerOwner, pagedList } from '../../lib/paged-list';

/** The customer's cashback, line by line (API-43, OPEN-081). */
export const statement = pagedList({
  name: 'readStatementFx',
  owner: $customerOwner,
  size: 20,
  read: ({ restaurantId, clientId, page, size }) =>
    callApi(calls.getCashbackExtract, {
      params: { restaurantId, clientId },
      body: { page, pageSize: size },
    }),
  keyOf: (entry: CashbackEntry) => JSON.stringify(entry),
});

const readClockFx = createEffect(() => serverDate());

/** When the statement was fetched: the urgency of an expiry date is relative to this time. */
export const $readAt = createStore<Date | null>(null, { serialize: 'ignore' }).on(
  readClockFx.doneData,
  (_, now) => now,
);

sample({ clock: statement.opened, fn: () => undefined, target: readClockFx });
