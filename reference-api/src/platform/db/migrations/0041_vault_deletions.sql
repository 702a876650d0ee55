-- Cards that left their wallet and are still to be deleted from the vault of the payment provider. Written with the removal.
create table vault_deletions (
  id bigint generated always as identity primary key,
  -- The vault's name of the card.
  reference text not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null
);
create index vault_deletions_due on vault_deletions (next_at);
