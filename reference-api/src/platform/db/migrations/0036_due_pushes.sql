-- The newest change of the order, written with it: what devices are not told of yet is found by an index, without reading every subscription.
alter table push_subscriptions add column order_position integer not null default 0;
update push_subscriptions s set order_position = (select coalesce(max(c.position), 0) from order_status_changes c where c.order_id = s.order_id);
drop index push_due;
create index push_due on push_subscriptions (next_at) where order_position > told_position;
create index push_subscriptions_by_age on push_subscriptions (created_at);
