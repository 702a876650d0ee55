-- Cards as the wallet shows them. What a card is made of (number, CVV, holder) is with its keeper, never here, not even encrypted.
create table cards (
  id uuid primary key default gen_random_uuid(),
  restaurant_id integer not null references restaurants (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  -- The keeper's own name of the card.
  reference text not null unique,
  brand text not null,
  last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
  nickname text not null check (length(nickname) <= 40),
  is_default boolean not null default false,
  -- False once a charge was refused.
  is_valid boolean not null default true,
  -- CVVs asked since a moment: guessing one has a bound.
  cvv_tries integer not null default 0,
  cvv_since timestamptz,
  created_at timestamptz not null
);
create index cards_by_customer on cards (customer_id, created_at);
create unique index cards_one_default on cards (customer_id) where is_default;

-- Devices on which a card was verified by its CVV; of the device only a hash.
create table card_devices (
  card_id uuid not null references cards (id) on delete cascade,
  device_hash text not null,
  verified_at timestamptz not null,
  primary key (card_id, device_hash)
);

-- Each token pays one order, soon; only its hash is kept.
create table card_tokens (
  token_hash text primary key,
  restaurant_id integer not null references restaurants (id) on delete cascade,
  -- Null for a visitor: then the device alone tells whose it is.
  customer_id uuid references customers (id) on delete cascade,
  device_hash text not null,
  reference text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  order_uuid uuid
);
create index card_tokens_by_reference on card_tokens (reference);
create index card_tokens_ending on card_tokens (expires_at);
