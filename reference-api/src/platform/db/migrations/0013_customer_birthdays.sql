-- The birthday a customer gave with an order, so that it is asked only once. 'YYYY-MM-DD', '' while none is known.
alter table customers add column birthday text not null default '' check (birthday = '' or birthday ~ '^\d{4}-\d{2}-\d{2}$');
