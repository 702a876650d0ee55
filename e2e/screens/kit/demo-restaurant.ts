import { RestaurantData } from '@storefront/shared-domain/contracts';

declare const nodeFetch: typeof fetch;

async function read(restaurantUrl: string): Promise<RestaurantData> {
  const response = await nodeFetch(
    `${process.env['SCREENS_API']}/restaurant/data/v2/${restaurantUrl}`,
  );
  return RestaurantData.parse(await response.json());
}

const known = new Map<string, Promise<RestaurantData>>();

/** A demo restaurant as the API of the screens has it; read once for all tests of a file. */
export function demoRestaurant(restaurantUrl: string): Promise<RestaurantData> {
  const data = known.get(restaurantUrl) ?? read(restaurantUrl);
  known.set(restaurantUrl, data);
  return data;
}
