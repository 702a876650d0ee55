import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/http/limits';
import type { Geocoder } from './geocoding/geocoder';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';

export type DeliveryDeps = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  readonly geocoder: Geocoder;
  readonly limits: Limits;
  readonly now: () => Date;
};
