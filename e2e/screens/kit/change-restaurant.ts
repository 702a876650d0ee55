import { recordOf, type WireRestaurant } from '../../support/change-restaurant';
import { apiRequest } from './api-request';
import type { Network } from './network';

/**
 * Option `before` of a page: the page reads the restaurant as modified by `change`; the API's
 * record stays unchanged. The newest change wins; calling the result ends the change.
 */
export const changeRestaurant =
  (restaurantUrl: string, change: (wire: WireRestaurant) => void) =>
  (network: Network): (() => void) =>
    network.answer('GET', recordOf(restaurantUrl), async () => {
      const response = await apiRequest.get(`/api/restaurant/data/v2/${restaurantUrl}`);
      const wire = (await response.json()) as WireRestaurant;
      change(wire);
      return { json: wire };
    });
