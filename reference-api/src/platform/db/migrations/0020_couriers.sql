-- The way of a delivery to its customer, as long as it is on it: nobody's positions are kept longer.
create table journeys (
  order_id bigint primary key references orders (id) on delete cascade,
  courier text not null default '',
  -- Degrees; null where nobody knows.
  origin_latitude double precision,
  origin_longitude double precision,
  destination_latitude double precision,
  destination_longitude double precision,
  -- The way the demo's courier rides, a list of [longitude, latitude]; null for a real one.
  line jsonb,
  latitude double precision,
  longitude double precision,
  -- How many positions were told.
  number integer not null default 0,
  position_at timestamptz,
  started_at timestamptz not null
);
