import type { Database } from '../../platform/db/database';
import type { Limits } from '../../platform/http/limits';
import type { Metrics } from '../../platform/metrics/metrics';
import type { Tokens } from '../../accounts/tokens';
import type { OnlinePayments } from '../../payments/online-payments';
import type { RestaurantCatalog } from '../../restaurants/restaurant-catalog';
import type { FastifyBaseLogger } from 'fastify';

export type StartDeps = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  readonly payments: OnlinePayments;
  readonly now: () => Date;
  /** Ends the wait for providers: the server is shutting down. */
  readonly stopping?: AbortSignal | undefined;
};

export type PaymentDeps = StartDeps & {
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly metrics: Metrics;
};

export type HearingDeps = {
  readonly db: Database;
  readonly now: () => Date;
  readonly metrics: Metrics;
};

export type PaymentWorkerDeps = StartDeps & {
  readonly metrics: Metrics;
  readonly logger?: FastifyBaseLogger | undefined;
};
