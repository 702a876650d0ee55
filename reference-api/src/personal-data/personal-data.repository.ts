import { OrderUser } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { isUuid } from '../platform/db/uuid';
import type { Queryable } from '../platform/db/database';

/** Fields of an order that may identify a person, as JSON. */
type OrderPerson = {
  readonly customer: unknown;
  readonly details: unknown;
  readonly lines: unknown;
  readonly note: unknown;
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Blanks every `notes` at any depth: free text of the customer. */
function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, key === 'notes' ? '' : withoutNotes(own)]),
  );
}

/**
 * Fields of an order's details that identify a person: a position, and references to a card, a
 * partner's sale, a payment, a cart link.
 */
const NO_TRACES = {
  coordinates: null,
  creditCardToken: '',
  saleID: '',
  saleConfirmationCode: '',
  onlinePaymentReference: '',
  linkUUID: '',
  guestCheckPad: '',
};

/**
 * An order without the person: without any field of the customer, also undeclared ones,
 * without free text and without references to a person. Items, time, amounts, payment method and
 * stars stay.
 */
export const withoutPerson = ({ details, lines, note }: OrderPerson): OrderPerson => ({
  customer: z.encode(OrderUser, z.parse(OrderUser, {})),
  details: isObject(details) ? { ...details, ...NO_TRACES } : {},
  lines: withoutNotes(lines),
  note: isObject(note) ? { ...note, ratingNote: '' } : note,
});

/** An order with personal fields to be removed. */
type PersonalOrder = OrderPerson & {
  readonly id: number;
  readonly uuid: string;
  readonly fingerprint: string;
};

const COLUMNS = 'id, uuid, fingerprint, customer, details, lines, note';

/**
 * The account, locked until the transaction ends: its new orders wait, and are refused once it is
 * erased. Waits for orders being placed. Null when it no longer exists.
 */
export async function holdAccount(
  tx: Queryable,
  customerId: string,
): Promise<{ passwordHash: string | null; googleSub: string | null } | null> {
  const [row] = await tx.query<{ passwordHash: string | null; googleSub: string | null }>(
    'select password_hash as "passwordHash", google_sub as "googleSub" from customers where id = $1 for update',
    [customerId],
  );
  return row ?? null;
}

/**
 * Whether the account has an active order: not completed, and placed after `since`, or after
 * `scheduledSince` for an order for another day.
 */
export async function hasOrderUnderWay(
  on: Queryable,
  customerId: string,
  { since, scheduledSince }: { since: Date; scheduledSince: Date },
): Promise<boolean> {
  const rows = await on.query(
    `select 1 from orders
     where customer_id = $1 and status not in ('OVER', 'CANCELED') and created_at > $2
       and (created_at > $3 or coalesce(details->>'schedule', 'false') = 'true')
     limit 1`,
    [customerId, scheduledSince, since],
  );
  return rows.length > 0;
}

/** Orders of an account, at most `limit`. */
export const ordersNaming = (
  on: Queryable,
  customerId: string,
  limit: number,
): Promise<PersonalOrder[]> =>
  on.query<PersonalOrder>(
    `select ${COLUMNS} from orders where customer_id = $1 order by id limit $2 for update`,
    [customerId, limit],
  );

/**
 * Orders of guests of a restaurant that were placed before `before` and are completed, or before
 * `forgotten` in any status; oldest first, at most `limit`, without orders locked by another
 * transaction.
 */
export const guestOrdersBefore = (
  on: Queryable,
  restaurantId: number,
  { before, forgotten }: { before: Date; forgotten: Date },
  limit: number,
): Promise<PersonalOrder[]> =>
  on.query<PersonalOrder>(
    `select ${COLUMNS} from orders
     where restaurant_id = $1 and customer_id is null and personal_removed_at is null
       and created_at < $2 and (status in ('OVER', 'CANCELED') or created_at < $3)
     order by created_at limit $4 for update skip locked`,
    [restaurantId, before, forgotten, limit],
  );

/**
 * Restaurants with guest orders from before a moment that have personal fields, and the retention
 * in days of their records.
 */
export const restaurantsWithGuestData = (
  on: Queryable,
  before: Date,
): Promise<{ id: number; days: unknown }[]> =>
  on.query<{ id: number; days: unknown }>(
    `select id, document #> '{info,guest_data_days}' as days from restaurants r
     where exists (select 1 from orders o
       where o.restaurant_id = r.id and o.customer_id is null and o.personal_removed_at is null
         and o.created_at < $1)
     order by id`,
    [before],
  );

/** Other rows that identify the person of an order: deleted, or detached from the order. */
const TRACES: readonly string[] = [
  'delete from push_subscriptions s using gone g where s.order_id = g.id',
  'delete from unpaid_order_holders h using gone g where h.order_id = g.id',
  'delete from journeys j using gone g where j.order_id = g.id',
  'delete from pixel_events e using gone g where e.order_uuid = g.uuid',
  'delete from outbox m using partner_sales s, gone g where m.sale_id = s.id and s.order_uuid = g.uuid',
  'delete from partner_sales s using gone g where s.order_uuid = g.uuid',
  'delete from cart_recoveries r using gone g where r.uuid = g.link',
  'update address_points p set order_id = null from gone g where p.order_id = g.id',
  'update telemetry_orders t set order_uuid = null from gone g where t.order_uuid = g.uuid',
  'update coupon_uses u set phone = null, customer_id = null from gone g where u.order_uuid = g.uuid',
  "update payments p set link = '', pix_code = '', card_reference = '' from gone g where p.order_id = g.id",
];

const GONE =
  'with gone as (select * from unnest($1::bigint[], $2::uuid[], $3::uuid[]) as g(id, uuid, link))';

/** The id of the recovered-cart link that led to the order; null for none. */
function findLink({ details }: OrderPerson): string | null {
  const link = String((details as { linkUUID?: unknown } | null)?.linkUUID ?? '');
  return isUuid(link) ? link : null;
}

/**
 * Removes personal data from orders: their fields, the hashes of their requests, the account, and
 * the related rows of other tables. Several statements, for a transaction. JSON is sent as text: a
 * value of one order that cannot be unescaped does not stop the others.
 */
export async function removePerson(
  tx: Queryable,
  orders: readonly PersonalOrder[],
  at: Date,
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  for (const statement of TRACES)
    await tx.query(`${GONE} ${statement}`, [
      ids,
      orders.map(({ uuid }) => uuid),
      orders.map(findLink),
    ]);
  const rest = orders.map(withoutPerson);
  const column = (name: keyof OrderPerson): string[] =>
    rest.map((order) => JSON.stringify(order[name]));
  await tx.query(
    `update orders o
     set customer = s.customer::json, details = s.details::json, lines = s.lines::json,
       note = s.note::json, customer_id = null, request_hash = '', cart_hash = '', fingerprint = '',
       acting_devices = '{}', cpf_key = '', personal_removed_at = $6
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[])
       as s(id, customer, details, lines, note)
     where o.id = s.id`,
    [ids, column('customer'), column('details'), column('lines'), column('note'), at],
  );
}

/**
 * Deletes an account with its own data: sessions, cards and their tokens, points, cashback, resets,
 * mails. Its orders stay.
 */
export async function deleteCustomer(tx: Queryable, customerId: string): Promise<void> {
  await tx.query('delete from customers where id = $1', [customerId]);
}
