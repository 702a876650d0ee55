import type { Loader } from '@storefront/loader';
import type { Scope } from 'effector';
import type { Assignment } from '../boot/assign';
import type { Storefront } from '../boot/storefront';

/** What telemetry knows the page by. */
export interface TelemetryPage {
  readonly storefront: Storefront;
  readonly loader: Loader;
  readonly scope: Scope;
  /** What is served now. */
  readonly assignment: () => Assignment;
}
