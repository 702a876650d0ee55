import { createEffect } from 'effector';
import { calls, type StoredCard } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

/** `clientId` identifies the owner of the list. */
export type ListCall = { readonly restaurantId: number; readonly clientId: string };

/** The customer's cards at this restaurant (API-37). */
export const listCardsFx = createEffect<ListCall, StoredCard[], ApiError>({
  name: 'listCardsFx',
  handler: ({ restaurantId }) => callApi(calls.listCards, { params: { restaurantId } }),
});

export type EraseCall = { readonly restaurantId: number; readonly uuid: string };

/** Deletes a stored card, here and at the provider (API-41). */
export const eraseCardFx = createEffect<EraseCall, unknown, ApiError>({
  name: 'eraseCardFx',
  handler: ({ restaurantId, uuid }) =>
    callApi(calls.deleteCard, { params: { restaurantId, creditCardUUID: uuid } }),
});
