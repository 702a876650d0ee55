-- An order that is paid online waits for its payment: no kitchen cooks it before.
alter table orders add column awaits_payment boolean not null default false;

-- One attempt to pay an order online; the last one counts. The id is the key under which the provider is asked, however often.
create table payments (
  id uuid primary key,
  order_id bigint not null references orders (id) on delete cascade,
  attempt integer not null check (attempt > 0),
  provider text not null,
  method text not null,
  kind text not null check (kind in ('redirect', 'app', 'pix', 'card')),
  -- Minor units of the restaurant's currency, from the order as the server priced it.
  amount bigint not null check (amount >= 0),
  currency text not null,
  status text not null check (status in ('pending', 'paid', 'declined', 'expired', 'canceled', 'refunded')),
  -- The provider's own name of the payment and what the customer needs to pay; empty until it was started.
  reference text not null default '',
  link text not null default '',
  pix_code text not null default '',
  started_at timestamptz,
  -- The card of the wallet as its keeper names it; never a token nor a number.
  card_reference text not null default '',
  -- Where the storefront of this order and the API answer, as the customer came to them: links are made from these alone.
  storefront_url text not null,
  api_url text not null,
  expires_at timestamptz,
  refund_due boolean not null default false,
  -- How many events have changed it.
  version integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (order_id, attempt)
);
create index payments_expiring on payments (expires_at) where status in ('pending', 'declined');
create index payments_unstarted on payments (created_at) where started_at is null and status = 'pending';
create index payments_refund_due on payments (changed_at) where refund_due;

-- Every event a provider has told, each counted once.
create table payment_events (
  provider text not null,
  event_id text not null,
  payment_id uuid not null references payments (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_by_payment on payment_events (payment_id);

-- The sandbox provider's own books: what a bank would keep on its side.
create table sandbox_payments (
  reference text primary key,
  payment_id uuid not null unique,
  status text not null default 'open' check (status in ('open', 'approved', 'declined', 'late', 'refunded')),
  -- Lets one posted form through, then another one is made.
  form_token text not null,
  created_at timestamptz not null
);

-- Messages of the sandbox that are still to be told to the webhook.
create table sandbox_deliveries (
  id bigint generated always as identity primary key,
  event_id text not null,
  body text not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index sandbox_deliveries_due on sandbox_deliveries (due_at);
