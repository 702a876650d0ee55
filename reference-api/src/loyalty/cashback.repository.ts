import { minor, type CashbackEntry, type Minor } from '@storefront/shared-domain/contracts';
import type * as z from 'zod/mini';
import type { Queryable } from '../platform/db/database';

type Entry = z.output<typeof CashbackEntry>;

/**
 * Cashback to be credited. `expiresOn` is the last day it can be spent on ('YYYY-MM-DD'); null: no
 * expiry.
 */
export type NewCredit = {
  customerId: string;
  amount: Minor;
  expiresOn: string | null;
  reason: 'given' | 'earned' | 'returned';
  orderUuid: string | null;
  at: Date;
};
export type CashbackSpend = {
  customerId: string;
  orderUuid: string;
  amount: Minor;
  today: string;
  at: Date;
};

/** Locks a customer's account until the transaction ends; concurrent spends from it wait. */
export async function lockAccount(tx: Queryable, customerId: string): Promise<void> {
  await tx.query('select 1 from customers where id = $1 for no key update', [customerId]);
}

export async function addCashback(on: Queryable, newCredit: NewCredit): Promise<void> {
  await on.query(
    `insert into cashback_credits
       (customer_id, amount, remaining, expires_on, reason, order_uuid, created_at)
     values ($1, $2, $2, $3, $4, $5, $6)`,
    [
      newCredit.customerId,
      newCredit.amount,
      newCredit.expiresOn,
      newCredit.reason,
      newCredit.orderUuid,
      newCredit.at,
    ],
  );
}

/**
 * Amount that a customer can spend on a day, the earliest expiry date ('YYYY-MM-DD' or null), and
 * the expired amount.
 */
export async function cashbackAccount(
  on: Queryable,
  customerId: string,
  today: string,
): Promise<{ balance: Minor; expirationDate: string | null; expired: Minor }> {
  const [row] = await on.query<{ balance: number; ends: string | null; expired: number }>(
    `select coalesce(sum(remaining) filter (where is_good), 0)::bigint as balance,
       to_char(min(expires_on) filter (where is_good), 'YYYY-MM-DD') as ends,
       coalesce(sum(remaining) filter (where not is_good), 0)::bigint as expired
     from (
       select remaining, expires_on, (expires_on is null or expires_on >= $2::date) as is_good
       from cashback_credits where customer_id = $1 and remaining > 0) c`,
    [customerId, today],
  );
  return {
    balance: minor(row?.balance ?? 0),
    expirationDate: row?.ends ?? null,
    expired: minor(row?.expired ?? 0),
  };
}

/**
 * Spends from the credits that expire first, in one statement; false, without any change, when the
 * balance is too low. Requires `lockAccount`: two concurrent spends would read the same credits.
 */
export async function spendCashback(
  tx: Queryable,
  { customerId, orderUuid, amount, today, at }: CashbackSpend,
): Promise<boolean> {
  const [spent] = await tx.query<{ total: number }>(
    `with good as (
       select id, remaining,
         coalesce(sum(remaining) over (
           order by expires_on nulls last, id rows between unbounded preceding and 1 preceding
         ), 0) as before,
         sum(remaining) over () as total
       from cashback_credits
       where customer_id = $1 and remaining > 0 and (expires_on is null or expires_on >= $4::date)),
     taken as (
       select id, least(remaining, $3::bigint - before) as amount from good
       where before < $3::bigint and total >= $3::bigint),
     left_over as (
       update cashback_credits c set remaining = c.remaining - t.amount from taken t
       where c.id = t.id returning c.id),
     debits as (
       insert into cashback_debits (credit_id, customer_id, order_uuid, amount, created_at)
       select id, $1, $2, amount, $5 from taken returning amount)
     select coalesce(sum(amount), 0)::bigint as total from debits`,
    [customerId, orderUuid, amount, today, at],
  );
  return spent?.total === amount;
}

/**
 * Returns what an order spent, once, as new credits with the expiry of the original ones, but not
 * before `today`: credits of an order that is canceled after their last day stay valid for that
 * day.
 */
export async function returnCashback(
  tx: Queryable,
  { orderUuid, today, at }: { orderUuid: string; today: string; at: Date },
): Promise<void> {
  await tx.query(
    `with back as (
       update cashback_debits set returned_at = $3
       where order_uuid = $1 and returned_at is null returning credit_id, customer_id, amount)
     insert into cashback_credits (customer_id, amount, remaining, expires_on, reason, order_uuid, created_at)
     select b.customer_id, b.amount, b.amount,
       greatest(c.expires_on, case when c.expires_on is not null then $2::date end),
       'returned', $1, $3
     from back b join cashback_credits c on c.id = b.credit_id order by c.id`,
    [orderUuid, today, at],
  );
}

const STATEMENT = `
  select created_at as at, 'credit' as type, amount, order_uuid, expires_on, 0 as rank, id
  from cashback_credits where customer_id = $1
  union all
  select min(created_at), 'debit', sum(amount)::bigint, order_uuid, null::date, 1, min(id)
  from cashback_debits where customer_id = $1 group by order_uuid
  union all
  select (expires_on + 1)::timestamp at time zone $3, 'debit', remaining,
    null::uuid, expires_on, 2, id
  from cashback_credits
  where customer_id = $1 and remaining > 0 and expires_on < $2::date`;

/**
 * One page of a customer's statement, newest line first: credits, debits of orders, and expired
 * amounts, dated at the midnight after their last day. Credits minus debits of all pages equal the
 * balance on every day.
 */
export async function listCashbackEntries(
  on: Queryable,
  it: { customerId: string; today: string; timeZone: string; page: number; pageSize: number },
): Promise<Entry[]> {
  const rows = await on.query<{
    at: Date;
    type: Entry['type'];
    amount: number;
    orderUUID: string | null;
    expirationDate: string | null;
  }>(
    `select at, type, amount, order_uuid as "orderUUID",
       to_char(expires_on, 'YYYY-MM-DD') as "expirationDate"
     from (${STATEMENT}) s
     order by at desc, rank desc, id desc limit $4 offset $5`,
    [it.customerId, it.today, it.timeZone, it.pageSize, (it.page - 1) * it.pageSize],
  );
  return rows.map(({ at, type, amount, orderUUID, expirationDate }) => ({
    date: at.toISOString(),
    type,
    value: minor(amount),
    orderUUID: orderUUID ?? '',
    expirationDate,
  }));
}
