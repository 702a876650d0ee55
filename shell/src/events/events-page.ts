import type { Scope } from 'effector';
import type { CartLine } from '@storefront/shared-domain/contracts';
import type { Storefront } from '../boot/storefront';

/** The page whose events are told. */
export type EventsPage = {
  readonly storefront: Storefront;
  readonly scope: Scope;
  /**
   * What was put into the cart before the page was quiet; told if the customer agreed on an earlier
   * visit, else forgotten.
   */
  readonly early: readonly CartLine[];
};
