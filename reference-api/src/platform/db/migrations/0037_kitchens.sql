-- The last heartbeat of a restaurant's kitchen; a kitchen that sends none has no row.
create table kitchens (
  restaurant_id integer primary key references restaurants (id) on delete cascade,
  heartbeat_at timestamptz not null
);
