-- Who has orders that wait for payment: digests of device, phone and network address, deleted as soon as the order waits no longer.
create table unpaid_order_holders (
  order_id bigint not null references orders (id) on delete cascade,
  restaurant_id integer not null references restaurants (id) on delete cascade,
  holder text not null,
  primary key (order_id, holder)
);
create index unpaid_order_holders_by_holder on unpaid_order_holders (restaurant_id, holder);
