import { allSettled, createWatch, fork, type Scope } from 'effector';
import { cartBus, checkoutBus, orderBus, sessionBus } from '@storefront/shared-domain/bus';
import {
  minor,
  ZERO,
  type Coupon,
  type PaymentChoice,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $client,
  $coupon,
  $couponDiscount,
  $couponProblem,
  $customer,
  $isCashbackUsed,
  $lines,
  $payment,
  $restaurantData,
  $totals,
  restaurantLoaded,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import {
  aClient,
  aCustomer,
  aGeneralLine,
  anOrder,
  aPlacedOrder,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { checkCouponFx, type CouponCall } from './coupon.api';
import {
  $isOffered,
  $mayApply,
  $result,
  $typed,
  applyPressed,
  removePressed,
  resultRead,
  codeTyped,
} from './coupon.model';
import { usedCoupons } from './used-coupons';
import { $secondsLeft, tickFx } from './wait.model';

const tenOff: Coupon = {
  id: 'c1',
  code: 'DEZ',
  type: 'percentDiscount',
  fixDiscount: ZERO,
  percentDiscount: 10,
  minOrderValue: ZERO,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
};
const pix: PaymentChoice = { method: 'pix', group: 'online' };
type Given = {
  info?: Partial<RestaurantInfo>;
  coupon?: Partial<Coupon>;
  isUsed?: boolean;
  answer?: () => Promise<{ coupon: Coupon; isUsed: boolean }>;
  customer?: string;
  featured?: boolean;
};

function checkout({
  info,
  coupon,
  isUsed = false,
  answer = async () => ({ coupon: { ...tenOff, ...coupon }, isUsed }),
  customer = '11987654321',
  featured = false,
}: Given = {}) {
  const requested: CouponCall[] = [];
  const data = restaurantData({ info: aRestaurant({ coupoms_active: true, ...info }) });
  const line = aGeneralLine({ lineId: 'a', price: minor(8000), qty: 1, extras: [] });
  const menu = featured
    ? { ...data.menu, featuredItems: [{ ...data.menu.categories[0]!.products[0]!, id: line.id }] }
    : data.menu;
  const scope = fork({
    values: [
      [$restaurantData, { ...data, menu }],
      [$lines, [line]],
      [$customer, aCustomer({ phone: customer })],
      [$payment, pix],
    ],
    handlers: [
      [
        checkCouponFx,
        (call: CouponCall) => {
          requested.push(call);
          return answer();
        },
      ],
      [tickFx, async () => 0],
    ],
  });
  return { scope, requested };
}
async function apply(scope: Scope, code = 'dez'): Promise<void> {
  await allSettled(codeTyped, { scope, params: code });
  await allSettled(applyPressed, { scope });
}
const refusal =
  (status: number, text = '', code: string | null = null, retryAfter: number | null = null) =>
  () =>
    Promise.reject(new ApiError({ kind: 'http', status, text, code, retryAfter }));

test('[COUPON-01] the box is there when the restaurant has coupons and no cashback is spent', async () => {
  expect(checkout().scope.getState($isOffered)).toBe(true);
  expect(checkout({ info: { coupoms_active: false } }).scope.getState($isOffered)).toBe(false);
  const { scope } = checkout();
  await allSettled(checkoutBus.cashbackUsed, { scope, params: true });
  expect(scope.getState($isOffered)).toBe(false);
  await allSettled(checkoutBus.cashbackUsed, { scope, params: false });
  expect(scope.getState($isOffered)).toBe(true);
});

test.each(['', '   ', '\u200b'])('[COUPON-03] Apply does nothing with %j', async (code) => {
  const { scope, requested } = checkout();
  await apply(scope, code);
  expect(scope.getState($mayApply)).toBe(false);
  expect(requested).toEqual([]);
});

test("[COUPON-02] [COUPON-04] [API-03] the code is checked in upper case with the customer's phone", async () => {
  const { scope, requested } = checkout({ customer: '(11) 98765-4321' });
  await apply(scope, ' ｄez\u200b ');
  expect(requested).toEqual([{ restaurantId: 7, code: 'DEZ', phone: '11987654321' }]);
});

test("[COUPON-04] for a logged-in customer without a typed phone the account's phone is used", async () => {
  const { scope, requested } = checkout({ customer: '' });
  await allSettled(sessionBus.clientRead, { scope, params: aClient({ phone: '11911112222' }) });
  expect(scope.getState($client)?.phone).toBe('11911112222');
  await apply(scope);
  expect(requested[0]?.phone).toBe('11911112222');
});

test('[COUPON-10] [COUPON-13] [CHECKOUT-15] [ERRORS-17] a coupon lowers the total and unsets the payment', async () => {
  const { scope } = checkout();
  await apply(scope);
  expect(scope.getState($result)).toEqual({ kind: 'applied', coupon: tenOff });
  expect(scope.getState($totals)).toMatchObject({
    subtotal: 8000,
    couponDiscount: 800,
    grandTotal: 7200,
  });
  expect([scope.getState($coupon)?.id, scope.getState($payment), scope.getState($typed)]).toEqual([
    'c1',
    null,
    '',
  ]);
});

test.each([
  {
    row: '[COUPON-09] without a minimum money is taken off up to the subtotal',
    coupon: { fixDiscount: minor(9000) },
    is: { couponDiscount: 8000, grandTotal: 0 },
  },
  {
    row: '[OPEN-065] with a minimum it is shown in full, and the total is 0',
    coupon: { fixDiscount: minor(9000), minOrderValue: minor(8000) },
    is: { couponDiscount: 9000, grandTotal: 0 },
  },
])('$row', async ({ coupon, is }) => {
  const { scope } = checkout({ coupon: { type: 'fixDiscount', ...coupon } });
  await apply(scope);
  expect(scope.getState($totals)).toMatchObject(is);
});

test('[COUPON-05] [ERRORS-13] [OPEN-066] the same code twice is refused before any request', async () => {
  const { scope, requested } = checkout();
  await apply(scope);
  await allSettled(resultRead, { scope });
  await apply(scope, ' dEz');
  expect([scope.getState($result), requested.length]).toEqual([{ kind: 'twice' }, 1]);
  expect(scope.getState($coupon)?.code).toBe('DEZ');
});

test('[COUPON-06] [ERRORS-14] a coupon whose only use is spent shows a message and is not applied', async () => {
  const { scope } = checkout({ coupon: { onlyOneUsePerClient: true }, isUsed: true });
  await apply(scope);
  expect([scope.getState($result), scope.getState($coupon)]).toEqual([{ kind: 'used' }, null]);
});

test.each([
  { minimum: 8000, result: 'applied' },
  { minimum: 8001, result: 'below-minimum' },
  { minimum: 7999, result: 'applied' },
])(
  '[COUPON-07] a subtotal of 8000 and a minimum of $minimum: $result',
  async ({ minimum, result }) => {
    const { scope } = checkout({ coupon: { minOrderValue: minor(minimum) } });
    await apply(scope);
    expect(scope.getState($result)?.kind).toBe(result);
    if (result === 'below-minimum')
      expect(scope.getState($result)).toEqual({ kind: 'below-minimum', missing: minimum - 8000 });
  },
);

test.each([
  { enabled: false, result: 'featured-item' },
  { enabled: true, result: 'applied' },
])(
  '[COUPON-08] [OPEN-066] on a featured item a coupon that takes them ($enabled) is $result',
  async ({ enabled, result }) => {
    const { scope } = checkout({ coupon: { enableUseFeaturedItems: enabled }, featured: true });
    await apply(scope);
    expect(scope.getState($result)?.kind).toBe(result);
  },
);

test.each([
  {
    why: '[ERRORS-15] an unknown code',
    answer: refusal(404, 'Invalid coupon!', 'coupon_not_found'),
    result: { kind: 'invalid' },
  },
  {
    why: '[ERRORS-14] a coupon its phone has used',
    answer: refusal(409, 'This coupon has already been used.', 'coupon_used'),
    result: { kind: 'used' },
  },
  {
    why: '[ERRORS-09] a coupon with no use left',
    answer: refusal(409, 'Coupom Use Limit Exceeded', 'coupon_limit'),
    result: { kind: 'limit' },
  },
  {
    why: '[ERRORS-10] a coupon of other hours',
    answer: refusal(409, 'Coupom with hours template', 'coupon_hours'),
    result: { kind: 'hours' },
  },
  {
    why: '[ERRORS-16] a server that fails',
    answer: refusal(500),
    result: { kind: 'failed', reason: 'unexpected' },
  },
  {
    why: '[ERRORS-16] no connection',
    answer: () => Promise.reject(new ApiError({ kind: 'offline' })),
    result: { kind: 'failed', reason: 'offline' },
  },
  {
    why: '[ERRORS-16] an answer that takes too long',
    answer: () => Promise.reject(new ApiError({ kind: 'timeout' })),
    result: { kind: 'failed', reason: 'timeout' },
  },
])('[OPEN-066] $why keeps the typed code', async ({ answer, result }) => {
  const { scope } = checkout({ answer });
  await apply(scope);
  expect([scope.getState($result), scope.getState($typed), scope.getState($coupon)]).toEqual([
    result,
    'dez',
    null,
  ]);
});

test('too many codes disable Apply for the time the server reports, and send no request meanwhile', async () => {
  const left = [2, 1, 0];
  const requested: unknown[] = [];
  const seen: number[] = [];
  const { scope: base } = checkout();
  const scope = fork({
    values: [
      [$restaurantData, base.getState($restaurantData)],
      [$lines, base.getState($lines)],
    ],
    handlers: [
      [
        checkCouponFx,
        (call: CouponCall) => {
          requested.push(call);
          return refusal(429, '', null, 3)();
        },
      ],
      [
        tickFx,
        async () => {
          seen.push(scope.getState($secondsLeft));
          void allSettled(applyPressed, { scope });
          return left.shift()!;
        },
      ],
    ],
  });
  await apply(scope);
  expect([
    seen,
    scope.getState($secondsLeft),
    scope.getState($mayApply),
    scope.getState($result),
  ]).toEqual([[3, 2, 1], 0, true, null]);
  expect(requested).toHaveLength(1);
});

test('an answer that comes when cashback is spent by now is dropped', async () => {
  let send = (_: { coupon: Coupon; isUsed: boolean }): void => undefined;
  const { scope } = checkout({
    answer: () =>
      new Promise((resolve) => {
        send = resolve;
      }),
  });
  await allSettled(codeTyped, { scope, params: 'dez' });
  const applying = allSettled(applyPressed, { scope });
  const using = allSettled(checkoutBus.cashbackUsed, { scope, params: true });
  send({ coupon: tenOff, isUsed: false });
  await Promise.all([applying, using]);
  expect([
    scope.getState($coupon),
    scope.getState($isCashbackUsed),
    scope.getState($result),
  ]).toEqual([null, true, null]);
});

test('[COUPON-13] [CHECKOUT-15] a coupon that is removed takes its discount and the payment along', async () => {
  const { scope } = checkout();
  await apply(scope);
  await allSettled(checkoutBus.paymentChosen, { scope, params: pix });
  await allSettled(removePressed, { scope });
  expect([
    scope.getState($coupon),
    scope.getState($payment),
    scope.getState($totals).grandTotal,
  ]).toEqual([null, null, 8000]);
});

test('[COUPON-07] below the minimum the coupon stays, counts nothing and says so, until it counts again', async () => {
  const again = checkout({ coupon: { minOrderValue: minor(8000) } });
  await apply(again.scope);
  expect(again.scope.getState($couponProblem)).toBeNull();
  await allSettled(cartBus.lineAdded, {
    scope: again.scope,
    params: aGeneralLine({ lineId: 'b', id: 'b', price: minor(1000), qty: 1, extras: [] }),
  });
  await allSettled(cartBus.lineRemoved, { scope: again.scope, params: 'a' });
  expect([
    again.scope.getState($coupon)?.id,
    again.scope.getState($couponProblem),
    again.scope.getState($couponDiscount),
    again.scope.getState($totals).grandTotal,
  ]).toEqual(['c1', { kind: 'below-minimum', missing: 7000 }, 0, 1000]);
  await allSettled(cartBus.lineAdded, {
    scope: again.scope,
    params: aGeneralLine({ lineId: 'c', id: 'c', price: minor(7000), qty: 1, extras: [] }),
  });
  expect([again.scope.getState($couponProblem), again.scope.getState($couponDiscount)]).toEqual([
    null,
    800,
  ]);
});

describe('[COUPON-06] [DOMAIN-054] an order with a once-per-client coupon', () => {
  beforeEach(() => storage.remove(keys.usedCoupons(7)));
  const orderWith = (discountID: string | null) =>
    aPlacedOrder({ order: { ...anOrder(), details: { ...anOrder().details, discountID } } });
  const place = async (coupon: Partial<Coupon>, discountID: string | null) => {
    const { scope } = checkout({ coupon });
    await apply(scope);
    await allSettled(orderBus.sendingStarted, { scope });
    await allSettled(orderBus.placed, { scope, params: orderWith(discountID) });
    return scope;
  };

  test('is remembered on this device, and [COUPON-13] the draft has no coupon any more', async () => {
    const scope = await place({ onlyOneUsePerClient: true }, 'c1');
    expect([usedCoupons(7), scope.getState($coupon)]).toEqual([['c1'], null]);
  });

  test.each([
    { case: 'a coupon for many uses', coupon: {}, discountID: 'c1' },
    { case: 'one the order did not take', coupon: { onlyOneUsePerClient: true }, discountID: null },
  ])('$case is not', async ({ coupon, discountID }) => {
    await place(coupon, discountID);
    expect(usedCoupons(7)).toEqual([]);
  });

  test('an order that was refused leaves nothing behind', async () => {
    const { scope } = checkout({ coupon: { onlyOneUsePerClient: true } });
    await apply(scope);
    const removed = jest.fn();
    createWatch({ unit: checkoutBus.couponRemoved, scope, fn: removed });
    await allSettled(orderBus.sendingStarted, { scope });
    await allSettled(orderBus.settled, { scope });
    expect([usedCoupons(7), scope.getState($coupon)?.id, removed.mock.calls.length]).toEqual([
      [],
      'c1',
      0,
    ]);
  });
});

test('a coupon of another restaurant is not applied', async () => {
  let send = (_: { coupon: Coupon; isUsed: boolean }): void => undefined;
  const { scope } = checkout({
    answer: () =>
      new Promise((resolve) => {
        send = resolve;
      }),
  });
  const applying = apply(scope);
  await new Promise(setImmediate);
  const loading = allSettled(restaurantLoaded, {
    scope,
    params: restaurantData({ info: aRestaurant({ id: 8, coupoms_active: true }) }),
  });
  send({ coupon: tenOff, isUsed: false });
  await Promise.all([applying, loading]);
  expect([scope.getState($coupon), scope.getState($result)]).toEqual([null, null]);
});

test('a code that fails for another reason than too many of them starts no wait', async () => {
  const ticks = jest.fn(async () => 0);
  const { scope: base } = checkout();
  const scope = fork({
    values: [[$restaurantData, base.getState($restaurantData)]],
    handlers: [
      [checkCouponFx, refusal(500)],
      [tickFx, ticks],
    ],
  });
  await apply(scope);
  expect(scope.getState($result)?.kind).toBe('failed');
  expect(ticks).not.toHaveBeenCalled();
});
