import { allSettled, createWatch, fork } from 'effector';
import { checkoutBus } from '@storefront/shared-domain/bus';
import { ZERO, type Client, type Coupon } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $client,
  $coupon,
  $customer,
  $isCouponUnconfirmed,
  $restaurantData,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aClient, aCustomer, restaurantData } from '@storefront/shared-domain/testing';
import { boxShown, couponEnded } from './confirm-coupon.model';
import { confirmCouponFx, type CouponCall, type FoundCoupon } from './coupon.api';
import { $result } from './coupon.model';
import { rememberCoupon, usedCoupons } from './used-coupons';
import { $secondsLeft, waitingStarted } from './wait.model';

const ten: Coupon = {
  id: 'c1',
  code: 'dez',
  type: 'percentDiscount',
  fixDiscount: ZERO,
  percentDiscount: 10,
  minOrderValue: ZERO,
  onlyOneUsePerClient: true,
  enableUseFeaturedItems: true,
};
const twenty: Coupon = { ...ten, percentDiscount: 20 };
const data = restaurantData();

type Given = {
  readonly answer?: () => Promise<FoundCoupon>;
  readonly coupon?: Coupon | null;
  readonly isUnconfirmed?: boolean;
  readonly isLoaded?: boolean;
  readonly phone?: string;
  readonly client?: Client | null;
};
const answerOf =
  (coupon: Coupon, isUsed = false) =>
  () =>
    Promise.resolve({ coupon, isUsed });
const failureOf = (error: ConstructorParameters<typeof ApiError>[0]) => () =>
  Promise.reject(new ApiError(error));
const http = (status: number, code: string | null = null) =>
  failureOf({ kind: 'http', status, text: '', code });

function restored({
  answer = answerOf(ten),
  coupon = ten,
  isUnconfirmed = true,
  isLoaded = true,
  phone = '(11) 98765-4321',
  client = null,
}: Given = {}) {
  const requested: CouponCall[] = [];
  const scope = fork({
    values: [
      [$restaurantData, isLoaded ? data : null],
      [$coupon, coupon],
      [$isCouponUnconfirmed, isUnconfirmed],
      [$customer, aCustomer({ phone })],
      [$client, client],
    ],
    handlers: [
      [
        confirmCouponFx,
        (call: CouponCall) => {
          requested.push(call);
          return answer();
        },
      ],
    ],
  });
  const events: string[] = [];
  const note = (name: string) => () => void events.push(name);
  createWatch({ unit: checkoutBus.couponConfirmed, scope, fn: note('confirmed') });
  createWatch({ unit: checkoutBus.couponApplied, scope, fn: note('applied') });
  createWatch({ unit: checkoutBus.couponRemoved, scope, fn: note('removed') });
  createWatch({ unit: couponEnded, scope, fn: note('ended') });
  return { scope, requested, events };
}
const show = async (given: Given = {}) => {
  const it = restored(given);
  await allSettled(boxShown, { scope: it.scope });
  return it;
};

describe('the coupon of a restored draft', () => {
  test('is requested in upper case with the phone of the customer, or of the account', async () => {
    const phoneOf = async (given: Given) => (await show(given)).requested[0]?.phone;
    expect((await show()).requested).toEqual([
      { restaurantId: data.info.id, code: 'DEZ', phone: '11987654321' },
    ]);
    const client = aClient({ phone: '+55 21 91234-5678' });
    expect([await phoneOf({ phone: '', client }), await phoneOf({ phone: '' })]).toEqual([
      '21912345678',
      '',
    ]);
  });

  test.each<{ case: string; given: Given }>([
    { case: 'it is confirmed', given: { isUnconfirmed: false } },
    { case: 'the restaurant is not loaded', given: { isLoaded: false } },
  ])('is not requested when $case', async ({ given }) => {
    expect((await show(given)).requested).toEqual([]);
  });

  test('is confirmed by an equal answer', async () => {
    const { scope, events } = await show();
    expect(events).toEqual(['confirmed']);
    expect([scope.getState($coupon), scope.getState($isCouponUnconfirmed)]).toEqual([ten, false]);
  });

  test('is replaced by a changed answer', async () => {
    const { scope, events } = await show({ answer: answerOf(twenty) });
    expect(events).toEqual(['applied']);
    expect([scope.getState($coupon), scope.getState($isCouponUnconfirmed)]).toEqual([
      twenty,
      false,
    ]);
  });

  test.each<{ case: string; answer: () => Promise<FoundCoupon>; kind: string }>([
    { case: 'this device has used it', answer: answerOf(ten, true), kind: 'used' },
    { case: 'a changed one was used', answer: answerOf(twenty, true), kind: 'used' },
    { case: 'the server no longer has it', answer: http(404), kind: 'invalid' },
    { case: 'the account has used it', answer: http(422, 'coupon_used'), kind: 'used' },
  ])('is removed with a message when $case', async ({ answer, kind }) => {
    const { scope, events } = await show({ answer });
    expect(events).toEqual(['ended', 'removed']);
    expect([scope.getState($coupon), scope.getState($result)]).toEqual([null, { kind }]);
  });

  test.each<{ case: string; answer: () => Promise<FoundCoupon> }>([
    { case: 'a failed server', answer: http(503) },
  ])('stays unconfirmed without a message after $case', async ({ answer }) => {
    const { scope, events } = await show({ answer });
    expect(events).toEqual([]);
    expect([
      scope.getState($coupon),
      scope.getState($isCouponUnconfirmed),
      scope.getState($result),
    ]).toEqual([ten, true, null]);
  });

  test.each<{ case: string; answer: () => Promise<FoundCoupon> }>([
    { case: 'a late changed answer', answer: answerOf(twenty) },
    { case: 'a late refusal', answer: http(404) },
  ])('that the customer removed meanwhile is not changed by $case', async ({ answer }) => {
    let respond = (): void => undefined;
    const { scope, events } = restored({
      answer: async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return answer();
      },
    });
    const shown = allSettled(boxShown, { scope });
    const removed = allSettled(checkoutBus.couponRemoved, { scope });
    respond();
    await Promise.all([shown, removed]);
    expect(events).toEqual(['removed']);
    expect([scope.getState($coupon), scope.getState($result)]).toEqual([null, null]);
  });
});

describe('used coupons', () => {
  beforeEach(() => storage.remove(keys.usedCoupons(7)));

  test("[DOMAIN-054] they are stored under the restaurant's key, the newest first, each once", () => {
    expect(keys.usedCoupons(7)).toBe('uniqueUseCoupom-7');
    for (const id of ['a', 'b', 'a']) rememberCoupon(7, id);
    expect(usedCoupons(7)).toEqual(['a', 'b']);
    expect(usedCoupons(8)).toEqual([]);
  });

  test('a broken record counts as none, and the latest hundred are stored', () => {
    storage.write(keys.usedCoupons(7), { not: 'a list' });
    expect(usedCoupons(7)).toEqual([]);
    for (let count = 0; count < 120; count += 1) rememberCoupon(7, `c${count}`);
    expect([usedCoupons(7).length, usedCoupons(7)[0], usedCoupons(7).includes('c19')]).toEqual([
      100,
      'c119',
      false,
    ]);
  });
});

describe('the wait after too many codes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = async (seconds: number | null) => {
    const scope = fork();
    void allSettled(waitingStarted, { scope, params: seconds });
    await jest.advanceTimersByTimeAsync(0);
    return { scope, left: () => scope.getState($secondsLeft) };
  };
  const second = () => jest.advanceTimersByTimeAsync(1000);

  test('the seconds count down to 0, and then no timer runs', async () => {
    const { left } = await start(3);
    const seen = [left()];
    for (const _ of [1, 2, 3]) {
      await second();
      seen.push(left());
    }
    expect(seen).toEqual([3, 2, 1, 0]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('time that passes while the phone sleeps counts', async () => {
    const { left } = await start(60);
    jest.setSystemTime(Date.now() + 40_000);
    await second();
    expect(left()).toBe(19);
    jest.setSystemTime(Date.now() + 40_000);
    await second();
    expect(left()).toBe(0);
  });

  test('another restaurant has no wait, also after the pending second', async () => {
    const { scope, left } = await start(30);
    const selected: Promise<void> = allSettled(restaurantSelected, { scope, params: 'other' });
    await second();
    await selected;
    expect(left()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
