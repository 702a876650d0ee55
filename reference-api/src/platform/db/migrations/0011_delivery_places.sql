-- A zone may lie in several regions, one row each, and costs what its region says.
alter table delivery_zones drop constraint delivery_zones_pkey;
alter table delivery_zones add primary key (restaurant_id, id, region_id);

-- The box around a ring: what a point cannot lie in is never read. Nothing was written to this table before.
alter table delivery_areas
  add column south double precision not null, add column west double precision not null,
  add column north double precision not null, add column east double precision not null;
create index delivery_areas_by_place on delivery_areas (restaurant_id, south, north);

-- The oldest go first when a restaurant has too many.
create index address_points_by_age on address_points (restaurant_id, updated_at);
