import { allSettled, fork } from 'effector';
import { minor, ZERO, type Coupon } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $cashback,
  $client,
  $coupon,
  $customer,
  $deliveryType,
  $isCartReady,
  $isCashbackUsed,
  $lines,
  $payment,
  $restaurantData,
  $session,
  $totals,
} from '@storefront/shared-domain/models';
import {
  aClient,
  aCustomer,
  aGeneralLine,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { $failure, confirmPressed, pageOpened } from './order.model';
import { placeOrderFx } from './order.api';

const coupon: Coupon = {
  id: 'c',
  code: 'C',
  type: 'fixDiscount',
  fixDiscount: minor(500),
  percentDiscount: 0,
  minOrderValue: ZERO,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
};
const info = aRestaurant({
  coupoms_active: true,
  pix_settings: { active: true, key: 'k', name: 'n' },
  paymentSettings: [],
  cashbackSettings: { enabled: true, maxCashbackValue: ZERO, cashbackPercent: 5 },
});

/** An order that the server rejects with this text. */
async function refused(text: string, benefit: { coupon?: Coupon; isCashbackUsed?: boolean }) {
  const scope = fork({
    values: [
      [$restaurantData, restaurantData({ info })],
      [$lines, [aGeneralLine({ price: minor(5000), extras: [] })]],
      [$isCartReady, true],
      [$deliveryType, 'balcony'],
      [$customer, aCustomer()],
      [$payment, { method: 'pix', group: 'uponTakeout' }],
      [$client, aClient()],
      [$session, { token: 't', mode: 'email' }],
      [$cashback, { balance: minor(1000), expirationDate: null }],
      [$coupon, benefit.coupon ?? null],
      [$isCashbackUsed, benefit.isCashbackUsed ?? false],
    ],
    handlers: [
      [
        placeOrderFx,
        () =>
          Promise.reject(new ApiError({ kind: 'http', status: 409, text, body: { error: text } })),
      ],
    ],
  });
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  return scope;
}

test.each([
  ['ERRORS-09', 'Coupom Use Limit Exceeded', 'coupon-limit'],
  ['ERRORS-10', 'Coupom with hours template', 'coupon-hours'],
  ['ERRORS-14', 'This coupon has already been used.', 'coupon-used'],
  ['ERRORS-15', 'Invalid coupon!', 'coupon-unknown'],
  ['COUPON-08', 'Could not apply coupom!', 'coupon-featured'],
  ['COUPON-07', 'Value less than the minimum!', 'coupon-minimum'],
])('[%s] "%s" is shown, and the order goes on without its coupon', async (_, text, kind) => {
  const scope = await refused(text, { coupon });
  expect(scope.getState($failure)).toMatchObject({ kind });
  expect([
    scope.getState($coupon),
    scope.getState($totals).grandTotal,
    scope.getState($payment),
  ]).toEqual([null, 5000, null]);
});

test('[LOYALTY-10] expired cashback is shown, and the order goes on without it', async () => {
  const scope = await refused('Cashback expired!', { isCashbackUsed: true });
  expect(scope.getState($failure)).toMatchObject({ kind: 'cashback-expired' });
  expect([scope.getState($isCashbackUsed), scope.getState($totals).grandTotal]).toEqual([
    false,
    5000,
  ]);
});

test('another refusal leaves the coupon where it is', async () => {
  expect((await refused('Restaurant Closed', { coupon })).getState($coupon)).toEqual(coupon);
});
