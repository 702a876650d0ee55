import { createEffect } from 'effector';
import { calls, type Zone } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

/**
 * Loads the restaurant's neighborhoods with their delivery fees (API-23). Where a zone has several
 * regions, the restaurant's regions are loaded as well (API-22): only listed regions remain, and
 * the first of them gives the zone's region_id and fee (OPEN-053).
 */
export const getZonesFx = createEffect<number, Zone[], ApiError>({
  name: 'getZonesFx',
  handler: async (restaurantID) => {
    const zones = await callApi(calls.getZones, { body: { restaurantID } });
    if (zones.every(({ regions }) => regions.length < 2)) return zones;
    const listed = new Set(
      (await callApi(calls.getRegions, { body: { restaurantID } })).map(
        ({ region_id }) => region_id,
      ),
    );
    return zones.map((zone) => ({
      ...zone,
      regions: zone.regions.filter(({ region_id }) => listed.has(region_id)),
    }));
  },
});
