import type { Pictures } from './pictures';
import type { RestaurantCatalog } from './restaurant-catalog';

export type RestaurantDeps = {
  readonly catalog: RestaurantCatalog;
  /** Null without a folder of pictures. */
  readonly pictures: Pictures | null;
};
