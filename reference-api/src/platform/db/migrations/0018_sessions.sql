-- A session is one login on one device. Its refresh secret is made of its id and generation with the server's own key, so
-- nothing that is written here lets anybody in. It takes over from the version of a customer's tokens.

create table sessions (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers (id) on delete cascade,
  -- Raised by every refresh; the secret of a generation before the last is a secret somebody copied.
  generation integer not null default 1,
  rotated_at timestamptz not null,
  used_at timestamptz not null,
  created_at timestamptz not null,
  -- Set by log-out, by a new password and by a copied secret: from then on nothing of the session is good.
  ended_at timestamptz
);
create index sessions_by_customer on sessions (customer_id);
create index sessions_by_use on sessions (used_at);

alter table customers drop column token_version;
