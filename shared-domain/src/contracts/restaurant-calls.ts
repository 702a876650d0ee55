import { call } from './call';
import { KitchenConnection } from './kitchen';
import { RestaurantData } from './restaurant-data';

/** API-01 */
export const getRestaurant = call({
  id: 'getRestaurant',
  method: 'GET',
  path: '/restaurant/data/v2/{restaurantUrl}',
  body: null,
  answer: RestaurantData,
  bearer: false,
});

/**
 * The restaurant under a file name: a cache in front of the API stores it at `{cacheBase}`
 * (OPEN-017), for less than a minute, since the restaurant opens and closes.
 */
export const getRestaurantFile = call({
  ...getRestaurant,
  id: 'getRestaurantFile',
  path: '/restaurant/{restaurantUrl}.json',
});

/** Whether the restaurant's kitchen can be reached; this project's addition. Changes by the minute. */
export const getKitchen = call({
  id: 'getKitchen',
  method: 'GET',
  path: '/restaurant/{restaurantId}/kitchen',
  body: null,
  answer: KitchenConnection,
  bearer: false,
});
