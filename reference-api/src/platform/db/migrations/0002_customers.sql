-- Customers belong to one restaurant; the same address may register with another.

create table customers (
  id uuid primary key default gen_random_uuid(),
  restaurant_id integer not null references restaurants (id) on delete cascade,
  name text not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  phone text not null default '',
  cpf text not null default '',
  points integer not null default 0 check (points >= 0),
  -- Raised when the password changes: older tokens then end.
  token_version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (restaurant_id, email_key)
);

create table cashback_credits (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  amount bigint not null check (amount > 0),
  remaining bigint not null check (remaining >= 0 and remaining <= amount),
  expires_on date,
  created_at timestamptz not null default now()
);
create index cashback_credits_by_customer on cashback_credits (customer_id);

create table password_resets (
  token_hash text primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_by_customer on password_resets (customer_id);

-- Messages to be sent by whatever the operator runs (mail, message gateway); nothing is sent from inside a request.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  payload json not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (id) where sent_at is null;
