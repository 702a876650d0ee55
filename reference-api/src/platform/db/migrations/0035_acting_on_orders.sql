-- Who knows an order's uuid may see where it stands. Acting on it is for the device that placed it, its account, and a browser that comes
-- back from the payment page with return_key; that browser's device is stored then.
alter table orders
  add column return_key uuid not null default gen_random_uuid(),
  add column acting_devices text[] not null default '{}';
