import { allSettled, createWatch, fork, type StoreWritable } from 'effector';
import { checkoutBus } from '@storefront/shared-domain/bus';
import {
  minor,
  ZERO,
  type PaymentChoice,
  type PlacedOrder,
  type Coupon,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $address,
  $customer,
  $deliveryType,
  $fee,
  $feeDiscount,
  $isCartReady,
  $lines,
  $payment,
  $restaurantData,
  connectionChanged,
  $cashback,
  $client,
  $coupon,
  $isCashbackUsed,
  $session,
  $totals,
  type OrderCall,
} from '@storefront/shared-domain/models';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  anAddress,
  aPlacedOrder,
  aRestaurant,
  restaurantData,
  aClient,
} from '@storefront/shared-domain/testing';
import { $ownTipRequests, ownTipChecked } from '../../lib/own-tip.model';
import { placeOrderFx } from './order.api';
import {
  $failure,
  $isWaiting,
  confirmPressed,
  failureClosed,
  orderedElsewhere,
  pageClosed,
  pageOpened,
} from './order.model';

const pix: PaymentChoice = { method: 'pix', group: 'uponTakeout' };
const wallet: PaymentChoice = {
  method: 'multipedidos@asaas',
  group: 'online',
  wallet: { uuid: 'card-1', brand: 'Visa', lastDigits: '1111', nickname: 'Mine', token: 'PAY' },
};
const info = aRestaurant({
  cash_payment: true,
  pix_settings: { active: true, key: 'k', name: 'n' },
  online_payment_integrations: ['multipedidos@asaas'],
  paymentSettings: [],
  coupoms_active: true,
  cashbackSettings: { enabled: true, maxCashbackValue: ZERO, cashbackPercent: 5 },
});
type Given = [StoreWritable<unknown>, unknown];
const given = <T>(store: StoreWritable<T>, value: NoInfer<T>): Given => [
  store as StoreWritable<unknown>,
  value,
];

function checkout(
  send: (call: OrderCall) => Promise<PlacedOrder> = () => Promise.resolve(aPlacedOrder()),
  ...more: Given[]
) {
  const sending = jest.fn(send);
  const values: Given[] = [
    given($restaurantData, restaurantData({ info })),
    given($lines, [aGeneralLine({ price: minor(5000), qty: 1, extras: [] })]),
    given($isCartReady, true),
    given($deliveryType, 'balcony'),
    given($customer, aCustomer()),
    given($payment, pix),
    ...more,
  ];
  const scope = fork({
    values: values as [],
    handlers: [[placeOrderFx, sending]],
  });
  return {
    scope,
    sending,
    open: () => allSettled(pageOpened, { scope }),
    close: () => allSettled(pageClosed, { scope }),
    connect: (isOnline: boolean) => allSettled(connectionChanged, { scope, params: isOnline }),
    confirm: () => allSettled(confirmPressed, { scope }),
    isWaiting: () => scope.getState($isWaiting),
    failure: () => scope.getState($failure),
  };
}
const refusal = (text: string) => () =>
  Promise.reject(new ApiError({ kind: 'http', status: 409, text, body: { error: text } }));

describe('[CHECKOUT-42] an order that is not complete', () => {
  test.each(['an empty cart', 'no payment'])('with %s is not sent, now or later', async (lack) => {
    const here = checkout(
      undefined,
      lack === 'no payment' ? given($payment, null) : given($lines, []),
    );
    await here.open();
    await here.confirm();
    expect([here.sending.mock.calls.length, here.isWaiting()]).toEqual([0, false]);
    await here.connect(false);
    await here.confirm();
    expect(here.isWaiting()).toBe(false);
    await here.connect(true);
    expect(here.sending).not.toHaveBeenCalled();
  });
});

test('an order that waits for the connection waits on with another payment', async () => {
  const here = checkout();
  await here.open();
  await here.connect(false);
  await here.confirm();
  await allSettled(checkoutBus.paymentChosen, {
    scope: here.scope,
    params: {
      method: 'money',
      group: 'uponTakeout',
      cash: { changeNeeded: false, change: minor(0) },
    },
  });
  expect(here.isWaiting()).toBe(true);
  await here.connect(true);
  expect(here.sending).toHaveBeenCalledTimes(1);
});

test('an order with an invalid tip is not sent: the field of the tip is requested', async () => {
  const here = checkout();
  await here.open();
  await allSettled(ownTipChecked, { scope: here.scope, params: false });
  await here.confirm();
  expect([here.sending.mock.calls.length, here.scope.getState($ownTipRequests)]).toEqual([0, 1]);
  await allSettled(ownTipChecked, { scope: here.scope, params: true });
  await here.confirm();
  expect([here.sending.mock.calls.length, here.scope.getState($ownTipRequests)]).toEqual([1, 1]);
});

test('an order that waits for the connection waits no more once its tip is invalid', async () => {
  const here = checkout();
  await here.open();
  await here.connect(false);
  await here.confirm();
  expect(here.isWaiting()).toBe(true);
  await allSettled(ownTipChecked, { scope: here.scope, params: false });
  expect(here.isWaiting()).toBe(false);
});

test('a delivery is sent as one, with the type of its fee discount', async () => {
  const here = checkout(
    undefined,
    given($deliveryType, 'delivery'),
    given($address, anAddress()),
    given($fee, aFee({ deliveryFee: minor(800) })),
    given($feeDiscount, { value: 50, discountValue: null, discountType: 'percent' }),
    given($payment, { ...pix, group: 'uponDelivery' }),
  );
  await here.open();
  await here.confirm();
  expect(here.sending.mock.lastCall?.[0].order.details).toMatchObject({
    deliveryType: 'delivery',
    discountType: 'percent',
  });
});

test('[ERRORS-02] an order that another tab placed is shown with its uuid until it is closed', async () => {
  const here = checkout();
  await here.open();
  await allSettled(orderedElsewhere, { scope: here.scope, params: 'uuid-1' });
  expect(here.failure()).toEqual({ kind: 'ordered-elsewhere', uuid: 'uuid-1' });
  await allSettled(failureClosed, { scope: here.scope });
  expect(here.failure()).toBeNull();
});

test('a failure is gone once its page is left', async () => {
  const here = checkout(refusal('Restaurant Closed'));
  await here.open();
  await here.confirm();
  expect(here.failure()).toMatchObject({ kind: 'closed' });
  await here.close();
  expect(here.failure()).toBeNull();
});

describe('[OPEN-072] a declined card', () => {
  const decline = async (payment: PaymentChoice) => {
    const here = checkout(refusal('This card was refused'), given($payment, payment));
    const cards: string[] = [];
    createWatch({
      unit: checkoutBus.cardRefused,
      scope: here.scope,
      fn: (uuid) => cards.push(uuid),
    });
    await here.open();
    await here.confirm();
    expect(here.sending).toHaveBeenCalledTimes(1);
    return { cards, payment: here.scope.getState($payment), failure: here.failure() };
  };

  test('of the wallet is reported to it, and another payment has to be chosen', async () =>
    expect(await decline(wallet)).toEqual({ cards: ['card-1'], payment: null, failure: null }));

  test('of another method is none of the wallet', async () =>
    expect(await decline(pix)).toEqual({ cards: [], payment: null, failure: null }));
});

describe('a refused benefit', () => {
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

  /** An order that the server rejects with this text. */
  async function refused(text: string, ...benefit: Given[]) {
    const here = checkout(
      refusal(text),
      given($client, aClient()),
      given($session, { token: 't', mode: 'email' }),
      given($cashback, { balance: minor(1000), expirationDate: null }),
      ...benefit,
    );
    await here.open();
    await here.confirm();
    return here.scope;
  }

  test.each([
    ['ERRORS-09', 'Coupom Use Limit Exceeded', 'coupon-limit'],
    ['ERRORS-10', 'Coupom with hours template', 'coupon-hours'],
    ['ERRORS-14', 'This coupon has already been used.', 'coupon-used'],
    ['ERRORS-15', 'Invalid coupon!', 'coupon-unknown'],
    ['COUPON-08', 'Could not apply coupom!', 'coupon-featured'],
    ['COUPON-07', 'Value less than the minimum!', 'coupon-minimum'],
  ])('[%s] "%s" is shown, and the order goes on without its coupon', async (_, text, kind) => {
    const scope = await refused(text, given($coupon, coupon));
    expect(scope.getState($failure)).toMatchObject({ kind });
    expect([
      scope.getState($coupon),
      scope.getState($totals).grandTotal,
      scope.getState($payment),
    ]).toEqual([null, 5000, null]);
  });

  test('[LOYALTY-10] expired cashback is shown, and the order goes on without it', async () => {
    const scope = await refused('Cashback expired!', given($isCashbackUsed, true));
    expect(scope.getState($failure)).toMatchObject({ kind: 'cashback-expired' });
    expect([scope.getState($isCashbackUsed), scope.getState($totals).grandTotal]).toEqual([
      false,
      5000,
    ]);
  });

  test('another refusal leaves the coupon where it is', async () => {
    expect((await refused('Restaurant Closed', given($coupon, coupon))).getState($coupon)).toEqual(
      coupon,
    );
  });
});
