-- How often the printed codes of a table were replaced: a code has the count of its time, and older ones are invalid.
-- By the folded name, not by `restaurant_tables`, whose rows are written again with each record.
create table table_codes (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  table_key text not null,
  generation integer not null,
  primary key (restaurant_id, table_key)
);
