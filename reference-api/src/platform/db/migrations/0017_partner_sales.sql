-- Accounts of the loyalty partner: whose points pay, and the phone its codes go to. `cpf` and `phone` are digits.
create table partner_accounts (
  id uuid primary key default gen_random_uuid(),
  cpf text not null unique check (cpf ~ '^\d{11}$'),
  phone text not null check (phone ~ '^\d{10,13}$')
);

-- A sale the customer confirms with a code, and that then pays one order. Amounts in minor units; `code_hash` instead of the code.
create table partner_sales (
  id uuid primary key,
  restaurant_id integer not null references restaurants (id) on delete cascade,
  account_id uuid not null references partner_accounts (id) on delete cascade,
  value bigint not null check (value >= 0),
  discount bigint not null check (discount >= 0),
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  code_ends_at timestamptz not null,
  approved_at timestamptz,
  -- The order it has paid.
  order_uuid uuid
);
create index partner_sales_by_account on partner_sales (account_id, created_at);
create unique index partner_sales_by_order on partner_sales (order_uuid) where order_uuid is not null;
