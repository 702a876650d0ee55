import type {
  Address,
  Customer,
  DeliveryFeeResult,
  DeliveryType,
  Minor,
  RestaurantInfo,
} from '../../contracts';
import { isCityServed } from './served-city';
import { subtract } from '../money/arithmetic';
import { customerProblems, type CustomerProblem } from '../customer/customer-problems';

/**
 * `subtotal`: the price of the cart's lines. `scheduleChosen`: false while 'now' or a time must
 * still be chosen.
 */
export type DeliveryStepInput = {
  readonly info: RestaurantInfo;
  readonly type: DeliveryType | null;
  readonly address: Address | null;
  readonly fee: DeliveryFeeResult | null;
  readonly customer: Customer;
  readonly subtotal: Minor;
  readonly debug: boolean;
  readonly loggedIn: boolean;
  readonly scheduleChosen?: boolean;
};

export type DeliveryStepProblem =
  | {
      readonly kind:
        | 'type-missing'
        | 'fee-missing'
        | 'street-missing'
        | 'city-missing'
        | 'number-missing'
        | 'schedule-missing';
    }
  | { readonly kind: 'below-minimum'; readonly minimum: Minor; readonly missing: Minor }
  | { readonly kind: 'customer'; readonly problem: CustomerProblem };

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/**
 * Whether delivery may be chosen for a cart: at least the restaurant's own minimum, which debug
 * mode disables (DELIVERY-13, CONST-01). Minor units.
 */
export const isBelowMinimum = (info: RestaurantInfo, subtotal: Minor, debug: boolean): boolean =>
  !debug && subtotal < info.min_total_delivery;

function placeProblems({
  info,
  address,
  fee,
  subtotal,
  debug,
}: DeliveryStepInput): DeliveryStepProblem[] {
  const problems: DeliveryStepProblem[] = [];
  if (isBelowMinimum(info, subtotal, debug)) {
    problems.push({
      kind: 'below-minimum',
      minimum: info.min_total_delivery,
      missing: subtract(info.min_total_delivery, subtotal),
    });
  }
  if (isBlank(address?.street)) problems.push({ kind: 'street-missing' });
  if (!isCityServed(address?.city ?? '', info)) problems.push({ kind: 'city-missing' });
  if (info.street_number_is_mandatory && isBlank(address?.number))
    problems.push({ kind: 'number-missing' });
  if (fee === null || !fee.found || !fee.delivery) problems.push({ kind: 'fee-missing' });
  return problems;
}

/**
 * Violations that make the delivery step invalid; empty when the customer may go on (DELIVERY-16).
 * Address, fee and minimum bind only deliveries, the customer's data and the schedule every type
 * (OPEN-048).
 */
export function deliveryStepProblems(input: DeliveryStepInput): DeliveryStepProblem[] {
  const { info, type, customer, loggedIn, scheduleChosen = true } = input;
  if (type === null) return [{ kind: 'type-missing' }];
  return [
    ...(type === 'delivery' ? placeProblems(input) : []),
    ...(scheduleChosen ? [] : [{ kind: 'schedule-missing' } as const]),
    ...customerProblems(customer, info, type, loggedIn).map(
      (problem) => ({ kind: 'customer', problem }) as const,
    ),
  ];
}
