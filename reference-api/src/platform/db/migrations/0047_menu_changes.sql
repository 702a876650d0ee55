-- Reports which restaurant's menu changed, whoever changed it: nodes have the current revisions in memory and read
-- none for a request. An order's number changes neither url nor revision, and is not reported.
create function report_restaurant_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('menu_changes', old.id::text); end if;
  if tg_op <> 'DELETE' then perform pg_notify('menu_changes', new.id::text); end if;
  return null;
end $$;

create trigger restaurant_inserted_or_deleted after insert or delete on restaurants
  for each row execute function report_restaurant_change();
create trigger restaurant_updated after update of id, url, revision on restaurants
  for each row when ((old.id, old.url, old.revision) is distinct from (new.id, new.url, new.revision))
  execute function report_restaurant_change();

-- Of stock only what a menu shows: an item is sold out, or is no longer.
create function report_stock_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('menu_changes', old.restaurant_id::text); end if;
  if tg_op <> 'DELETE' then perform pg_notify('menu_changes', new.restaurant_id::text); end if;
  return null;
end $$;

create trigger stock_inserted after insert on product_stock
  for each row when (new.quantity = 0) execute function report_stock_change();
create trigger stock_deleted after delete on product_stock
  for each row when (old.quantity = 0) execute function report_stock_change();
create trigger stock_updated after update on product_stock
  for each row when ((old.quantity = 0 or new.quantity = 0)
    and (old.restaurant_id, old.item_id, old.quantity = 0)
      is distinct from (new.restaurant_id, new.item_id, new.quantity = 0))
  execute function report_stock_change();

-- Without an id all menus count as changed.
create function report_all_menus() returns trigger language plpgsql as $$
begin
  perform pg_notify('menu_changes', '');
  return null;
end $$;

create trigger restaurants_emptied after truncate on restaurants
  for each statement execute function report_all_menus();
create trigger stock_emptied after truncate on product_stock
  for each statement execute function report_all_menus();
