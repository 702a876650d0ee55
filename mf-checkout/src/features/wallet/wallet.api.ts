import { createEffect } from 'effector';
import { calls, type StoredCard } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { fingerprintOf, storage } from '@storefront/shared-domain/storage';

/** `turn` identifies the session of the list: it changes with every login and logout. */
export type ListCall = { readonly restaurantId: number; readonly turn: number };

/** The customer's cards at this restaurant (API-37). */
export const listCardsFx = createEffect<ListCall, StoredCard[], ApiError>({
  name: 'listCardsFx',
  handler: ({ restaurantId }) => callApi(calls.listCards, { params: { restaurantId } }),
});

export type CardCall = { readonly restaurantId: number; readonly uuid: string };

/** Requests whether this device may pay with a card without its CVV (API-39). */
export const verifyCardFx = createEffect<CardCall, StoredCard, ApiError>({
  name: 'verifyCardFx',
  handler: ({ restaurantId, uuid }) =>
    callApi(calls.verifyCard, {
      params: { restaurantId, creditCardUUID: uuid },
      body: { fingerprint: fingerprintOf(storage) },
    }),
});
