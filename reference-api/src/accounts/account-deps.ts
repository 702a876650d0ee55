import type { AfterResponses } from '../platform/http/after-responses';
import type { GoogleTokens } from './google-tokens';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';
import type { SessionDeps } from './sessions';
import type { ThrottleDeps } from './login-throttle';
import type { MailOriginDeps } from '../notifications/mail/mail-origin';

export type AccountDeps = SessionDeps &
  ThrottleDeps &
  MailOriginDeps & {
    readonly catalog: RestaurantCatalog;
    /** Reads tokens of Google; null when sign-in with Google is off. */
    readonly google: GoogleTokens | null;
    /** Work with results that no response may disclose. */
    readonly afterResponses: AfterResponses;
  };
