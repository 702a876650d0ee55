-- What an ads vendor is to be told by the server. `payload` has hashes of who ordered, never who it was; it goes when it was sent or given up.
create table pixel_events (
  id bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants (id) on delete cascade,
  name text not null,
  event_id text not null,
  order_uuid uuid,
  pixel_id text not null,
  payload json,
  created_at timestamptz not null,
  next_at timestamptz not null,
  tries integer not null default 0,
  constraint pixel_event_once unique (restaurant_id, name, event_id),
  constraint pixel_order_once unique (order_uuid)
);
create index pixel_events_due on pixel_events (next_at) where payload is not null;
create index pixel_events_by_time on pixel_events (created_at);

-- What customers who agreed to it did on the pages of a restaurant (API-48). Forgotten after 90 days.
create table tracking_events (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  restaurant_id bigint not null references restaurants (id) on delete cascade,
  customer text not null,
  device text not null,
  name text not null,
  happened_at timestamptz not null,
  data jsonb not null
);
create index tracking_events_by_time on tracking_events (received_at);

-- Counts of metric events by day. Forgotten after 90 days.
create table metric_counts (
  day date not null,
  namespace text not null,
  metric text not null,
  dimensions text not null,
  count bigint not null,
  primary key (day, namespace, metric, dimensions)
);
