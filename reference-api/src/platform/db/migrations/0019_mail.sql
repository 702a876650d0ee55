-- Mails to customers, written whole by the request that wants one and sent from here afterwards, so that nobody waits for a mail server.

create table mails (
  id uuid primary key,
  restaurant_id integer not null references restaurants (id) on delete cascade,
  recipient text not null,
  subject text not null,
  -- Emptied once the mail was handed over: what it held is nobody's business here any more.
  body text not null,
  html text not null,
  link text not null,
  created_at timestamptz not null,
  -- After this moment the mail says nothing useful: it is not tried any more.
  good_until timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index mails_due on mails (next_try_at) where sent_at is null and given_up_at is null;
create index mails_by_recipient on mails (restaurant_id, recipient, created_at);

-- They were never sent, and their tokens have ended.
delete from outbox where kind = 'password-reset';
