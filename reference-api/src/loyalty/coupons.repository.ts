import { minor, type Coupon } from '@storefront/shared-domain/contracts';
import { upperCoupon } from '@storefront/shared-domain/rules';
import { foldedName } from '@storefront/shared-kit/fold-accents';
import type { Queryable } from '../platform/db/database';

/**
 * A coupon as stored: its public data and the fields that stay on the server. `hoursTemplateId`
 * null: valid at all times.
 */
export type CouponRow = { coupon: Coupon; hoursTemplateId: string | null; isUsedUp: boolean };
/** A coupon to be stored; `maxUses` null: unlimited. */
export type NewCoupon = { coupon: Coupon; hoursTemplateId: string | null; maxUses: number | null };
/** The client that uses a coupon: a phone in E.164 or null, and an account or null. */
export type CouponClient = { phone: string | null; customerId: string | null };

type Stored = {
  id: string;
  code: string;
  type: Coupon['type'];
  fixDiscount: number;
  percentDiscount: number;
  minOrderValue: number;
  onlyOneUsePerClient: boolean;
  enableUseFeaturedItems: boolean;
  hoursTemplateId: string | null;
  isUsedUp: boolean;
};

const COLUMNS = `id, code, type, fix_discount as "fixDiscount",
  percent_discount as "percentDiscount", min_order_value as "minOrderValue",
  once_per_client as "onlyOneUsePerClient", on_featured_items as "enableUseFeaturedItems",
  hours_template_id as "hoursTemplateId",
  coalesce(uses >= max_uses, false) as "isUsedUp"`;

const toRow = ({ hoursTemplateId, isUsedUp, ...it }: Stored): CouponRow => ({
  coupon: { ...it, fixDiscount: minor(it.fixDiscount), minOrderValue: minor(it.minOrderValue) },
  hoursTemplateId,
  isUsedUp,
});

/**
 * Normalised key of a code: equal for other forms of a letter, other case and surrounding blanks.
 */
const codeKey = (code: string): string => upperCoupon(code).trim();

/** The coupon with a code or an id, if the restaurant accepts it. */
export async function findCoupon(
  on: Queryable,
  restaurantId: number,
  key: { code: string } | { id: string },
): Promise<CouponRow | null> {
  const [condition, value] =
    'code' in key ? ['code_key = $2', codeKey(key.code)] : ['id = $2', key.id];
  const [row] = await on.query<Stored>(
    `select ${COLUMNS} from coupons where restaurant_id = $1 and ${condition} and active`,
    [restaurantId, value],
  );
  if (row) return toRow(row);
  return 'code' in key ? findFolded(on, restaurantId, key.code) : null;
}

/** The coupon whose code differs from the typed one in accents alone: 'PROMOÇÃO' is 'promocao'. */
async function findFolded(
  on: Queryable,
  restaurantId: number,
  typed: string,
): Promise<CouponRow | null> {
  const wanted = foldedName(typed);
  if (wanted === '') return null;
  const rows = await on.query<Stored>(
    `select ${COLUMNS} from coupons where restaurant_id = $1 and active order by id`,
    [restaurantId],
  );
  const row = rows.find(({ code }) => foldedName(code) === wanted);
  return row ? toRow(row) : null;
}

/** Whether this phone or this account has used a coupon that is limited to one use per client. */
export async function hasUsedCoupon(
  on: Queryable,
  restaurantId: number,
  couponId: string,
  { phone, customerId }: CouponClient,
): Promise<boolean> {
  const rows = await on.query(
    `select 1 from coupon_uses
     where restaurant_id = $1 and coupon_id = $2 and once and (phone = $3 or customer_id = $4)
     limit 1`,
    [restaurantId, couponId, phone, customerId],
  );
  return rows.length > 0;
}

/**
 * Increments the use count unless all uses are taken; one statement, so that a concurrent request
 * for the last use waits and is refused.
 */
export async function takeCouponUse(
  on: Queryable,
  restaurantId: number,
  couponId: string,
): Promise<boolean> {
  const taken = await on.query(
    `update coupons set uses = uses + 1
     where restaurant_id = $1 and id = $2 and active and (max_uses is null or uses < max_uses)
     returning id`,
    [restaurantId, couponId],
  );
  return taken.length > 0;
}

export type CouponUse = CouponClient & {
  orderUuid: string;
  restaurantId: number;
  couponId: string;
  once: boolean;
  at: Date;
};

/**
 * Stores which order used a coupon; false when the coupon is for one use per client and the phone
 * or the account has used it before.
 */
export async function saveCouponUse(on: Queryable, couponUse: CouponUse): Promise<boolean> {
  const stored = await on.query(
    `insert into coupon_uses
       (order_uuid, restaurant_id, coupon_id, phone, customer_id, once, used_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing returning order_uuid`,
    [
      couponUse.orderUuid,
      couponUse.restaurantId,
      couponUse.couponId,
      couponUse.phone,
      couponUse.customerId,
      couponUse.once,
      couponUse.at,
    ],
  );
  return stored.length > 0;
}

/**
 * Returns the coupon use of an order, once. An operator may have reset the count since: it never
 * becomes negative.
 */
export async function returnCouponUse(on: Queryable, orderUuid: string): Promise<void> {
  const [use] = await on.query<{ restaurant_id: number; coupon_id: string }>(
    'delete from coupon_uses where order_uuid = $1 returning restaurant_id, coupon_id',
    [orderUuid],
  );
  if (use)
    await on.query(
      'update coupons set uses = greatest(uses - 1, 0) where restaurant_id = $1 and id = $2',
      [use.restaurant_id, use.coupon_id],
    );
}

/**
 * Replaces the coupons of a restaurant; use counts are retained, and a coupon missing from the new
 * list is no longer accepted.
 */
export async function saveCoupons(
  on: Queryable,
  restaurantId: number,
  coupons: readonly NewCoupon[],
): Promise<void> {
  await on.query('update coupons set active = false where restaurant_id = $1', [restaurantId]);
  for (const { coupon, hoursTemplateId, maxUses } of coupons) {
    await on.query(
      `insert into coupons
         (restaurant_id, id, code, code_key, type, fix_discount, percent_discount, min_order_value,
          once_per_client, on_featured_items, hours_template_id, max_uses)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       on conflict (restaurant_id, id) do update set
         code = excluded.code, code_key = excluded.code_key, type = excluded.type,
         fix_discount = excluded.fix_discount,
         percent_discount = excluded.percent_discount,
         min_order_value = excluded.min_order_value,
         once_per_client = excluded.once_per_client,
         on_featured_items = excluded.on_featured_items,
         hours_template_id = excluded.hours_template_id,
         max_uses = excluded.max_uses, active = true`,
      [
        restaurantId,
        coupon.id,
        coupon.code,
        codeKey(coupon.code),
        coupon.type,
        coupon.fixDiscount,
        coupon.percentDiscount,
        coupon.minOrderValue,
        coupon.onlyOneUsePerClient,
        coupon.enableUseFeaturedItems,
        hoursTemplateId,
        maxUses,
      ],
    );
  }
}
