import type { FastifyBaseLogger } from 'fastify';
import type { AccountDeps } from './accounts/account-deps';
import type { PhoneItemDeps } from './accounts/phone-items.route';
import type { CardDeps, CardFormDeps } from './cards/card-deps';
import type { DeliveryDeps } from './delivery/delivery-deps';
import type { CashbackDeps } from './loyalty/cashback.route';
import type { PushDeps } from './notifications/push/push-deps';
import type { OrderDeps } from './orders/order-deps';
import type { PaymentDeps } from './orders/payments/payment-deps';
import type { CouponDeps } from './orders/rewards/coupons.route';
import type { PartnerDeps } from './payments/partner/partner.route';
import type { PersonalDataDeps } from './personal-data/personal-data-deps';
import type { BackupDeps } from './platform/backup/backup.route';
import type { HealthDeps } from './platform/http/health.route';
import type { OpenApiDeps } from './platform/http/openapi';
import type { MetricsDeps } from './platform/metrics/metrics.route';
import type { KitchenDeps } from './restaurants/kitchen/kitchen.route';
import type { RestaurantDeps } from './restaurants/restaurant-deps';
import type { TableDeps } from './tables/tables.route';
import type { TelemetryDeps, VendorFrameDeps } from './telemetry/telemetry-deps';
import type { WorkerDeps, RealtimeDeps } from './tracking/tracking-deps';

/** Settings of the server itself. */
type ServerDeps = {
  /** Mean delay of the event loop in ms beyond which requests are refused; 0: none is. */
  readonly maxEventLoopDelayMs: number;
  /** The storefront is public over https alone: cookies are Secure, and responses carry HSTS. */
  readonly isHttpsOnly?: boolean | undefined;
  /**
   * Trusted proxies in front, which report the client's address: how many, or which. Without any,
   * the socket's address counts.
   */
  readonly trustProxy?: number | string | undefined;
  readonly logger?: FastifyBaseLogger | undefined;
};

/** What the routes of all features depend on; created once by the start, or by a test. */
export type AppDeps = AccountDeps &
  BackupDeps &
  CardDeps &
  CardFormDeps &
  CashbackDeps &
  CouponDeps &
  WorkerDeps &
  DeliveryDeps &
  HealthDeps &
  KitchenDeps &
  MetricsDeps &
  OpenApiDeps &
  OrderDeps &
  PartnerDeps &
  PaymentDeps &
  PersonalDataDeps &
  PhoneItemDeps &
  PushDeps &
  RealtimeDeps &
  RestaurantDeps &
  ServerDeps &
  TableDeps &
  TelemetryDeps &
  VendorFrameDeps;
