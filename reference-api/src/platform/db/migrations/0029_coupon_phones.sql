-- Phones of coupon uses in E.164 ('+5511987654321'), which they were typed into without: digits of the restaurant's country, in Brazil
-- with or without the 0 before the area. Where two uses of a coupon for one use per client turn out to be of one phone, the first keeps it.
with codes (country, code, longest) as (values ('BR', '55', 11), ('US', '1', 10), ('PT', '351', 9), ('PY', '595', 10), ('BO', '591', 8)),
named as (
  select u.order_uuid, u.once, u.restaurant_id, u.coupon_id, u.used_at, '+' || c.code || regexp_replace(u.phone, '^0+', '') as phone
  from coupon_uses u
  join restaurants r on r.id = u.restaurant_id
  join codes c on c.country = upper(trim(coalesce(r.document->'info'->>'country', '')))
  where u.phone ~ '^[0-9]+$' and length(regexp_replace(u.phone, '^0+', '')) between 8 and c.longest
),
numbered as (select *, row_number() over (partition by restaurant_id, coupon_id, phone, once order by used_at, order_uuid) as place from named)
update coupon_uses u set phone = case when n.once and n.place > 1 then null else n.phone end from numbered n where n.order_uuid = u.order_uuid;
comment on column coupon_uses.phone is 'E.164, or the digits of what is no number of any country; null when none was given';
