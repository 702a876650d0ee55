import { minor } from '@storefront/shared-domain/contracts';
import { saveCoupons } from '../loyalty/coupons.repository';
import { saveStock } from '../orders/stock.repository';
import { category } from '../../../demo/src/build/category';
import { NO_PIZZAS } from '../../../demo/src/build/pizzas';
import { product } from '../../../demo/src/build/product';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { anOrder, type WireOrder } from './orders';
import { PASSWORD, record, restaurant } from './restaurants';
import type { TestApi } from './test-api';

export const COUNTED = 530;

/** Amounts at the start of every trial. Cashback in hundredths. */
export const AT_START = { points: 100, cashback: 1500, agua: 1, soda: 10, suco: 10 } as const;

const categories = [
  category('bebidas', 'Bebidas', '', [
    product('agua', 'Água', 10, ''),
    product('soda', 'Soda', 10, ''),
    product('suco', 'Suco', 10, ''),
    product('pao', 'Pão', 10, ''),
  ]),
];

const counted = restaurant(
  record(COUNTED, 'counted', {
    coupoms_active: true,
    cashbackSettings: { enabled: true, maxCashbackValue: 0, cashbackPercent: 0 },
  }),
  {
    menu: {
      featuredItems: [],
      categories,
      combos: [],
      pizzas: NO_PIZZAS,
      prizes: [
        {
          id: 'caneca',
          name: 'Caneca',
          description: '',
          image: '',
          points_needed: AT_START.points,
        },
      ],
    },
    customers: [
      {
        id: 'ana',
        name: 'Ana Prado',
        email: 'ana@counted.example',
        password: PASSWORD,
        phone: '19987654321',
        cpf: '',
        points: 0,
        cashback: { balance: 0, expiresInDays: 0 },
      },
    ],
  },
);

const coupon = (id: string, onlyOneUsePerClient: boolean) => ({
  id,
  code: id.toUpperCase(),
  type: 'fixDiscount' as const,
  fixDiscount: minor(200),
  percentDiscount: 0,
  minOrderValue: minor(0),
  onlyOneUsePerClient,
  enableUseFeaturedItems: true,
});

/**
 * Resets everything counted and deletes the orders: a coupon for one use, one for one use per
 * client, stock, cashback and points of one customer.
 */
export const resetCounted = (api: Pick<TestApi, 'db'>): Promise<void> =>
  api.db.exec(`
  delete from orders where restaurant_id = ${COUNTED};
  update coupons set uses = 0 where restaurant_id = ${COUNTED};
  update product_stock
    set quantity = case item_id when 'agua' then ${AT_START.agua} else ${AT_START.soda} end
    where restaurant_id = ${COUNTED};
  update customers set points = ${AT_START.points} where restaurant_id = ${COUNTED};
  delete from cashback_credits where customer_id in (select id from customers where restaurant_id = ${COUNTED});
  insert into cashback_credits (customer_id, amount, remaining)
    select id, ${AT_START.cashback}, ${AT_START.cashback} from customers
    where restaurant_id = ${COUNTED};`);

/** Seeds a small restaurant with counted items; returns its customer's token. */
export async function openCounted(api: Pick<TestApi, 'db' | 'call'>): Promise<string> {
  await seedRestaurant(api.db, counted, { isDemo: false, position: 20 });
  await saveCoupons(api.db, COUNTED, [
    { coupon: coupon('last', false), hoursTemplateId: null, maxUses: 1 },
    { coupon: coupon('once', true), hoursTemplateId: null, maxUses: null },
  ]);
  await saveStock(api.db, COUNTED, [
    { itemId: 'agua', quantity: AT_START.agua },
    { itemId: 'soda', quantity: AT_START.soda },
    { itemId: 'suco', quantity: AT_START.suco },
  ]);
  await resetCounted(api);
  const answer = await api.call('POST', `/restaurant/${COUNTED}/public/client/auth`, {
    body: { email: 'ana@counted.example', password: PASSWORD, loginMode: 'email' },
  });
  return String(answer.json['token']);
}

type Options = {
  items?: readonly string[];
  coupon?: string;
  cashback?: number;
  prize?: boolean;
  phone?: string;
  fingerprint?: string;
  notes?: string;
};

/**
 * A valid order of this restaurant: each item is 10.00, a coupon takes 2.00 off, cashback (decimal)
 * as given.
 */
export function countedOrder({
  items = ['pao'],
  coupon: discountID,
  cashback = 0,
  prize = false,
  phone = '19987654321',
  notes = '',
  fingerprint,
}: Options = {}): WireOrder {
  const dishes = items.map((id, index) => ({
    type: 'general',
    lineId: `l${index}`,
    id,
    name: id,
    notes,
    qty: 1,
    price: 10,
    extras: [],
  }));
  const prizes = prize
    ? [
        {
          type: 'prize',
          lineId: 'z',
          id: 'caneca',
          name: 'Caneca',
          notes: '',
          qty: 1,
          price: 0,
          points_needed: AT_START.points,
          pointsSpent: AT_START.points,
        },
      ]
    : [];
  const [total, discountValue] = [items.length * 10, discountID === undefined ? 0 : 2];
  return anOrder({
    orders: [...dishes, ...prizes],
    user: { phone },
    ...(fingerprint === undefined ? {} : { fingerprint }),
    details: {
      total,
      discountValue,
      discountID: discountID ?? null,
      cashbackSpent: cashback,
      grandTotal: total - discountValue - cashback,
    },
  });
}
