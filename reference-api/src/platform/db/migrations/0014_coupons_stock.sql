-- What an order takes beside money: a coupon's use, stock, cashback; and what it earns. Money in hundredths.

create table coupons (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  id text not null check (id <> ''),
  code text not null,
  -- The code as customers may type it: NFKC, upper case, without blanks around it.
  code_key text not null check (code_key <> ''),
  type text not null check (type in ('fixDiscount', 'percentDiscount')),
  fix_discount bigint not null default 0 check (fix_discount >= 0),
  -- Not a number is above every number here, so it is refused as well.
  percent_discount double precision not null default 0 check (percent_discount >= 0 and percent_discount <= 100),
  min_order_value bigint not null default 0 check (min_order_value >= 0),
  once_per_client boolean not null default false,
  on_featured_items boolean not null default false,
  -- How many orders may use it; null for as many as like.
  max_uses integer check (max_uses >= 0),
  uses integer not null default 0 check (uses >= 0),
  -- Hours in which it counts, one of schedule_templates; null for always. Hours that nobody has are no time at all.
  hours_template_id text,
  active boolean not null default true,
  primary key (restaurant_id, id)
);
create unique index coupons_by_code on coupons (restaurant_id, code_key) where active;

-- Which order used which coupon; the row is gone once the order is canceled. Written before its order, in the same transaction.
create table coupon_uses (
  order_uuid uuid primary key references orders (uuid) on delete cascade deferrable initially deferred,
  restaurant_id integer not null,
  coupon_id text not null,
  -- Digits of the phone without the code of its country; null when none was told.
  phone text,
  customer_id uuid references customers (id) on delete set null,
  -- Whether the coupon is for one use per client: each phone and each account then has one row at most.
  once boolean not null,
  used_at timestamptz not null,
  foreign key (restaurant_id, coupon_id) references coupons (restaurant_id, id) on delete cascade
);
create unique index coupon_uses_once_by_phone on coupon_uses (restaurant_id, coupon_id, phone) where once and phone is not null;
create unique index coupon_uses_once_by_customer on coupon_uses (restaurant_id, coupon_id, customer_id) where once and customer_id is not null;
create index coupon_uses_by_customer on coupon_uses (customer_id);

-- How much is left of what is counted: products, sizes of pizzas and combos by their id. What has no row is never out of stock.
create table product_stock (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  item_id text not null check (item_id <> ''),
  quantity bigint not null check (quantity >= 0),
  primary key (restaurant_id, item_id)
);
create index product_stock_sold_out on product_stock (restaurant_id, item_id) where quantity = 0;

-- What an order took of it; the rows are gone once the order is canceled.
create table stock_takings (
  order_uuid uuid not null references orders (uuid) on delete cascade deferrable initially deferred,
  item_id text not null,
  restaurant_id integer not null,
  quantity bigint not null check (quantity > 0),
  primary key (order_uuid, item_id)
);

-- Cashback is a ledger: credits and the debits taken from them. A credit's `remaining` is its amount without its debits.
alter table cashback_credits
  add column order_uuid uuid,
  add column reason text not null default 'given' check (reason in ('given', 'earned', 'returned'));
create unique index cashback_credits_earned_once on cashback_credits (order_uuid) where reason = 'earned';

create table cashback_debits (
  id bigint generated always as identity primary key,
  credit_id bigint not null references cashback_credits (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  order_uuid uuid not null references orders (uuid) on delete cascade deferrable initially deferred,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  -- When the order was canceled and this came back as a credit of its own.
  returned_at timestamptz,
  unique (order_uuid, credit_id)
);
create index cashback_debits_by_customer on cashback_debits (customer_id);
create index cashback_debits_by_credit on cashback_debits (credit_id);

-- What an order earns its customer, as it was promised; given once, when the order is over.
create table order_rewards (
  order_uuid uuid primary key references orders (uuid) on delete cascade deferrable initially deferred,
  customer_id uuid not null references customers (id) on delete cascade,
  cashback bigint not null check (cashback >= 0),
  points integer not null check (points >= 0),
  given_at timestamptz
);
create index order_rewards_by_customer on order_rewards (customer_id);
