-- A point counts for the device that set it, and for everyone once an order with it was delivered: device_hash is '' then.
-- Points stored before could be set by any client for every other one.
delete from address_points;
alter table address_points add column device_hash text not null default '';
alter table address_points drop constraint address_points_pkey;
alter table address_points add primary key (restaurant_id, address_key, device_hash);
