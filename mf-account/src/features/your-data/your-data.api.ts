import { createEffect } from 'effector';
import {
  calls,
  StoredConsents,
  type AccountExport,
  type EraseRequest,
} from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { keys, storage } from '@storefront/shared-domain/storage';
import { saveFile } from '../../lib/save-file';

/** The customer's consent for a restaurant, stored in this browser; the server stores none. */
function readConsents(restaurantId: number): Record<string, unknown>[] {
  const consent = (storage.read(keys.consent, StoredConsents) ?? {})[restaurantId];
  return consent === undefined
    ? []
    : [{ ...consent, at: new Date(consent.at).toISOString(), storedIn: 'this browser' }];
}

/** Fetches all data of the account and offers it as a file. */
export const exportFx = createEffect<number, AccountExport, ApiError>({
  name: 'exportFx',
  handler: async (restaurantId) => {
    const exported = await callApi(calls.exportAccount, { params: { restaurantId } });
    const whole = { ...exported, consents: [...exported.consents, ...readConsents(restaurantId)] };
    saveFile(`account-${exported.exportedAt.slice(0, 10)}.json`, JSON.stringify(whole, null, 2));
    return whole;
  },
});

/** Erases the account permanently. */
export const eraseFx = createEffect<
  { restaurantId: number; proof: EraseRequest },
  object,
  ApiError
>({
  name: 'eraseFx',
  handler: ({ restaurantId, proof }) =>
    callApi(calls.eraseAccount, { params: { restaurantId }, body: proof }),
});

/** Ends every session of the account. */
export const logOutEverywhereFx = createEffect<number, object, ApiError>({
  name: 'logOutEverywhereFx',
  handler: (restaurantId) =>
    callApi(calls.logOutEverywhere, { params: { restaurantId }, body: {} }),
});
