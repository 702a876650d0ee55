import type { Loader } from '@storefront/loader';
import type { Scope } from 'effector';
import type { Assignment } from '../boot/assign';
import type { Storefront } from '../boot/storefront';
import type { PinnedSession } from '../visit/pin-session';

export interface TelemetryPage {
  readonly storefront: Storefront;
  readonly loader: Loader;
  readonly scope: Scope;
  /** The current assignment. */
  readonly assignment: () => Assignment;
  readonly session: PinnedSession;
}
