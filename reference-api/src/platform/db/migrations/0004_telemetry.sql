-- What pages tell of themselves. Nothing here names a person: visitor and session are random ids made in the browser.
-- Rows older than 90 days are deleted.

-- Who met which arm: one row for each session, arm and composition. `how` other than 'assigned' is kept but never counted.
create table telemetry_visits (
  session uuid not null,
  experiment text not null,
  arm text not null,
  how text not null,
  composition text not null,
  channel text not null,
  visitor uuid,
  at timestamptz not null,
  exposed_at timestamptz,
  primary key (session, experiment, arm, how, composition)
);
create index telemetry_visits_by_experiment on telemetry_visits (experiment, at);
create index telemetry_visits_by_time on telemetry_visits (at);

-- Everything else that happened in a page. `arms` holds the counted arms of the page, {"experiment": "arm"}.
create table telemetry_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  session uuid not null,
  channel text not null,
  revision bigint not null,
  composition text not null,
  arms jsonb not null,
  kind text not null,
  data jsonb not null
);
create index telemetry_events_by_time on telemetry_events (at);
create index telemetry_events_by_arm on telemetry_events using gin (arms);

-- Orders tried by visitors of an arm. `outcome` is 'placed' or the code of the refusal; `amount` in minor units of `currency`.
create table telemetry_orders (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  visitor uuid not null,
  experiment text not null,
  arm text not null,
  order_uuid uuid,
  outcome text not null,
  amount bigint,
  currency text
);
create unique index telemetry_orders_placed_once on telemetry_orders (order_uuid, experiment) where outcome = 'placed';
create index telemetry_orders_by_experiment on telemetry_orders (experiment, at);
create index telemetry_orders_by_time on telemetry_orders (at);
