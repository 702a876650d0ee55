import { allSettled, fork } from 'effector';
import { checkoutBus, deliveryBus } from '../bus';
import { minor, type Coupon } from '../contracts';
import { aFee, anAddress, aRestoredDraft } from '../testing';
import {
  $address,
  $fee,
  $feeDiscount,
  $hasScheduled,
  $isCashbackUsed,
  $isCouponUnconfirmed,
  $orderDraft,
  $tip,
} from './order-draft';
import { orderDraftRestored, type RestoredDraft } from './restored-draft';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

const ten = { kind: 'percent', percent: 10 } as const;
const none = { kind: 'amount', amount: minor(0) } as const;
const fixed = { value: 2, discountValue: null, discountType: 'fixed' };
const percent = { value: 5, discountValue: null, discountType: 'percent' };
const restore = (scope: ReturnType<typeof fork>, draft: Partial<RestoredDraft>) =>
  allSettled(orderDraftRestored, { scope, params: aRestoredDraft(draft) });

test('an empty draft adds no choice to those of this visit', async () => {
  const scope = fork();
  await restore(scope, {});
  expect(scope.getState($orderDraft)).toMatchObject({
    place: null,
    schedule: null,
    coupon: null,
    isCashbackUsed: false,
    tip: null,
    payment: null,
  });
  expect([
    scope.getState($feeDiscount),
    scope.getState($isCouponUnconfirmed),
    scope.getState($hasScheduled),
  ]).toEqual([null, false, false]);
});

test('a draft brings its tip, its cashback and its fee discount', async () => {
  const scope = fork();
  await restore(scope, { tip: ten, isCashbackUsed: true, feeDiscount: fixed });
  expect([
    scope.getState($tip),
    scope.getState($isCashbackUsed),
    scope.getState($feeDiscount),
  ]).toEqual([ten, true, fixed]);
});

test('the choices of this visit stay, also a tip of 0', async () => {
  const scope = fork();
  await allSettled(checkoutBus.tipChosen, { scope, params: none });
  await allSettled(checkoutBus.cashbackUsed, { scope, params: true });
  await allSettled(checkoutBus.couponApplied, { scope, params: { id: 'own' } as Coupon });
  await allSettled(deliveryBus.feeDiscountFound, { scope, params: percent });
  await allSettled(deliveryBus.scheduleChosen, {
    scope,
    params: { kind: 'later', scheduleTo: '2026-11-21 19:30' },
  });
  await restore(scope, { tip: ten, feeDiscount: fixed, coupon: { id: 'restored' } as Coupon });
  expect(scope.getState($orderDraft)).toMatchObject({
    tip: none,
    isCashbackUsed: true,
    coupon: { id: 'own' },
  });
  expect([scope.getState($feeDiscount), scope.getState($hasScheduled)]).toEqual([percent, true]);
});

test('an address of this visit stays with its fee', async () => {
  const own = { address: anAddress({ street: 'Rua A' }), fee: aFee({ deliveryFee: minor(100) }) };
  const place = { address: anAddress({ street: 'Rua B' }), fee: aFee({ deliveryFee: minor(200) }) };
  const scope = fork();
  await allSettled(deliveryBus.addressConfirmed, { scope, params: own });
  await restore(scope, { place });
  expect(scope.getState($orderDraft).place).toEqual(own);
});

test('a place is stored only with both its address and its fee', () => {
  const [address, fee] = [anAddress(), aFee()];
  const both = fork({
    values: [
      [$address, address],
      [$fee, fee],
    ],
  });
  const [onlyAddress, onlyFee] = [
    fork({ values: [[$address, address]] }),
    fork({ values: [[$fee, fee]] }),
  ];
  expect([both, onlyAddress, onlyFee].map((scope) => scope.getState($orderDraft).place)).toEqual([
    { address, fee },
    null,
    null,
  ]);
});
