import { fork, type StoreWritable } from 'effector';
import {
  minor,
  type CartLine,
  type Coupon,
  type DeliveryFeeDiscount,
  type PaymentSetting,
} from '../contracts';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  aMenu,
  anAddress,
  aRestaurant,
  restaurantData,
} from '../testing';
import { $deliveryType, $lines } from './cart';
import { $cashback } from './cashback';
import {
  $address,
  $coupon,
  $customer,
  $fee,
  $feeDiscount,
  $isCashbackUsed,
  $payment,
  $schedule,
} from './order-draft';
import { $cartRecovery } from './cart-recovery';
import { $debugMode, $restaurantData } from './restaurant';
import {
  $availableCashback,
  $couponDiscount,
  $couponProblem,
  $deliveryStepProblems,
  $isDeliveryStepValid,
  $nextFeeDiscount,
  $paymentSetting,
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

test('the surcharge of a method needs a restaurant and a chosen method', () => {
  const pix = is($payment, { method: 'pix', group: 'uponDelivery' });
  const restaurant = at({ paymentSettings: [surcharge] });
  expect(given(restaurant, pix).getState($paymentSetting)).toEqual(surcharge);
  expect(given(restaurant).getState($paymentSetting)).toBeNull();
  expect(given(pix).getState($paymentSetting)).toBeNull();
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

  test('lists what is missing', () => {
    const [problems, isValid] = result(at(), ...complete, is($fee, null));
    expect([problems, isValid]).toEqual([[{ kind: 'fee-missing' }], false]);
  });

  test('keeps to the minimum, which debug mode disables', () => {
    const restaurant = at({ min_total_delivery: minor(1001) });
    expect(result(restaurant, ...complete)).toEqual([
      [{ kind: 'below-minimum', minimum: 1001, missing: 1 }],
      false,
    ]);
    expect(result(restaurant, ...complete, is($debugMode, true))).toEqual([[], true]);
  });

  test('[DELIVERY-23] needs a time where orders can be scheduled; a recovered cart does not', () => {
    const { scheduleSettings } = aRestaurant();
    const restaurant = at({ scheduleSettings: { ...scheduleSettings, enable: true } });
    expect(result(restaurant, ...complete)).toEqual([[{ kind: 'schedule-missing' }], false]);
    expect(result(restaurant, ...complete, is($schedule, { kind: 'now' }))).toEqual([[], true]);
    expect(result(restaurant, ...complete, is($cartRecovery, 'the-record'))).toEqual([[], true]);
  });
});
