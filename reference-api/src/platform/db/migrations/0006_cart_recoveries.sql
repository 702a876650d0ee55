-- Links that lead customers back to a cart they left behind. The cart itself stays on the customer's device.
create table cart_recoveries (
  uuid uuid primary key,
  restaurant_id bigint not null references restaurants (id) on delete cascade,
  created_at timestamptz not null,
  is_cart_recovering boolean not null default false
);
create index cart_recoveries_by_time on cart_recoveries (created_at);
