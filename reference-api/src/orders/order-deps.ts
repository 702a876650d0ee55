import type { Limits } from '../platform/http/limits';
import type { Geocoder } from '../delivery/geocoding/geocoder';
import type { OrderQueue } from './order-queue';
import type { OnlinePayments } from '../payments/online-payments';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';
import type { TableTokens } from '../tables/table-tokens';
import type { SessionDeps } from '../accounts/sessions';
import type { ThrottleDeps } from '../accounts/login-throttle';
import type { VisitStamps } from '../telemetry/visits/visit-stamps';
import type { OperatorKey } from '../platform/settings/operator-keys';

/** Dependencies of the routes of orders. */
export type OrderDeps = SessionDeps &
  ThrottleDeps & {
    readonly catalog: RestaurantCatalog;
    /** Looks up addresses and positions. */
    readonly geocoder: Geocoder;
    readonly limits: Limits;
    /** Providers of online payments. */
    readonly payments: OnlinePayments;
    /** Admits orders to the database. */
    readonly orderQueue: OrderQueue;
    /** Reads the stamps of visits. */
    readonly visitStamps: VisitStamps;
    /** Makes and reads the codes of table links. */
    readonly tableTokens: TableTokens;
    /** Bearer tokens of operators. */
    readonly operatorKeys: readonly OperatorKey[];
  };
