-- Attempts at what may be guessed: passwords, CVVs, codes. Counted for all nodes together, by rate-limiter-flexible: its columns, in its order.
create table attempts (
  -- The kind of the attempt and a hash of whose it is: no address, mail or phone can be read from it.
  key text primary key,
  points integer not null default 0,
  -- End of the window in ms since 1970; from then on the row counts for nothing and is deleted.
  expire bigint
);
create index attempts_by_end on attempts (expire);

-- CVVs of a card are counted there too. cards.cvv_tries and cvv_since stay: a node of the version before reads and writes them.
