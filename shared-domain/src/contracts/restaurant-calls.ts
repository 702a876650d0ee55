import { call } from './call';
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
