-- The random code that the customer of a pickup says at the counter; '' for other orders.
alter table orders add column pickup_code text not null default '';

-- Orders under way keep the code their customers have already seen, which was derived from the number.
with codes as (
  select id, (order_number::bigint * 30817 + restaurant_id::bigint * 7919) % 48400 as code, 'ABCDEFGHJKLMNPRSTUVWXZ' as letters
  from orders
  where status not in ('OVER', 'CANCELED') and details->>'deliveryType' = 'balcony')
update orders o
set pickup_code = substr(letters, (code / 2200)::int + 1, 1) || code / 220 % 10
  || substr(letters, (code % 220 / 10)::int + 1, 1) || code % 10
from codes c where c.id = o.id;

create index orders_by_pickup_code on orders (restaurant_id, pickup_code) where pickup_code <> '';
