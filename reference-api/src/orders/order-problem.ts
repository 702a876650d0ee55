import type { Minor } from '@storefront/shared-domain/contracts';
import type {
  AddressProblem,
  CustomerProblem,
  IdentityField,
  LineProblem,
} from '@storefront/shared-domain/rules';

/**
 * Why an order was refused. `path` is the field of the body; the routes choose texts and status.
 */
export type OrderProblem =
  | { kind: 'restaurant-closed' | 'restaurant-blocked' }
  | { kind: 'text-too-long' | 'text-turned' | 'text-broken'; path: string }
  | { kind: 'table-link-invalid' | 'too-many-table-orders'; path: string }
  | { kind: 'type-not-offered'; path: string }
  | {
      kind:
        | 'now-not-offered'
        | 'schedule-not-offered'
        | 'schedule-unclear'
        | 'schedule-passed'
        | 'schedule-needs-online-payment';
      path: string;
    }
  | { kind: 'line'; problem: LineProblem; name: string }
  | { kind: 'prize-needs-login'; path: string }
  | { kind: 'not-enough-points'; needed: number; path: string }
  | {
      kind:
        | 'coupon-not-found'
        | 'coupon-limit'
        | 'coupon-hours'
        | 'coupon-used'
        | 'coupon-featured-item'
        | 'coupon-with-cashback'
        | 'coupon-needs-client';
      path: string;
    }
  | { kind: 'coupon-below-minimum'; missing: Minor; path: string }
  | {
      kind:
        'cashback-invalid' | 'cashback-needs-login' | 'cashback-not-offered' | 'cashback-expired';
      path: string;
    }
  | { kind: 'out-of-stock'; names: string[]; itemIds: string[]; path: string }
  | { kind: 'below-minimum'; minimum: Minor; missing: Minor; path: string }
  | { kind: 'address'; problem: AddressProblem; path: string }
  | { kind: 'no-coordinates' | 'geocoder-unavailable'; path: string }
  | { kind: 'customer'; problem: CustomerProblem; path: string }
  | {
      kind:
        | 'payment-not-offered'
        | 'card-not-offered'
        | 'online-payment-unavailable'
        | 'change-too-small'
        | 'tip-not-offered';
      path: string;
    }
  | { kind: 'payer-incomplete'; field: IdentityField; path: string }
  | { kind: 'card-declined' | 'card-token-invalid' | 'partner-sale-invalid'; path: string }
  | { kind: 'wallet-card-missing' | 'partner-sale-missing'; path: string }
  | { kind: 'too-many-unpaid'; path: string }
  | { kind: 'price-changed'; total: Minor; grandTotal: Minor };

/** The first failure in a list of checks; later checks do not run. */
export function firstProblem(checks: readonly (() => OrderProblem | null)[]): OrderProblem | null {
  for (const check of checks) {
    const problem = check();
    if (problem) return problem;
  }
  return null;
}
