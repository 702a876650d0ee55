import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/http/limits';
import type { ShutdownState } from '../platform/http/server-state';
import type { Hub } from './hub';
import type { Tokens } from '../accounts/tokens';
import type { Geocoder } from '../delivery/geocoding/geocoder';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';
import type { OperatorKey } from '../platform/settings/operator-keys';

export type WorkerDeps = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  readonly tokens: Tokens;
  readonly geocoder: Geocoder;
  readonly operatorKeys: readonly OperatorKey[];
  readonly now: () => Date;
};

export type RealtimeDeps = {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly hub: Hub;
  readonly limits: Limits;
  /** Idle time in ms after which an event stream sends a heartbeat. */
  readonly heartbeatMs: number;
  readonly now: () => Date;
  readonly shutdownState: ShutdownState;
};
