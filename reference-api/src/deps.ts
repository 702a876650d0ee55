import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database';
import type { Limits } from './http/limits';
import type { RestaurantCatalog } from './restaurants/restaurant-catalog';

/** What the routes need; made once by the start, or by a test. */
export type Deps = {
  db: Database;
  catalog: RestaurantCatalog;
  /** Folder of the pictures, laid out as their URLs. */
  mediaDir: string;
  /** Serves the list of demo restaurants and the hand-driven kitchen. */
  demo: boolean;
  limits: Limits;
  logger?: FastifyBaseLogger | undefined;
};
