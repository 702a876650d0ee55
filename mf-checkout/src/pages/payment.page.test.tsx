import { allSettled, fork } from 'effector';
import { checkoutBus } from '@storefront/shared-domain/bus';
import {
  minor,
  ZERO,
  type Coupon,
  type DeliveryType,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  $address,
  $cashback,
  $client,
  $customer,
  $deliveryType,
  $fee,
  $feeDiscount,
  $isCartReady,
  $lines,
  $restaurantData,
  $schedule,
  $session,
} from '@storefront/shared-domain/models';
import {
  aClient,
  aCustomer,
  aFee,
  aGeneralLine,
  anAddress,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { shown } from '../features/cashback/cashback.model';
import { readBalanceFx } from '../features/cashback/balance.api';
import { htmlOf, textOf } from '../testing/render.test-kit';
import PaymentPage from './payment.page';

const NOON = new Date('2026-03-10T15:00:00Z');
const saved = { balance: minor(2750), expirationDate: '2026-03-31' };
const coupon: Coupon = {
  id: 'c1',
  code: 'DEZ',
  type: 'percentDiscount',
  fixDiscount: ZERO,
  percentDiscount: 10,
  minOrderValue: minor(5000),
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
};
const info: Partial<RestaurantInfo> = {
  coupoms_active: true,
  cashbackSettings: { enabled: true, maxCashbackValue: minor(2000), cashbackPercent: 5 },
  cash_payment: true,
  pix_settings: { active: true, key: 'k', name: 'n' },
  paymentSettings: [
    { paymentType: 'pix', isActive: true, value: 5, valueType: 'percent', operation: 'discount' },
  ],
};
type Given = {
  info?: Partial<RestaurantInfo>;
  type?: DeliveryType;
  isLoggedIn?: boolean;
  price?: number;
};

async function checkout({
  info: more = {},
  type = 'delivery',
  isLoggedIn = true,
  price = 8000,
}: Given = {}) {
  const client = isLoggedIn ? aClient() : null;
  const scope = fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant({ ...info, ...more }) })],
      [$lines, [aGeneralLine({ lineId: 'a', price: minor(price), extras: [] })]],
      [$isCartReady, true],
      [$deliveryType, type],
      [$address, anAddress({ zone: 'Centro' })],
      [$fee, aFee({ deliveryFee: minor(900) })],
      [$feeDiscount, { value: 50, discountValue: null, discountType: 'percent' }],
      [$client, client],
      [$session, client && { token: 't', mode: 'email' as const }],
      [$cashback, client && saved],
    ],
    handlers: [[readBalanceFx, () => saved]],
  });
  await allSettled(shown, { scope, params: NOON });
  return scope;
}
const page = async (scope: Awaited<ReturnType<typeof checkout>>, language: 'en' | 'pt-br' = 'en') =>
  textOf(<PaymentPage />, { scope, language });

test('[CHECKOUT-02] the lines stand in their order; those without a value are absent', async () => {
  const scope = await checkout();
  expect(await page(scope)).toContain(
    'Order subtotal R$80,00 Delivery fee Discount Was R$9,00 R$4,50 Total Payable R$84,50',
  );
  await allSettled(checkoutBus.couponApplied, { scope, params: coupon });
  await allSettled(checkoutBus.paymentChosen, {
    scope,
    params: { method: 'pix', group: 'uponDelivery' },
  });
  expect(await page(scope)).toContain(
    'Order subtotal R$80,00 Delivery fee Discount Was R$9,00 R$4,50 ' +
      'Discount -R$8,00 Pix discount -R$3,83 Total Payable R$72,67',
  );
  expect(await page(await checkout({ type: 'balcony' }))).toContain(
    'Order subtotal R$80,00 Total Payable R$80,00',
  );
});

const ana = aCustomer({
  name: 'Ana Lima',
  phone: '11987654321',
  email: 'ana@example.com',
  carPlate: 'ABC1D23',
  carModelColor: 'Gol azul',
});

test('[CHECKOUT-02] place, time, customer and items come before the method and the total', async () => {
  const scope = await checkout({ isLoggedIn: false });
  await allSettled($customer, { scope, params: ana });
  const words = await page(scope);
  const order = [
    'Delivery',
    'Centro',
    'When As soon as possible',
    'Your details Ana Lima (11) 98765-4321 ana@example.com',
    'Your items',
    '1× ',
    'R$80,00',
    'Coupon',
    'What is the payment method?',
    'Order subtotal R$80,00',
  ].map((text) => words.indexOf(text));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

test('each fact of the order has a link to the page that changes it', async () => {
  const scope = await checkout();
  const links = async () =>
    [...(await htmlOf(<PaymentPage />, { scope })).matchAll(/<a[^>]*>/g)].flatMap(([tag]) => {
      const [name, to] = [/aria-label="(Change[^"]*)"/, /href="([^"]*)"/].map(
        (part) => part.exec(tag)?.[1],
      );
      return name === undefined ? [] : [[name, to]];
    });
  const all = (when: string) => [
    ['Change where you get your order', '/delivery'],
    ['Change when you want your order', when],
    ['Change your details', '/delivery'],
    ['Change your items', '/shopping-cart'],
  ];
  expect(await links()).toEqual(all('/delivery'));
  await allSettled($schedule, {
    scope,
    params: { kind: 'later', scheduleTo: '2026-03-11 19:30' },
  });
  expect(await links()).toEqual(all('/delivery/schedule'));
});

test.each<{ type: DeliveryType; text: string; without: string }>([
  { type: 'balcony', text: 'Takeout', without: 'Gol azul' },
  { type: 'carTakeout', text: 'Gol azul · ABC1D23', without: 'Takeout' },
  { type: 'table', text: 'Table 7', without: 'When As soon' },
])('the place and time of $type: $text', async ({ type, text, without }) => {
  const scope = await checkout({ type });
  await allSettled($customer, { scope, params: { ...ana, table: '7' } });
  const words = await page(scope);
  expect(words).toContain(text);
  expect(words).not.toContain(without);
});

test('[CHECKOUT-02] cashback has its line, in Portuguese, too', async () => {
  const scope = await checkout({ type: 'balcony' });
  await allSettled(checkoutBus.cashbackUsed, { scope, params: true });
  expect(await page(scope, 'pt-br')).toContain(
    'Subtotal do pedido R$80,00 Cashback aplicado -R$20,00 Total a pagar R$60,00',
  );
});

test.each([
  ['PYG', '₲ 12.345.679'],
  ['BOB', '12.345.678,90 Bs'],
  ['EUR', '12.345.678,90 €'],
  ['USD', '$ 12,345,678.90'],
  ['MZN', '12.345.679 MT'],
  ['ARS', '$ 12.345.679'],
])('an amount of millions in %s reads %s', async (currency, text) => {
  expect(
    await page(await checkout({ info: { currency }, type: 'balcony', price: 1_234_567_890 })),
  ).toContain(`Total Payable ${text}`);
});

test('[COUPON-01] [LOYALTY-09] coupon and cashback have their boxes where the restaurant gives them', async () => {
  const both = await page(await checkout());
  for (const words of [
    'Coupon code',
    'Apply',
    'Your balance R$27,50',
    'Up to R$20,00 per order',
    'Until 31/03/2026',
    'Use R$20,00',
    'This order earns you R$4,00 in cashback.',
  ])
    expect(both).toContain(words);
  const none = await page(
    await checkout({
      info: {
        coupoms_active: false,
        cashbackSettings: { enabled: false, maxCashbackValue: ZERO, cashbackPercent: 0 },
      },
    }),
  );
  for (const words of ['Coupon', 'Cashback']) expect(none).not.toContain(words);
});

test('[LOYALTY-07] a visitor reads what logging in brings', async () => {
  const shownToVisitor = await page(await checkout({ isLoggedIn: false }), 'pt-br');
  expect(shownToVisitor).toContain(
    'Entre para usar seu cashback. Entrar Entre na sua conta e este pedido rende R$4,00 de cashback.',
  );
  expect(shownToVisitor).not.toContain('Seu saldo');
});

test("[LOYALTY-08] a coupon and cashback stand in each other's way, and say so", async () => {
  const scope = await checkout();
  await allSettled(checkoutBus.couponApplied, { scope, params: coupon });
  const withCoupon = await page(scope);
  for (const words of [
    'DEZ',
    '10% off · from R$50,00',
    '-R$8,00',
    'Coupons and cashback cannot be combined.',
  ])
    expect(withCoupon).toContain(words);
  expect(withCoupon).not.toContain('Use R$');
  await allSettled(checkoutBus.couponRemoved, { scope });
  await allSettled(checkoutBus.cashbackUsed, { scope, params: true });
  const withCashback = await page(scope);
  expect(withCashback).toContain('R$20,00 used');
  expect(withCashback).not.toContain('Coupon code');
});

test('[COUPON-07] a coupon that does not count for the cart says what is missing', async () => {
  const scope = await checkout({ price: 3800 });
  await allSettled(checkoutBus.couponApplied, { scope, params: coupon });
  expect(await page(scope)).toContain('Not applied: add R$12,00 more to reach its minimum.');
});
