import type { GoogleTokens } from '../accounts/google-tokens';
import type { Database } from '../platform/db/database';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';
import type { FastifyBaseLogger } from 'fastify';
import type { SessionDeps } from '../accounts/sessions';
import type { ThrottleDeps } from '../accounts/login-throttle';

export type PersonalDataDeps = SessionDeps &
  ThrottleDeps & {
    /** Reads tokens of Google; null when sign-in with Google is off. */
    readonly google: GoogleTokens | null;
    readonly catalog: RestaurantCatalog;
  };

export type GuestDataDeps = {
  readonly db: Database;
  readonly now: () => Date;
  readonly logger?: FastifyBaseLogger | undefined;
};
