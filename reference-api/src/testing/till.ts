import { toMinor } from '@storefront/shared-domain/contracts';
import { scheduleSlot, scheduleWeek } from '../../../demo/src/build/hours';
import type { SeededCoupon, SeededRestaurant } from '../restaurants/seeded-restaurant';
import { addCashback } from '../loyalty/cashback.repository';
import { anOrder, placed, type WireOrder } from './orders';
import { PASSWORD, record, restaurant } from './restaurants';
import { seedAgain } from './seed-test-restaurants';
import type { Json, TestApi } from './test-api';

/** A restaurant with coupons, stock, cashback and points. */
export const TILL = 541;

const coupon = (code: string, more: Partial<SeededCoupon>): SeededCoupon => ({
  id: code.toLowerCase(),
  code,
  type: 'fixDiscount',
  fixDiscount: 0,
  percentDiscount: 0,
  minOrderValue: 0,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
  ...more,
});

const coupons: SeededCoupon[] = [
  coupon('FIX10', { fixDiscount: 10 }),
  coupon('FIX60', { fixDiscount: 60 }),
  coupon('MIN60', { fixDiscount: 60, minOrderValue: 42.5 }),
  coupon('TENTH', { type: 'percentDiscount', percentDiscount: 10 }),
  coupon('ALL', { type: 'percentDiscount', percentDiscount: 100 }),
  coupon('NOTHING', { type: 'percentDiscount' }),
  coupon('ONCE', { fixDiscount: 5, onlyOneUsePerClient: true }),
  coupon('TWO', { fixDiscount: 5, maxUses: 2 }),
  coupon('NONE', { fixDiscount: 5, maxUses: 0 }),
  coupon('PLAIN', { fixDiscount: 5, enableUseFeaturedItems: false }),
  coupon('NOON', { fixDiscount: 5, hoursTemplate: 'noon' }),
  coupon('EVENING', { fixDiscount: 5, hoursTemplate: 'evening' }),
  coupon('COURIER', { fixDiscount: 5, hoursTemplate: 'courier' }),
];

const customer = (id: string, points = 0) => ({
  id,
  name: 'Ana Prado',
  email: `${id}@till.example`,
  password: PASSWORD,
  phone: '19987654321',
  cpf: '',
  points,
  cashback: { balance: 0, expiresInDays: 0 },
});

/** `more` changes its record. Nhoque is featured; the stock is eight waters and two lasagnes. */
function till(more: Partial<SeededRestaurant['info']> = {}): SeededRestaurant {
  const base = restaurant(
    record(TILL, 'till', {
      coupoms_active: true,
      has_email_field: false,
      has_car_takeout: true,
      pix_settings: { active: true, key: 'k', name: 'n' },
      cashbackSettings: { enabled: true, maxCashbackValue: 30, cashbackPercent: 5 },
      fidelity: {
        enablePoints: true,
        pointMode: 'perMoneySpent',
        purchaseMinimum: 0,
        moneySpent: 1,
        pointsEarnedPerMoneySpent: 2,
        pointsPerPurchase: 0,
      },
      ...more,
    }),
  );
  const nhoque = base.menu.categories
    .flatMap(({ products }) => products)
    .filter(({ id }) => id === 'nhoque');
  return {
    ...base,
    menu: { ...base.menu, featuredItems: nhoque },
    coupons,
    customers: [
      customer('ana', 60),
      ...['rui', 'eva', 'leo', 'ivo', 'lia', 'zoe'].map((id) => customer(id)),
    ],
    settings: {
      tables: [],
      stock: [
        { itemId: 'agua', quantity: 8 },
        { itemId: 'lasanha', quantity: 2000 },
        { itemId: 'brinde', quantity: 1 },
      ],
      scheduleTemplates: [
        {
          id: 'noon',
          template: scheduleWeek([scheduleSlot('12:00', '14:00', 'both')], {}, ['2026-03-11']),
        },
        { id: 'evening', template: scheduleWeek([scheduleSlot('18:00', '02:00', 'both')], {}) },
        { id: 'courier', template: scheduleWeek([scheduleSlot('10:00', '23:00', 'delivery')], {}) },
      ],
    },
  };
}

export async function openTill(
  api: TestApi,
  more: Partial<SeededRestaurant['info']> = {},
): Promise<void> {
  await seedAgain(api.db, till(more), 12, true);
}

/** One lasagne of 42.50 with a coupon that takes `off` off; from a new phone. */
export const withCoupon = (
  id: string,
  off: number,
  { details = {}, user = {}, ...rest }: Parameters<typeof anOrder>[0] = {},
): WireOrder =>
  anOrder({
    ...rest,
    user: { phone: aPhone(), ...user },
    details: {
      discountID: id,
      discountValue: off,
      grandTotal: Math.max(0, (42.5 * 100 - off * 100) / 100),
      ...details,
    },
  });

/** One lasagne of 42.50, `spent` of it paid with cashback. */
export const withCashback = (spent: number, more: Record<string, unknown> = {}): WireOrder =>
  anOrder({
    user: { phone: aPhone() },
    details: {
      cashbackSpent: spent,
      grandTotal: Math.max(0, (42.5 * 100 - spent * 100) / 100),
      ...more,
    },
  });

let phones = 900_000_000;
/** An unused phone. */
export const aPhone = (): string => `11${(phones += 1)}`;

export async function logInToTill(
  api: TestApi,
  id: string,
): Promise<{ token: string; id: string }> {
  const answer = await api.call('POST', `/restaurant/${TILL}/public/client/auth`, {
    body: { email: `${id}@till.example`, password: PASSWORD, loginMode: 'email' },
  });
  const [row] = await api.db.query<{ id: string }>(
    'select id from customers where restaurant_id = $1 and email_key = $2',
    [TILL, `${id}@till.example`],
  );
  return { token: String(answer.json['token']), id: row?.id ?? '' };
}

/** Credits cashback to a customer (decimal), valid until a day. */
export const giveCashback = (
  api: TestApi,
  customerId: string,
  amount: number,
  expiresOn: string | null,
): Promise<void> =>
  addCashback(api.db, {
    customerId,
    amount: toMinor(amount),
    expiresOn,
    reason: 'given',
    orderUuid: null,
    at: api.clock.now(),
  });

export const sendToTill = (api: TestApi, order: unknown, token?: string) =>
  api.call('POST', `/restaurant/${TILL}/order`, {
    body: order,
    ...(token === undefined ? {} : { token }),
  });

export const placedAtTill = (api: TestApi, order: unknown, token?: string): Promise<Json> =>
  placed(api, order, { restaurant: TILL, ...(token === undefined ? {} : { token }) });

export const cancel = (api: TestApi, uuid: string) =>
  api.call('POST', `/demo/orders/${uuid}/cancel`);

/** Advances an order to completion. */
export async function finish(api: TestApi, uuid: string): Promise<void> {
  for (let stages = 0; stages < 9; stages += 1) {
    const { json } = await api.call('POST', `/demo/orders/${uuid}/advance`);
    if (json['status'] === 'OVER') return;
  }
  throw new Error(`order ${uuid} is never over`);
}

export const usesOf = async (api: TestApi, code: string): Promise<number | undefined> =>
  (
    await api.db.query<{ uses: number }>(
      'select uses from coupons where restaurant_id = $1 and code = $2',
      [TILL, code],
    )
  )[0]?.uses;

export const stockOf = async (api: TestApi, itemId: string): Promise<number | undefined> =>
  (
    await api.db.query<{ quantity: number }>(
      'select quantity from product_stock where restaurant_id = $1 and item_id = $2',
      [TILL, itemId],
    )
  )[0]?.quantity;

export const setStock = (api: TestApi, itemId: string, quantity: number) =>
  api.db.query('update product_stock set quantity = $3 where restaurant_id = $1 and item_id = $2', [
    TILL,
    itemId,
    quantity,
  ]);

/** A customer's balance as returned by the API (decimal). */
export async function balanceOf(
  api: TestApi,
  { token, id }: { token: string; id: string },
): Promise<Json | undefined> {
  return (
    await api.call('GET', `/restaurant/${TILL}/public/client/${id}/cashback/balance`, { token })
  ).json;
}
