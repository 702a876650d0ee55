import type { Queryable } from '../platform/db/database';
import { AT_START, COUNTED } from './counted-restaurant';

const FAULTS = `
  with living as (select * from orders where restaurant_id = $1 and status <> 'CANCELED'),
    spent as (select o.customer_id, sum((l->>'points_needed')::int * (l->>'qty')::int) as points
      from living o, json_array_elements(o.lines) l where l->>'type' = 'prize' group by 1)
  select 'coupon ' || c.id || ' counts ' || c.uses || ' uses of ' || count(u)
    from coupons c left join coupon_uses u on u.restaurant_id = c.restaurant_id and u.coupon_id = c.id
    where c.restaurant_id = $1 group by c.id, c.uses having c.uses <> count(u)
  union all select 'coupon ' || id || ' was used ' || uses || ' times' from coupons
    where restaurant_id = $1 and uses > max_uses
  union all select 'coupon ' || c.id || ' was used ' || count(*) || ' times by one client'
    from coupons c join coupon_uses u on u.restaurant_id = c.restaurant_id and u.coupon_id = c.id
    where c.restaurant_id = $1 and c.once_per_client
    group by c.id, right(regexp_replace(u.phone, '\\D', '', 'g'), 11) having count(*) > 1
  union all select 'coupon use of no living order' from coupon_uses u
    where u.restaurant_id = $1 and u.order_uuid not in (select uuid from living)
  union all select 'order without the use of its coupon' from living
    where details->>'discountID' is not null and uuid not in (select order_uuid from coupon_uses)
  union all select s.item_id || ': ' || s.quantity || ' left, ' || coalesce(sum(t.quantity), 0) || ' taken'
    from product_stock s
    left join stock_takings t on t.restaurant_id = s.restaurant_id and t.item_id = s.item_id
    where s.restaurant_id = $1
    group by s.item_id, s.quantity
    having s.quantity < 0
      or s.quantity + coalesce(sum(t.quantity), 0)
        <> case s.item_id when 'agua' then $2::int else $3::int end
  union all select 'taken of no living order: ' || item_id from stock_takings
    where restaurant_id = $1 and order_uuid not in (select uuid from living)
  union all select 'credit of ' || c.amount || ' has ' || c.remaining || ' left'
    from cashback_credits c join customers k on k.id = c.customer_id
    left join cashback_debits d on d.credit_id = c.id where k.restaurant_id = $1 group by c.id
    having c.remaining <> c.amount - coalesce(sum(d.amount), 0)
  union all select 'order that spent ' || (o.details->>'cashbackSpent') || ' of cashback' from living o
    where round((o.details->>'cashbackSpent')::numeric * 100)
      <> (select coalesce(sum(amount), 0) from cashback_debits d where d.order_uuid = o.uuid)
  union all select 'cashback of ' || sum(c.remaining)
    from cashback_credits c join customers k on k.id = c.customer_id where k.restaurant_id = $1
    having sum(c.remaining) + (
      select coalesce(sum(round((details->>'cashbackSpent')::numeric * 100)), 0) from living
    ) <> $4::int
  union all select k.points || ' points' from customers k left join spent s on s.customer_id = k.id
    where k.restaurant_id = $1 and k.points + coalesce(s.points, 0) <> $5::int
  union all select count(*) || ' orders of one cart' from living where fingerprint <> ''
    group by fingerprint, cart_hash having count(*) > 1`;

/**
 * Inconsistencies in the restaurant with counted items, one sentence each: nothing may be lost or
 * taken twice.
 */
export async function countedFaults(on: Queryable): Promise<string[]> {
  const rows = await on.query<Record<string, string>>(FAULTS, [
    COUNTED,
    AT_START.agua,
    AT_START.soda,
    AT_START.cashback,
    AT_START.points,
  ]);
  return rows.map((row) => String(Object.values(row)[0]));
}
