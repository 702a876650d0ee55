-- Devices that are told how their order comes along. A row lives as long as its order is under way.
create table push_subscriptions (
  id uuid primary key,
  order_id bigint not null references orders (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  -- The last change of the order that this device knows of.
  told_position integer not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null,
  constraint push_device_once unique (order_id, endpoint)
);
create index push_due on push_subscriptions (next_at);
