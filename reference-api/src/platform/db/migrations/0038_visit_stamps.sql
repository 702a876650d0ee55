-- Visit and network of a valid stamp; null: the row is untrusted, displayed and never acted on.
-- `visit` is a random id, `network` a keyed hash of the visitor's IPv4 /24 or IPv6 /48.
alter table telemetry_visits add column visit uuid, add column network text;
alter table telemetry_events add column visit uuid, add column network text;
alter table telemetry_orders add column visit uuid, add column network text;
