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

export type OrderDeps = SessionDeps &
  ThrottleDeps & {
    readonly catalog: RestaurantCatalog;
    readonly geocoder: Geocoder;
    readonly limits: Limits;
    readonly payments: OnlinePayments;
    /** Admits orders to the database. */
    readonly orderQueue: OrderQueue;
    readonly visitStamps: VisitStamps;
    readonly tableTokens: TableTokens;
    readonly operatorKeys: readonly OperatorKey[];
  };
