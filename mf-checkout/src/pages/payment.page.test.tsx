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
import { SaveQuestion } from '../features/add-card/add-card-dialog';
import { readBalanceFx, cashbackShown } from '../features/cashback/cashback.model';
import { textOf, htmlOf } from '../testing/render.test-kit';
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
  await allSettled(cashbackShown, { scope, params: NOON });
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

describe('the question whether to store a card', () => {
  test('[CARDS-16] the prompt: Want to save for future purchases? with Save and Maybe later...', async () => {
    const html = await htmlOf(<SaveQuestion />, {
      scope: fork({ values: [[$restaurantData, restaurantData()]] }),
    });
    expect(/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1]).toBe('Want to save for future purchases?');
    expect(html).toContain('The card&#x27;s number stays with the payment provider');
    const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) =>
      inner.replace(/<[^>]+>/g, ''),
    );
    expect(buttons.filter((text) => text !== '')).toEqual(['Save', 'Maybe later...']);
  });
});
