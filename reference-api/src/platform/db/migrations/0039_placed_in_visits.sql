-- Whether an order was placed in the visit: a release after which fewer visits order is reported.
alter table stamped_visits add column placed boolean not null default false;
