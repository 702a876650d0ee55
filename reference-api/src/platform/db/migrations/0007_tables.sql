-- The tables a restaurant serves, as they are named on their signs. Without any, every name is taken.

create table restaurant_tables (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  name text not null check (name <> ''),
  position integer not null,
  primary key (restaurant_id, name)
);

-- Where an order is served; null for one that goes elsewhere.
alter table orders add column table_name text;
update orders set table_name = details ->> 'table' where details ->> 'deliveryType' = 'table';
create index orders_open_by_table on orders (restaurant_id, table_name) where table_name is not null and status not in ('OVER', 'CANCELED');
