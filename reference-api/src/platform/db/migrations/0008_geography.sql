-- Where things are: streets to be searched, grounds to be drawn, areas to be delivered to. Positions in degrees, money in hundredths.

create extension if not exists pg_trgm;

-- A part of the world that is known; several restaurants may lie in one.
create table geo_areas (
  id text primary key,
  -- Hash of what was written, so that the same is not written again.
  revision text not null,
  south double precision not null, west double precision not null, north double precision not null, east double precision not null
);

-- One row per street and neighbourhood. `line` is a list of [longitude, latitude] from the lowest number to the highest.
create table geo_streets (
  area_id text not null references geo_areas (id) on delete cascade,
  position integer not null,
  street text not null,
  street_key text not null,
  zone text not null,
  zone_key text not null,
  city text not null,
  city_key text not null,
  uf text not null,
  cep text not null,
  -- Digits of the postal code.
  cep_key text not null,
  number_from integer not null,
  number_to integer not null check (number_to >= number_from),
  -- What a map draws it as: 'avenue', 'street' or 'lane'.
  kind text not null,
  line jsonb not null,
  south double precision not null, west double precision not null, north double precision not null, east double precision not null,
  primary key (area_id, position)
);
create index geo_streets_by_likeness on geo_streets using gin (street_key gin_trgm_ops);
create index geo_streets_by_name on geo_streets (street_key);
create index geo_streets_by_cep on geo_streets (cep_key);
create index geo_streets_by_place on geo_streets (south, north, west, east);

-- What lies under the streets. `ring` is a closed list of [longitude, latitude]; `kind` is 'zone', 'park', 'water' or 'square'.
create table geo_grounds (
  area_id text not null references geo_areas (id) on delete cascade,
  position integer not null,
  kind text not null,
  name text not null,
  ring jsonb not null,
  south double precision not null, west double precision not null, north double precision not null, east double precision not null,
  primary key (area_id, position)
);
create index geo_grounds_by_place on geo_grounds (south, north, west, east);

-- Delivery areas of a restaurant; the first that holds a point counts.
create table delivery_areas (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  id text not null,
  name text not null,
  ring jsonb not null,
  fee bigint not null check (fee >= 0),
  courier_pay bigint not null check (courier_pay >= 0),
  available boolean not null,
  position integer not null,
  primary key (restaurant_id, id)
);

create table delivery_regions (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  id text not null,
  name text not null,
  position integer not null,
  primary key (restaurant_id, id)
);

-- Points customers confirmed for an address.
create table address_points (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  address_key text not null,
  latitude double precision not null,
  longitude double precision not null,
  updated_at timestamptz not null,
  primary key (restaurant_id, address_key)
);

-- Phones left for one visit by whoever sent the customer here.
create table phone_items (
  id text primary key,
  phone text not null,
  created_at timestamptz not null
);
