-- Visit and network of a valid stamp; null: the row is untrusted, displayed and never acted on.
-- `visit` is a random id, `network` a keyed hash of the visitor's IPv4 /24 or IPv6 /48.
alter table telemetry_visits add column visit uuid, add column network text;
alter table telemetry_events add column visit uuid, add column network text;
alter table telemetry_orders add column visit uuid, add column network text;

-- One row for each stamped visit, with or without an experiment: a release is compared with the one before by them.
-- `failed`: a load failed; `crashed`: a page did; `tried`, `refused`: an order. Rows older than a day are deleted.
create table stamped_visits (
  id bigint generated always as identity,
  visit uuid primary key,
  at timestamptz not null,
  channel text not null,
  composition text not null,
  network text not null,
  failed boolean not null default false,
  crashed boolean not null default false,
  tried boolean not null default false,
  refused boolean not null default false
);
create index stamped_visits_by_time on stamped_visits (at);
create unique index stamped_visits_by_id on stamped_visits (id);
