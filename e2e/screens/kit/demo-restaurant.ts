import { RestaurantData } from '@storefront/shared-domain/contracts';

declare const nodeFetch: typeof fetch;

/** A demo restaurant as the API of the screens has it. */
export async function demoRestaurant(restaurantUrl: string): Promise<RestaurantData> {
  const response = await nodeFetch(
    `${process.env['SCREENS_API']}/restaurant/data/v2/${restaurantUrl}`,
  );
  return RestaurantData.parse(await response.json());
}
