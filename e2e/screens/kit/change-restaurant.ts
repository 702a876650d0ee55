import type { WireRestaurant } from '../../support/change-restaurant';
import { apiRequest } from './api-request';
import type { Network } from './network';

/**
 * Option `before` of a page that reads the restaurant as `change` leaves it; the API keeps its own
 * record. The newest change wins; the result of calling it ends the change.
 */
export const changeRestaurant =
  (restaurantUrl: string, change: (wire: WireRestaurant) => void) =>
  (network: Network): (() => void) =>
    network.answer('GET', `/restaurant/data/v2/${restaurantUrl}`, async () => {
      const response = await apiRequest.get(`/api/restaurant/data/v2/${restaurantUrl}`);
      const wire = (await response.json()) as WireRestaurant;
      change(wire);
      return { json: wire };
    });
