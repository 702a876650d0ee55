-- An order keeps what was bought as it was when it was bought: later menus and prices do not change it.

create table orders (
  id bigint generated always as identity primary key,
  -- Made by the customer's device when checkout opens: names the order and is its idempotency key.
  uuid uuid not null unique,
  restaurant_id integer not null references restaurants (id) on delete cascade,
  order_number integer not null,
  customer_id uuid references customers (id) on delete set null,
  status text not null,
  details json not null,
  customer json not null,
  lines json not null,
  note json not null,
  grand_total bigint not null check (grand_total >= 0),
  request_hash text not null,
  cart_hash text not null,
  fingerprint text not null default '',
  created_at timestamptz not null default now(),
  status_since timestamptz not null default now(),
  unique (restaurant_id, order_number)
);
create index orders_by_fingerprint on orders (restaurant_id, fingerprint, created_at) where fingerprint <> '';
create index orders_open on orders (status_since) where status not in ('OVER', 'CANCELED');

create table order_status_changes (
  order_id bigint not null references orders (id) on delete cascade,
  position integer not null,
  status text not null,
  at timestamptz not null default now(),
  primary key (order_id, position)
);
