import type { Scope } from 'effector';
import type { CartLine } from '@storefront/shared-domain/contracts';
import type { Storefront } from '../boot/storefront';

export type EventsPage = {
  readonly storefront: Storefront;
  readonly scope: Scope;
  /**
   * Cart lines added before the events chunk was loaded. Published if the customer accepted on an
   * earlier visit, else dropped.
   */
  readonly early: readonly CartLine[];
};
