import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import type { EventOptions } from './event-settings';

export type PixelDeps = {
  readonly db: Database;
  /** Receivers of events, and the URLs of the vendors' scripts. */
  readonly events: EventOptions;
  readonly now: () => Date;
  readonly logger?: FastifyBaseLogger | undefined;
};
