-- Background work of a payment that failed (expiry, start, refund) is repeated later, so that it delays no other payment.
alter table payments
  -- Attempts since the payment last changed.
  add column tries integer not null default 0,
  -- Until this moment no worker takes the payment: it is leased, or waits after a failed attempt.
  add column next_try_at timestamptz not null default 'epoch';
drop index payments_unstarted;
create index payments_unstarted on payments (next_try_at) where started_at is null and status = 'pending';
drop index payments_refund_due;
create index payments_refund_due on payments (next_try_at) where refund_due;
