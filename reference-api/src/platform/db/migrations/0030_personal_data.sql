-- Orders that lost the fields of the person who placed them: when the account was erased, or a guest's order grew old.
alter table orders add column personal_removed_at timestamptz;

-- Guest orders that still have personal fields, oldest first.
create index orders_guest_data on orders (restaurant_id, created_at) where customer_id is null and personal_removed_at is null;

-- What an erasure looks for.
create index tracking_events_by_customer on tracking_events (restaurant_id, customer) where customer <> '';
create index telemetry_orders_by_order on telemetry_orders (order_uuid) where order_uuid is not null;
create index outbox_by_phone on outbox (right(recipient, 8));
create index phone_items_by_digits on phone_items (regexp_replace(phone, '\D', '', 'g'));
-- What is deleted by its age.
create index outbox_by_time on outbox (created_at);
