import type { OrderRequest } from '@storefront/shared-domain/contracts';
import type { CustomerRow } from '../accounts/customers.repository';
import type { Limits } from '../platform/http/limits';
import type { Places } from '../platform/http/places';
import type { LoadedRestaurant } from '../restaurants/restaurant-catalog';
import type { TableTokens } from '../tables/table-tokens';
import type { CountedVisit } from '../telemetry/counted-visit';
import type { OrderCall } from './order-type';

/** An order whose account is not read yet; `customerId`: the one that its token names, null without. */
export type OrderNamed = Omit<OrderRequested, 'account'> & { customerId: string | null };

/**
 * An order as received: its restaurant, request, call, account and time. `account` is null without
 * a login.
 */
export type OrderRequested = {
  restaurant: LoadedRestaurant;
  request: OrderRequest;
  call: OrderCall;
  tableTokens: TableTokens;
  account: CustomerRow | null;
  now: Date;
  visit: CountedVisit | null;
  /** URLs of the customer's storefront and this API: links of an online payment lead back there. */
  places: Places;
  /**
   * Network address of the request, and the maximum of unpaid orders of one device, phone, account
   * or address, and of orders to tables.
   */
  client: {
    readonly address: string;
    readonly limits: Pick<Limits, 'unpaid' | 'tableOrders' | 'tableOrdersAnHour'>;
  };
};
