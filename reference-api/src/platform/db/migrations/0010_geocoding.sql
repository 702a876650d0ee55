-- What a search reads: street, neighbourhood and city of a row in one text, by likeness; and what lies near a point, by its box.
alter table geo_streets add column text_key text generated always as (street_key || ' ' || zone_key || ' ' || city_key) stored;
create index geo_streets_by_text on geo_streets using gin (text_key gin_trgm_ops);
create index geo_streets_by_box on geo_streets using gist (box(point(west, south), point(east, north)));
