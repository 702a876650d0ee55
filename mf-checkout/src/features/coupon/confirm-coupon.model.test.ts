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
} from '@storefront/shared-domain/models';
import { aClient, aCustomer, restaurantData } from '@storefront/shared-domain/testing';
import { boxShown, couponEnded } from './confirm-coupon.model';
import { confirmCouponFx, type CouponCall, type FoundCoupon } from './coupon.api';
import { $result } from './coupon.model';

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
      '5521912345678',
      '',
    ]);
  });

  test.each<{ case: string; given: Given }>([
    { case: 'it is confirmed', given: { isUnconfirmed: false } },
    { case: 'it was removed', given: { coupon: null } },
    { case: 'the restaurant is not loaded', given: { isLoaded: false } },
  ])('is not requested when $case', async ({ given }) => {
    expect((await show(given)).requested).toEqual([]);
  });

  test('is requested once while the request runs', async () => {
    const { scope, requested } = restored();
    await Promise.all([1, 2].map(() => allSettled(boxShown, { scope })));
    expect(requested).toHaveLength(1);
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
    { case: 'a lost connection', answer: failureOf({ kind: 'offline' }) },
    { case: 'a failed server', answer: http(503) },
    { case: 'too many requests', answer: http(429) },
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
    { case: 'a late answer', answer: answerOf(ten) },
    { case: 'a late changed answer', answer: answerOf(twenty) },
    { case: 'a late use', answer: answerOf(ten, true) },
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
