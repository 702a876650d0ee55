import { toDecimal } from '@storefront/shared-domain/contracts';
import type { AddressProblem } from '@storefront/shared-domain/rules';
import { refuse, refuseByKind, type Refusal, type RefusalTable } from '../platform/http/refusal';
import type { PlacingProblem } from './place-order';
import { COUPON_ANSWERS } from '../loyalty/coupon-refusals';
import { feeRefusal } from '../delivery/fee-refusals';
import { textRefusal } from '../platform/http/text-refusals';

type Reported<K extends PlacingProblem['kind']> = Extract<PlacingProblem, { kind: K }>;

const ADDRESS: Record<AddressProblem['kind'], readonly [error: string, code: string]> = {
  missing: ['The address is not complete', 'address_incomplete'],
  'not-served': ['We do not deliver to this city', 'city_not_served'],
  'not-found': ['Address not found', 'address_not_found'],
  'card-number': ['The address contains the number or the code of a card', 'card_in_text'],
  'out-of-area': ['Unfortunately your address is not in our delivery area', 'address_out_of_area'],
};

/** Status and text of the refusals that have nothing but the path besides (OPEN-012). */
const PLAIN = {
  ...COUPON_ANSWERS,
  'restaurant-closed': [409, 'Restaurant Closed'],
  'restaurant-blocked': [409, 'Restaurant Closed'],
  'key-reused': [422, 'This key was used for another order'],
  'table-link-invalid': [422, 'The table code is not valid'],
  'text-too-long': [422, 'The text is too long'],
  'type-not-offered': [422, 'This delivery type is not offered'],
  'prize-needs-login': [422, 'Prizes need a login'],
  'cashback-invalid': [422, 'The cashback is not valid'],
  'cashback-needs-login': [422, 'Cashback needs a login'],
  'cashback-not-offered': [422, 'Cashback is not offered'],
  'cashback-expired': [422, 'Cashback expired!'],
  'schedule-not-offered': [422, 'Orders cannot be scheduled'],
  'now-not-offered': [422, 'This delivery type is not offered now'],
  'schedule-unclear': [422, 'The order is for now and for a time'],
  'schedule-passed': [422, 'Scheduled time beyond limit or passed'],
  'schedule-needs-online-payment': [422, 'Scheduled orders are paid online'],
  'payment-not-offered': [422, 'This payment method is not offered'],
  'card-not-offered': [422, 'This card is not accepted'],
  'online-payment-unavailable': [422, 'Online Payment Method is Unavaiable'],
  'too-many-table-orders': [409, 'Too many orders at this table'],
  'card-declined': [422, 'This card was refused'],
  'card-token-invalid': [422, 'The card must be confirmed again'],
  'partner-sale-invalid': [422, 'The sale of the partner is not valid'],
  'wallet-card-missing': [422, 'A card is needed to pay'],
  'partner-sale-missing': [422, 'A confirmed sale of the partner is needed to pay'],
  'change-too-small': [422, 'The change must be for more than the total'],
  'tip-not-offered': [422, 'This tip is not possible'],
} satisfies RefusalTable<string>;

/**
 * `name` is the item's name in the menu or the customer's order; the text is matched by ERRORS-07.
 */
function lineRefusal({ problem: { kind, itemId, path }, name }: Reported<'line'>): Refusal {
  const item = name || itemId;
  const more = { path, itemId };
  if (kind === 'extras-invalid')
    return refuse(422, `The options of ${item} are not valid`, 'extras_invalid', more);
  if (kind === 'pizza-incomplete')
    return refuse(422, `${item} is not available as it was chosen`, 'pizza_incomplete', more);
  return refuse(422, `${item} is not available`, 'item_unavailable', more);
}

/** The others. The names of items precede the text that ERRORS-08 matches (OPEN-069). */
const DETAILED: {
  [K in Exclude<PlacingProblem['kind'], keyof typeof PLAIN>]: (problem: Reported<K>) => Refusal;
} = {
  'already-ordered': ({ uuid }) => refuse(409, 'Already Ordered', 'already_ordered', { uuid }),
  'price-changed': ({ total, grandTotal }) =>
    refuse(409, 'The total has changed', 'price_changed', {
      total: toDecimal(total),
      grandTotal: toDecimal(grandTotal),
    }),
  'text-turned': ({ path }) => textRefusal('text-turned', path),
  'text-broken': ({ path }) => textRefusal('text-broken', path),
  'not-enough-points': ({ path, needed }) =>
    refuse(409, 'Not enough points', 'not_enough_points', { path, needed }),
  'coupon-below-minimum': ({ path, missing }) =>
    refuse(422, 'Value less than the minimum!', 'coupon_below_minimum', {
      path,
      missing: toDecimal(missing),
    }),
  'out-of-stock': ({ names, itemIds, path }) =>
    refuse(409, `${names.join(', ')} não possui quantidade suficiente em estoque`, 'out_of_stock', {
      path,
      itemIds,
    }),
  'below-minimum': ({ minimum, missing, path }) =>
    refuse(422, 'The order is below the minimum for delivery', 'below_minimum', {
      path,
      minimum: toDecimal(minimum),
      missing: toDecimal(missing),
    }),
  'too-many-unpaid': ({ path }) =>
    refuse(409, 'Too many unpaid orders', 'too_many_unpaid_orders', { path }),
  'payer-incomplete': ({ field, path }) =>
    refuse(422, `The payer's data is not valid: ${field}`, 'payer_incomplete', { path }),
  'no-coordinates': ({ path }) => feeRefusal('no-coordinates', path),
  'geocoder-unavailable': ({ path }) => feeRefusal('geocoder-unavailable', path),
  customer: ({ problem, path }) =>
    refuse(422, `The customer's data is not valid: ${problem.field}`, `customer_${problem.kind}`, {
      path,
    }),
  address: ({ problem, path }) => {
    const [error, code] = ADDRESS[problem.kind];
    return refuse(422, error, code, { path });
  },
  line: lineRefusal,
};

const isPlain = (kind: PlacingProblem['kind']): kind is keyof typeof PLAIN => kind in PLAIN;

/** Text, code and status of a refused order (OPEN-012, ERRORS-01 and following). */
export function orderRefusal(problem: PlacingProblem): Refusal {
  const { kind } = problem;
  if (!isPlain(kind)) return (DETAILED[kind] as (it: PlacingProblem) => Refusal)(problem);
  return refuseByKind(PLAIN, { kind, path: 'path' in problem ? problem.path : undefined });
}
