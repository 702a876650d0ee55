-- What a restaurant sells and where it delivers. Money is in hundredths of the currency's unit.

create table restaurants (
  id integer primary key,
  url text not null unique,
  name text not null,
  language text not null default '',
  description text not null default '',
  is_demo boolean not null default false,
  position integer not null default 0,
  -- The answer of GET /restaurant/data/v2/{url}, word for word: json, not jsonb, keeps it as it was written.
  document json not null,
  -- Hash of everything the seed wrote; also the strong part of the ETag.
  revision text not null,
  last_order_number integer not null default 0,
  updated_at timestamptz not null default now()
);

create table delivery_zones (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  id text not null,
  zone text not null,
  zone_key text not null,
  city text not null,
  city_key text not null,
  region_id text not null,
  available boolean not null,
  fee bigint not null check (fee >= 0),
  return_fee bigint not null check (return_fee >= 0),
  position integer not null,
  primary key (restaurant_id, id)
);
create index delivery_zones_by_name on delivery_zones (restaurant_id, zone_key, city_key);

create table delivery_bands (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  max_km double precision not null check (max_km > 0),
  fee bigint not null check (fee >= 0),
  primary key (restaurant_id, max_km)
);

create table gazetteer_streets (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  position integer not null,
  street text not null,
  street_key text not null,
  zone text not null,
  zone_key text not null,
  city text not null,
  city_key text not null,
  cep text not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (restaurant_id, position)
);
create index gazetteer_streets_by_name on gazetteer_streets (restaurant_id, street_key);
