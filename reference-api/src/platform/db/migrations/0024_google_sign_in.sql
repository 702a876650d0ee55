-- Customers who sign in with Google: some have no password at all.

alter table customers alter column password_hash drop not null;
-- Google's own name for the account; an address may change, this does not.
alter table customers add column google_sub text;
-- When somebody proved that the address is theirs, by a mail of ours or by Google's word.
alter table customers add column email_proven_at timestamptz;
create unique index customers_by_google on customers (restaurant_id, google_sub) where google_sub is not null;

-- Each token of Google opens one session; its hash is kept until it has ended by itself.
create table google_tokens (
  token_hash text primary key,
  ends_at timestamptz not null
);
