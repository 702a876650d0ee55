import { createEffect } from 'effector';
import { calls, type KitchenConnection } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

/** Reads whether the restaurant's kitchen can be reached. Safe to repeat. */
export const readKitchenFx = createEffect<number, KitchenConnection, ApiError>({
  name: 'readKitchenFx',
  handler: (restaurantId) => callApi(calls.getKitchen, { params: { restaurantId } }),
});
