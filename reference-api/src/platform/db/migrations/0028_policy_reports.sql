-- What browsers refused by the policies of pages and documents, counted by day. `page` is an origin and a path without ids, `blocked` an
-- origin or a keyword. Forgotten after 90 days.
create table policy_reports (
  day date not null,
  page text not null,
  directive text not null,
  blocked text not null,
  count bigint not null,
  primary key (day, page, directive, blocked)
);
alter table policy_reports add column id bigint generated always as identity;
create unique index policy_reports_by_id on policy_reports (id);

-- In the order of their arrival, so that the oldest can be deleted without reading the others.
alter table telemetry_visits add column id bigint generated always as identity;
create unique index telemetry_visits_by_id on telemetry_visits (id);
