-- When the kitchen of a restaurant was last heard; a kitchen that sends no heartbeats has no row.
create table kitchens (
  restaurant_id integer primary key references restaurants (id) on delete cascade,
  heard_at timestamptz not null
);
