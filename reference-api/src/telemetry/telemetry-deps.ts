import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/http/limits';
import type { EventOptions } from './events/event-settings';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';
import type { FastifyBaseLogger } from 'fastify';
import type { VisitStamps } from './visits/visit-stamps';
import type { OperatorKey } from '../platform/settings/operator-keys';

export type VisitDeps = {
  /** Receivers of events, and the URLs of the vendors' scripts. */
  readonly events: EventOptions;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly visitStamps: VisitStamps;
};

export type TelemetryDeps = VisitDeps & {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  readonly operatorKeys: readonly OperatorKey[];
  /** Null: events name no page. */
  readonly payments: { readonly storefrontUrl: string | null };
};

export type VendorFrameDeps = {
  readonly events: EventOptions;
  /** Its build folder, and the origins, besides its own, that may embed it. */
  readonly vendorFrame: { readonly dir: string; readonly embedders: readonly string[] };
};

export type ForgettingDeps = {
  readonly db: Database;
  readonly now: () => Date;
  readonly logger?: FastifyBaseLogger | undefined;
};
