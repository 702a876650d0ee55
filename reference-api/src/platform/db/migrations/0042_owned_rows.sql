-- Rows that an erasure finds by their owner: a phone, an e-mail or an address that somebody typed proves nothing.
-- The sale of the loyalty partner whose code the message contains; older messages are deleted within a day.
alter table outbox add column sale_id uuid;
create index outbox_by_sale on outbox (sale_id) where sale_id is not null;
drop index outbox_by_phone;
drop index phone_items_by_digits;

-- The account that requested the mail. Every mail so far is about a new password of the account with this address.
alter table mails add column customer_id uuid references customers (id) on delete cascade;
update mails m set customer_id = c.id from customers c where c.restaurant_id = m.restaurant_id and c.email = m.recipient;
create index mails_by_customer on mails (customer_id) where customer_id is not null;

-- The delivered order whose point is everyone's; null for a point of a device.
alter table address_points add column order_id bigint;
create index address_points_by_order on address_points (order_id) where order_id is not null;
