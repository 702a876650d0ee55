import { allSettled, fork, type Scope, type StoreWritable } from 'effector';
import { orderBus, sessionBus } from '../bus';
import {
  type CartLine,
  type CashbackBalance,
  type Coupon,
  type DeliveryFeeDiscount,
  type DeliveryType,
  minor,
  type PaymentSetting,
  type TipChoice,
} from '../contracts';
import { reachedFeeDiscount } from '../rules/money/fee-discount';
import { cartSubtotal } from '../rules/money/subtotals';
import {
  aClient,
  aCustomer,
  aFee,
  aGeneralLine,
  aMenu,
  anAddress,
  aPlacedOrder,
  aRestaurant,
  restaurantData,
} from '../testing';
import { compareTotals, storefrontWay, type Way } from '../testing/one-total';
import { CURRENCIES, orderCase } from '../testing/order-cases';
import { randomRuns } from '../testing/random-runs';
import { seeded } from '../testing/seeded';
import { money, slowMoneyText, slowOrder } from '../testing/slow-prices';
import { $deliveryType, $lines } from './cart';
import { $cartRecovery } from './cart-recovery';
import { $cashback, $cashbackOwner, $isCashbackOld } from './cashback';
import {
  $address,
  $coupon,
  $customer,
  $fee,
  $feeDiscount,
  $isCashbackUsed,
  $payment,
  $schedule,
  $tip,
} from './order-draft';
import { $formatMoney, $restaurantData, restaurantSelected } from './restaurant';
import { $client } from './session';
import {
  $availableCashback,
  $couponDiscount,
  $couponProblem,
  $deliveryStepProblems,
  $isDeliveryStepValid,
  $nextFeeDiscount,
  $offeredTip,
  $serviceFee,
  $totals,
  $totalsContext,
  $totalsInput,
} from './totals';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

type Value = readonly [StoreWritable<never>, unknown];
const is = <T>(store: StoreWritable<T>, value: T): Value => [store as never, value];
const given = (...values: readonly Value[]) =>
  fork({ values: values as unknown as [StoreWritable<unknown>, unknown][] });

const line = (price: number, over: Partial<CartLine> = {}): CartLine =>
  aGeneralLine({ price: minor(price), ...over } as Partial<ReturnType<typeof aGeneralLine>>);
const at = (info: Parameters<typeof aRestaurant>[0] = {}) =>
  is($restaurantData, restaurantData({ info: aRestaurant(info) }));
const coupon: Coupon = {
  id: 'c1',
  code: 'TEN',
  type: 'fixDiscount',
  fixDiscount: minor(1000),
  percentDiscount: 0,
  minOrderValue: minor(2000),
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: false,
};
const surcharge: PaymentSetting = {
  paymentType: 'pix',
  isActive: true,
  value: 5,
  valueType: 'percent',
  operation: 'addition',
};
const step = (from: number, discountType: string): DeliveryFeeDiscount => ({
  discountMinValue: minor(from),
  discountType,
  value: 2,
});

describe('[COUPON-07] [COUPON-08] a coupon', () => {
  test('that applies has a discount and no problem; without a coupon there is neither', () => {
    const scope = given(is($coupon, coupon), is($lines, [line(2000)]));
    expect([scope.getState($couponProblem), scope.getState($couponDiscount)]).toEqual([null, 1000]);
    const none = given(is($lines, [line(2000)]));
    expect([none.getState($couponProblem), none.getState($couponDiscount)]).toEqual([null, 0]);
  });

  test('below its minimum discounts nothing', () => {
    const scope = given(is($coupon, coupon), is($lines, [line(1999)]));
    expect(scope.getState($couponProblem)).toEqual({ kind: 'below-minimum', missing: 1 });
    expect(scope.getState($couponDiscount)).toBe(0);
  });

  test('does not apply to featured items, once the menu is loaded', () => {
    const [category] = aMenu().categories;
    const products = category!.products.map((product) => ({ ...product, featured: true }));
    const menu = aMenu({ categories: [{ ...category!, products }] });
    const values = [is($coupon, coupon), is($lines, [line(5000)])];
    const featured = given(...values, is($restaurantData, restaurantData({ menu })));
    expect(featured.getState($couponProblem)).toEqual({ kind: 'featured-item' });
    expect(featured.getState($couponDiscount)).toBe(0);
    expect(given(...values, at()).getState($couponProblem)).toBeNull();
    expect(given(...values).getState($couponProblem)).toBeNull();
  });
});

describe('[LOYALTY-11] cashback', () => {
  const balance = is($cashback, { balance: minor(1250), expirationDate: null });
  const { cashbackSettings } = aRestaurant();
  const giving = at({ cashbackSettings: { ...cashbackSettings, enabled: true } });

  test('is available with a known balance in a known restaurant', () => {
    expect(given(balance, giving).getState($availableCashback)).toBe(1250);
    expect(given(balance).getState($availableCashback)).toBe(0);
    expect(given(giving).getState($availableCashback)).toBe(0);
  });

  test('is spent only when the customer wants it', () => {
    const spent = (...more: Value[]) =>
      given(balance, giving, is($lines, [line(5000)]), ...more).getState($totals).grandTotal;
    expect(spent(is($isCashbackUsed, true))).toBe(3750);
    expect(spent(is($isCashbackUsed, false))).toBe(5000);
  });
});

describe('the input of a total', () => {
  test('without any choice is a pickup without fee, discount or adjustment', () =>
    expect(given().getState($totalsInput)).toEqual({
      lines: [],
      deliveryType: 'balcony',
      fee: null,
      setting: null,
      serviceFee: null,
      tip: null,
      couponDiscount: 0,
      cashback: 0,
      currency: '',
      feeDiscount: null,
    }));

  test('reads the fee, the currency and the value of the fee discount, in either form', () => {
    const input = (value: number | null, discountValue: number | null) =>
      given(
        at({ currency: 'PYG' }),
        is($deliveryType, 'delivery'),
        is($fee, aFee({ deliveryFee: minor(800) })),
        is($feeDiscount, { value, discountValue, discountType: 'fixed' }),
      ).getState($totalsInput);
    expect(input(2, 3)).toMatchObject({
      deliveryType: 'delivery',
      fee: 800,
      currency: 'PYG',
      feeDiscount: { value: 2, discountType: 'fixed' },
    });
    expect(input(null, 3).feeDiscount).toEqual({ value: 3, discountType: 'fixed' });
    expect(input(0, 3).feeDiscount).toEqual({ value: 0, discountType: 'fixed' });
    expect(input(null, null).feeDiscount).toEqual({ value: 0, discountType: 'fixed' });
  });
});

describe('the reasons of the lines of a total', () => {
  const discounts = at({ deliveryFeeDiscounts: [step(3000, 'fixed'), step(1000, 'percent')] });
  const applied = (discountType: string) =>
    is($feeDiscount, { value: 2, discountValue: null, discountType });

  test('name the place, the pieces and the applied choices', () => {
    const scope = given(
      at({ paymentSettings: [surcharge] }),
      is($lines, [line(1000, { qty: 2 }), line(1000, { lineId: 'b' })]),
      is($address, anAddress({ zone: 'Centro' })),
      is($coupon, coupon),
      is($payment, { method: 'pix', group: 'uponDelivery' }),
    );
    expect(scope.getState($totalsContext)).toEqual({
      items: 3,
      place: 'Centro',
      feeDiscount: null,
      coupon,
      available: 0,
      setting: surcharge,
      serviceFee: null,
    });
    expect(given().getState($totalsContext)).toMatchObject({ items: 0, place: '' });
  });

  test('name the minimum of a fee discount when it is the one that the cart reached', () => {
    const reasonOf = (...values: Value[]) => given(...values).getState($totalsContext).feeDiscount;
    const cart = is($lines, [line(3000)]);
    expect(reasonOf(discounts, cart, applied('fixed'))).toEqual({
      discountType: 'fixed',
      from: 3000,
    });
    expect(reasonOf(discounts, cart, applied('percent'))).toEqual({
      discountType: 'percent',
      from: null,
    });
    expect(reasonOf(discounts, is($lines, [line(500)]), applied('fixed'))).toEqual({
      discountType: 'fixed',
      from: null,
    });
    expect(reasonOf(cart, applied('fixed'))).toEqual({ discountType: 'fixed', from: null });
    expect(reasonOf(discounts, cart)).toBeNull();
  });

  test('[CART-12] the next fee discount is the nearest one ahead', () => {
    const next = (...values: Value[]) => given(...values).getState($nextFeeDiscount);
    expect(next(discounts, is($lines, [line(1500)]))).toEqual({
      missing: 1500,
      gives: 'more',
      discount: step(3000, 'fixed'),
    });
    expect(next(discounts, is($lines, [line(3000)]))).toBeNull();
    expect(next(is($lines, [line(1500)]))).toBeNull();
  });
});

describe('[DELIVERY-16] the delivery step', () => {
  const complete = [
    is($deliveryType, 'delivery'),
    is($address, anAddress()),
    is($fee, aFee()),
    is($customer, aCustomer()),
    is($lines, [line(1000)]),
  ];
  const result = (...values: Value[]) => {
    const scope = given(...values);
    return [scope.getState($deliveryStepProblems), scope.getState($isDeliveryStepValid)];
  };

  test('is valid with everything a delivery needs, and never before the restaurant is known', () => {
    expect(result(at(), ...complete)).toEqual([[], true]);
    expect(result(...complete)).toEqual([[], false]);
  });

  test('[DELIVERY-23] needs a time where orders can be scheduled; a recovered cart does not', () => {
    const { scheduleSettings } = aRestaurant();
    const restaurant = at({ scheduleSettings: { ...scheduleSettings, enable: true } });
    expect(result(restaurant, ...complete)).toEqual([[{ kind: 'schedule-missing' }], false]);
    expect(result(restaurant, ...complete, is($schedule, { kind: 'now' }))).toEqual([[], true]);
    expect(result(restaurant, ...complete, is($cartRecovery, 'the-record'))).toEqual([[], true]);
  });
});

const fee = { name: 'Service', recipient: 'Bella', value: 5, valueType: 'percent' } as const;
const tip: TipChoice = { kind: 'amount', amount: minor(500) };
const info = aRestaurant({ service_fee: fee, tips: { percents: [10] } });
const charges = (type: DeliveryType, isLoaded: boolean) => {
  const scope = fork({
    values: [
      [$restaurantData, isLoaded ? restaurantData({ info }) : null],
      [$deliveryType, type],
      [$tip, tip],
    ],
  });
  return [scope.getState($serviceFee), scope.getState($offeredTip)];
};

test('an order has the service fee and the tip of its restaurant and type, once that is loaded', () => {
  expect(charges('delivery', true)).toEqual([fee, tip]);
  expect(charges('table', true)).toEqual([null, null]);
  expect(charges('delivery', false)).toEqual([null, null]);
});

const balance: CashbackBalance = { balance: minor(1250), expirationDate: null };
const known = (scope: Scope) => [scope.getState($cashback), scope.getState($isCashbackOld)];

async function customer(clientId = '31'): Promise<Scope> {
  const scope = fork({ values: [[$client, aClient({ id: '31' })]] });
  await allSettled(sessionBus.cashbackRead, { scope, params: { clientId, balance } });
  return scope;
}

test('a balance is the one of the logged-in customer; a slow answer for another one is dropped', async () => {
  expect(known(await customer())).toEqual([balance, false]);
  expect(known(await customer('32'))).toEqual([null, true]);
  const visitor = fork();
  await allSettled(sessionBus.cashbackRead, {
    scope: visitor,
    params: { clientId: '31', balance },
  });
  expect(known(visitor)).toEqual([null, true]);
});

test('an order may change the balance: it stays, and has to be loaded again', async () => {
  const scope = await customer();
  await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
  expect(known(scope)).toEqual([balance, true]);
});

test('another session or another restaurant has another balance', async () => {
  const signedIn = await customer();
  await allSettled(sessionBus.signedIn, {
    scope: signedIn,
    params: { token: 't', mode: 'email' },
  });
  const signedOut = await customer();
  await allSettled(sessionBus.signedOut, { scope: signedOut });
  const elsewhere = await customer();
  await allSettled(restaurantSelected, { scope: elsewhere, params: 'elsewhere' });
  for (const scope of [signedIn, signedOut, elsewhere]) expect(known(scope)).toEqual([null, true]);
});

test('a balance can be read for a known customer of a restaurant that gives cashback', () => {
  const { cashbackSettings } = aRestaurant();
  const data = (enabled: boolean) =>
    restaurantData({ info: aRestaurant({ cashbackSettings: { ...cashbackSettings, enabled } }) });
  const ownerOf = (...values: [never, unknown][]) => fork({ values }).getState($cashbackOwner);
  const restaurant = (enabled: boolean) => [$restaurantData, data(enabled)] as [never, unknown];
  const client = [$client, aClient({ id: '31' })] as unknown as [never, unknown];
  expect(ownerOf(restaurant(true), client)).toEqual({ restaurantId: 7, clientId: '31' });
  expect(ownerOf(restaurant(false), client)).toBeNull();
  expect(ownerOf(restaurant(true))).toBeNull();
  expect(ownerOf(client)).toBeNull();
});

const SAMPLE = randomRuns(2500);

/** The stores behind every screen, with one order in the state the pages would produce. */
const scopeOf: (it: Parameters<Way>[0]) => ReturnType<typeof fork> = ({
  info,
  menu,
  lines,
  deliveryType,
  fee,
  coupon,
  balance,
  isCashbackUsed,
  choice,
  tip,
}) => {
  const reached = reachedFeeDiscount(
    info.deliveryFeeDiscounts,
    info.delivery_fee_discount_type,
    cartSubtotal(lines, info.currency),
  );
  return fork({
    values: [
      [$restaurantData, restaurantData({ info, menu })],
      [$lines, lines],
      [$deliveryType, deliveryType],
      [$coupon, coupon],
      [$isCashbackUsed, isCashbackUsed],
      [$payment, choice],
      [$tip, tip],
      [$cashback, { balance, expirationDate: null }],
      [
        $feeDiscount,
        reached && {
          value: reached.value,
          discountValue: null,
          discountType: reached.discountType,
        },
      ],
      [
        $fee,
        fee === null
          ? null
          : {
              found: true,
              delivery: true,
              deliveryFee: fee,
              deliveryFeeID: null,
              street: '',
              number: '',
              zone: '',
              city: '',
              distance: null,
            },
      ],
    ],
  });
};

test('[OPEN-059] [DOMAIN-067] [DOMAIN-068] every screen reads the slow total, to the cent, for random orders', () => {
  const screens: Way = (it) => scopeOf(it).getState($totals);
  const { compared, difference } = compareTotals({
    count: SAMPLE,
    seed: Date.now(),
    ways: { screens, storefront: storefrontWay() },
  });
  expect(difference).toBeNull();
  expect(compared).toBe(SAMPLE);
});

test(
  '[DOMAIN-060] [DOMAIN-061] [DOMAIN-062] [DOMAIN-063] [DOMAIN-064] [DOMAIN-065] [DOMAIN-066] ' +
    '[OPEN-088] every screen shows it alike in every currency',
  () => {
    const numbers = seeded(Date.now());
    for (let index = 0; index < 12 * CURRENCIES.length; index += 1) {
      const { info, ...any } = orderCase(numbers);
      const currency = CURRENCIES[index % CURRENCIES.length]!;
      const order = { ...any, info: { ...info, currency } };
      const { grandTotal } = slowOrder(order);
      const text = slowMoneyText(money(grandTotal), currency);
      const scope = scopeOf(order);
      const shown = scope.getState($formatMoney)(scope.getState($totals).grandTotal);
      expect([currency, shown]).toEqual([currency, text]);
    }
  },
);
