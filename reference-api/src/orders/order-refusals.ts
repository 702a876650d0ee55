import { toDecimal } from '@storefront/shared-domain/contracts';
import type { AddressProblem } from '@storefront/shared-domain/rules';
import { refuse, type Refusal } from '../platform/http/refusal';
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

/**
 * `name` is the item's name in the menu or the customer's order; the text is matched by ERRORS-07.
 */
function lineRefusal({ problem, name }: Reported<'line'>): Refusal {
  const { kind, itemId, path } = problem;
  if (kind === 'extras-invalid')
    return refuse(422, `The options of ${name || itemId} are not valid`, 'extras_invalid', {
      path,
      itemId,
    });
  if (kind === 'pizza-incomplete')
    return refuse(422, `${name || itemId} is not available as it was chosen`, 'pizza_incomplete', {
      path,
      itemId,
    });
  return refuse(422, `${name || itemId} is not available`, 'item_unavailable', { path, itemId });
}

function addressRefusal({ problem, path }: Reported<'address'>): Refusal {
  const [error, code] = ADDRESS[problem.kind];
  return refuse(422, error, code, { path });
}

/** The names precede the text that ERRORS-08 matches (OPEN-069); the ids are for programs. */
const outOfStockRefusal = ({ names, itemIds, path }: Reported<'out-of-stock'>): Refusal =>
  refuse(409, `${names.join(', ')} não possui quantidade suficiente em estoque`, 'out_of_stock', {
    path,
    itemIds,
  });

const ANSWERS: { [K in PlacingProblem['kind']]: (problem: Reported<K>) => Refusal } = {
  'restaurant-closed': () => refuse(409, 'Restaurant Closed', 'restaurant_closed'),
  'restaurant-blocked': () => refuse(409, 'Restaurant Closed', 'restaurant_blocked'),
  'key-reused': ({ path }) =>
    refuse(422, 'This key was used for another order', 'key_reused', { path }),
  'already-ordered': ({ uuid }) => refuse(409, 'Already Ordered', 'already_ordered', { uuid }),
  'price-changed': ({ total, grandTotal }) =>
    refuse(409, 'The total has changed', 'price_changed', {
      total: toDecimal(total),
      grandTotal: toDecimal(grandTotal),
    }),
  'table-link-invalid': ({ path }) =>
    refuse(422, 'The table code is not valid', 'table_link_invalid', { path }),
  'text-turned': ({ path }) => textRefusal('text-turned', path),
  'text-broken': ({ path }) => textRefusal('text-broken', path),
  'text-too-long': ({ path }) => refuse(422, 'The text is too long', 'text_too_long', { path }),
  'type-not-offered': ({ path }) =>
    refuse(422, 'This delivery type is not offered', 'type_not_offered', { path }),
  'prize-needs-login': ({ path }) =>
    refuse(422, 'Prizes need a login', 'prize_needs_login', { path }),
  'not-enough-points': ({ path, needed }) =>
    refuse(409, 'Not enough points', 'not_enough_points', { path, needed }),
  ...COUPON_ANSWERS,
  'cashback-invalid': ({ path }) =>
    refuse(422, 'The cashback is not valid', 'cashback_invalid', { path }),
  'cashback-needs-login': ({ path }) =>
    refuse(422, 'Cashback needs a login', 'cashback_needs_login', { path }),
  'cashback-not-offered': ({ path }) =>
    refuse(422, 'Cashback is not offered', 'cashback_not_offered', { path }),
  'cashback-expired': ({ path }) => refuse(422, 'Cashback expired!', 'cashback_expired', { path }),
  'out-of-stock': outOfStockRefusal,
  'schedule-not-offered': ({ path }) =>
    refuse(422, 'Orders cannot be scheduled', 'schedule_not_offered', { path }),
  'now-not-offered': ({ path }) =>
    refuse(422, 'This delivery type is not offered now', 'now_not_offered', { path }),
  'schedule-unclear': ({ path }) =>
    refuse(422, 'The order is for now and for a time', 'schedule_unclear', { path }),
  'schedule-passed': ({ path }) =>
    refuse(422, 'Scheduled time beyond limit or passed', 'schedule_passed', { path }),
  'schedule-needs-online-payment': ({ path }) =>
    refuse(422, 'Scheduled orders are paid online', 'schedule_needs_online_payment', { path }),
  'below-minimum': ({ minimum, missing, path }) =>
    refuse(422, 'The order is below the minimum for delivery', 'below_minimum', {
      path,
      minimum: toDecimal(minimum),
      missing: toDecimal(missing),
    }),
  'payment-not-offered': ({ path }) =>
    refuse(422, 'This payment method is not offered', 'payment_not_offered', { path }),
  'card-not-offered': ({ path }) =>
    refuse(422, 'This card is not accepted', 'card_not_offered', { path }),
  'online-payment-unavailable': ({ path }) =>
    refuse(422, 'Online Payment Method is Unavaiable', 'online_payment_unavailable', { path }),
  'too-many-unpaid': ({ path }) =>
    refuse(409, 'Too many unpaid orders', 'too_many_unpaid_orders', { path }),
  'too-many-table-orders': ({ path }) =>
    refuse(409, 'Too many orders at this table', 'too_many_table_orders', { path }),
  'payer-incomplete': ({ field, path }) =>
    refuse(422, `The payer's data is not valid: ${field}`, 'payer_incomplete', { path }),
  'card-declined': ({ path }) => refuse(422, 'This card was refused', 'card_declined', { path }),
  'card-token-invalid': ({ path }) =>
    refuse(422, 'The card must be confirmed again', 'card_token_invalid', { path }),
  'partner-sale-invalid': ({ path }) =>
    refuse(422, 'The sale of the partner is not valid', 'partner_sale_invalid', { path }),
  'wallet-card-missing': ({ path }) =>
    refuse(422, 'A card is needed to pay', 'wallet_card_missing', { path }),
  'partner-sale-missing': ({ path }) =>
    refuse(422, 'A confirmed sale of the partner is needed to pay', 'partner_sale_missing', {
      path,
    }),
  'change-too-small': ({ path }) =>
    refuse(422, 'The change must be for more than the total', 'change_too_small', { path }),
  'tip-not-offered': ({ path }) =>
    refuse(422, 'This tip is not possible', 'tip_not_offered', { path }),
  'no-coordinates': ({ path }) => feeRefusal('no-coordinates', path),
  'geocoder-unavailable': ({ path }) => feeRefusal('geocoder-unavailable', path),
  customer: ({ problem, path }) =>
    refuse(422, `The customer's data is not valid: ${problem.field}`, `customer_${problem.kind}`, {
      path,
    }),
  address: addressRefusal,
  line: lineRefusal,
};

/** Text, code and status of a refused order (OPEN-012, ERRORS-01 and following). */
export const orderRefusal = <K extends PlacingProblem['kind']>(problem: Reported<K>): Refusal =>
  (ANSWERS[problem.kind as K] as (it: Reported<K>) => Refusal)(problem);
