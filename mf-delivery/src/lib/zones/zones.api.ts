import { createEffect } from 'effector';
import { calls, type Zone } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

/** Reads the neighborhoods the restaurant knows, with what a delivery there costs (API-23). */
export const getZonesFx = createEffect<number, Zone[], ApiError>({
  name: 'getZonesFx',
  handler: (restaurantID) => callApi(calls.getZones, { body: { restaurantID } }),
});
