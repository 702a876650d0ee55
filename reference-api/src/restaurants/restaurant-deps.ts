import type { RestaurantCatalog } from './restaurant-catalog';

/** Dependencies of the routes of restaurants and their pictures. */
export type RestaurantDeps = {
  readonly catalog: RestaurantCatalog;
  /** Folder of the pictures, laid out as their URLs; null without one. */
  readonly mediaDir: string | null;
};
