import type { Queryable } from '../platform/db/database';

/** Columns of one row by name; timestamps as ISO instants. */
export type Facts = Record<string, unknown>;

const ISO = (column: string, name: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`;
const MONEY = (column: string): string => `${column} / 100.0::float8 as "${column}"`;

/**
 * Exported sections of an account besides its orders, each with `$1`, the id of the account.
 * Secrets and hashes of them are not data of the customer; the CPF is encrypted and read with the
 * account.
 */
const SECTIONS = {
  account: `select id, name, email, phone, birthday, password_hash is not null as "hasPassword",
      google_sub as "googleAccount", ${ISO('email_proven_at', 'emailProvenAt')},
      ${ISO('created_at', 'createdAt')}
    from customers where id = $1`,
  rewards: `select order_uuid as "orderUUID", ${MONEY('cashback')}, points,
      ${ISO('given_at', 'givenAt')}
    from order_rewards where customer_id = $1 order by order_uuid`,
  cashback: `select 'credit' as type, ${MONEY('amount')}, ${MONEY('remaining')}, reason,
      order_uuid as "orderUUID", to_char(expires_on, 'YYYY-MM-DD') as "expiresOn",
      ${ISO('created_at', 'createdAt')}, null as "returnedAt"
    from cashback_credits where customer_id = $1
    union all
    select 'debit', ${MONEY('amount')}, null, null, order_uuid, null,
      ${ISO('created_at', 'createdAt')}, ${ISO('returned_at', 'returnedAt')}
    from cashback_debits where customer_id = $1
    order by "createdAt"`,
  coupons: `select u.order_uuid as "orderUUID", c.code, u.phone, ${ISO('u.used_at', 'usedAt')}
    from coupon_uses u join coupons c on c.restaurant_id = u.restaurant_id and c.id = u.coupon_id
    where u.customer_id = $1 order by u.used_at`,
  cards: `select brand, last_digits as "lastDigits", nickname, is_default as "isDefault",
      is_valid as "isValid", ${ISO('created_at', 'createdAt')},
      (select count(*)::int from card_devices d where d.card_id = cards.id) as "verifiedDevices"
    from cards where customer_id = $1 order by created_at`,
  sessions: `select ${ISO('created_at', 'createdAt')}, ${ISO('used_at', 'usedAt')},
      ${ISO('ended_at', 'endedAt')}
    from sessions where customer_id = $1 order by created_at`,
  mails: `select m.recipient, m.subject, ${ISO('m.created_at', 'createdAt')},
      ${ISO('m.sent_at', 'sentAt')}
    from mails m where m.customer_id = $1 order by m.created_at`,
  devices: `select o.uuid as "orderUUID", s.endpoint, s.language,
      ${ISO('s.created_at', 'createdAt')}
    from push_subscriptions s join orders o on o.id = s.order_id
    where s.order_id = any (array(select id from orders where customer_id = $1))
    order by s.created_at`,
  tracking: `select name, device, data, ${ISO('happened_at', 'happenedAt')} from tracking_events
    where restaurant_id = (select restaurant_id from customers where id = $1)
      and customer = $1::uuid::text and customer <> ''
    order by happened_at`,
} as const;

export type ExportSection = keyof typeof SECTIONS;

/** One section of what is stored about an account. */
export const exportSection = (
  on: Queryable,
  section: ExportSection,
  customerId: string,
): Promise<Facts[]> => on.query<Facts>(SECTIONS[section], [customerId]);
