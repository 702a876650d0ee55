import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/http/limits';
import type { EventOptions } from './events/event-settings';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';
import type { FastifyBaseLogger } from 'fastify';
import type { VisitStamps } from './visits/visit-stamps';
import type { OperatorKey } from '../platform/settings/operator-keys';

/** Dependencies of the route that issues stamps. */
export type VisitDeps = {
  /** Receivers of events, and the URLs of the vendors' scripts. */
  readonly events: EventOptions;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly visitStamps: VisitStamps;
};

/** Dependencies of the routes of telemetry and events. */
export type TelemetryDeps = VisitDeps & {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  /** Bearer tokens of operators. */
  readonly operatorKeys: readonly OperatorKey[];
  /** Null: events name no page. */
  readonly payments: { readonly storefrontUrl: string | null };
};

/** Dependencies of the vendors' own document. */
export type VendorFrameDeps = {
  readonly events: EventOptions;
  /** Its build folder, and the origins, besides its own, that may embed it. */
  readonly vendorFrame: { readonly dir: string; readonly embedders: readonly string[] };
};

/** Dependencies of the job that deletes old events. */
export type ForgettingDeps = {
  readonly db: Database;
  readonly now: () => Date;
  readonly logger?: FastifyBaseLogger | undefined;
};
