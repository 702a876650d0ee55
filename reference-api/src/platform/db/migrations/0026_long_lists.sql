-- Indexes for tables that grow with traffic: no route and no worker reads one of them as a whole (large-tables.int.test.ts).

-- A customer's own orders, the youngest first, without reading and sorting all of them.
create index orders_by_customer on orders (customer_id, created_at desc, id desc);
-- The payment a provider's message is about.
create index payments_by_reference on payments (provider, reference) where reference <> '';
-- Loads of the last hour, for the guard of releases.
create index telemetry_visits_by_exposure on telemetry_visits (exposed_at) where exposed_at is not null;
-- Rows that have ended and are deleted.
create index mails_by_end on mails (good_until);
create index google_tokens_by_end on google_tokens (ends_at);
create index phone_items_by_time on phone_items (created_at);
