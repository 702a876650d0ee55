-- Keys of names are compared without more differences than before (`nameKey`): letters that have no
-- accent to leave out are written as the plain ones.
create or replace function pg_temp.folded(key text) returns text language sql immutable as $$
  select replace(replace(replace(replace(
    translate(key, 'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
update delivery_zones
set zone_key = pg_temp.folded(zone_key), city_key = pg_temp.folded(city_key)
where zone_key || city_key ~ '[øłđðħŧıςßæœþ]';
update geo_streets
set street_key = pg_temp.folded(street_key), zone_key = pg_temp.folded(zone_key),
  city_key = pg_temp.folded(city_key)
where street_key || zone_key || city_key ~ '[øłđðħŧıςßæœþ]';
