import type { OrderRequest } from '@storefront/shared-domain/contracts';
import type { CustomerRow } from '../db/customers.repository';
import type { Places } from '../payments/places';
import type { LoadedRestaurant } from '../restaurants/restaurant-catalog';
import type { TableTokens } from '../tables/table-tokens';
import type { CountedVisit } from '../telemetry/counted-visit';
import type { OrderCall } from './order-type';

/**
 * An order as it arrives: what is asked of whom, by which call, by whom, and when. `account` null
 * for who is not logged in.
 */
export type OrderAsked = {
  restaurant: LoadedRestaurant;
  request: OrderRequest;
  call: OrderCall;
  tableTokens: TableTokens;
  account: CustomerRow | null;
  now: Date;
  visit: CountedVisit | null;
  /** Where the customer came from: links of an online payment lead back there. */
  places: Places;
  /**
   * The network address of the request, as limits count it, and the maximum of unpaid orders of one
   * device, phone or address.
   */
  client: { readonly address: string; readonly mostUnpaid: number };
};
