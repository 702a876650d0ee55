import { allSettled, fork, type StoreWritable } from 'effector';
import { cartBus, checkoutBus, deliveryBus } from '@storefront/shared-domain/bus';
import { minor, type Coupon, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  $cashback,
  $client,
  $coupon,
  $deliveryType,
  $lines,
  $payment,
  $restaurantData,
  $session,
} from '@storefront/shared-domain/models';
import {
  aClient,
  aGeneralLine,
  anAddress,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { $isPaymentValid } from '../../lib/payment-validity.model';
import { approveSaleFx, startSaleFx, type ApproveCall, type SaleCall } from './partner.api';
import {
  $isOpen,
  $partner,
  $problem,
  codeEdited,
  codeRequested,
  codeTried,
  cpfEdited,
  dialogLeft,
  saleConfirmed,
} from './partner.model';

const CPF = '529.982.247-25';
const CODE = '123456';
const setting = {
  paymentType: 'convenix',
  isActive: true,
  value: 3,
  valueType: 'percent',
  operation: 'discount',
} as const;
const coupon: Coupon = {
  id: 'c',
  code: 'DEZ',
  type: 'fixDiscount',
  fixDiscount: minor(1000),
  percentDiscount: 0,
  minOrderValue: minor(0),
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
};

const open = async ({
  info = {},
  withCoupon = false,
  more = [],
}: {
  info?: Partial<RestaurantInfo>;
  withCoupon?: boolean;
  more?: [StoreWritable<unknown>, unknown][];
} = {}) => {
  const sales: SaleCall[] = [];
  const codes: ApproveCall[] = [];
  const scope = fork({
    values: [
      [
        $restaurantData,
        {
          ...restaurantData(),
          info: aRestaurant({ online_payment_integrations: ['convenix'], ...info }),
        },
      ],
      [$deliveryType, 'balcony'],
      [$lines, [aGeneralLine({ lineId: 'a', price: minor(3333), qty: 1, extras: [] })]],
      [$coupon, withCoupon ? coupon : null],
      ...(more as []),
    ],
    handlers: [
      [
        startSaleFx,
        (call: SaleCall) => {
          if (call.cpf !== '52998224725') throw new Error('unknown');
          return { saleID: `sale-${sales.push(call)}` };
        },
      ],
      [
        approveSaleFx,
        (call: ApproveCall) => {
          codes.push(call);
          if (call.code !== CODE) throw new Error('wrong');
          return {};
        },
      ],
    ],
  });
  await allSettled(checkoutBus.paymentChosen, {
    scope,
    params: { method: 'convenix', group: 'online' },
  });
  const run = {
    request: (cpf = CPF) => allSettled(codeRequested, { scope, params: cpf }),
    tryCode: (code = CODE) => allSettled(codeTried, { scope, params: code }),
    confirm: () => allSettled(saleConfirmed, { scope }),
  };
  return {
    scope,
    sales,
    codes,
    ...run,
    partner: () => scope.getState($partner),
    problem: () => scope.getState($problem),
    payment: () => scope.getState($payment),
  };
};

test('[CHECKOUT-35] choosing the partner opens its dialog and pays nothing yet', async () => {
  const { scope } = await open();
  expect([scope.getState($isOpen), scope.getState($isPaymentValid)]).toEqual([true, false]);
});

test('[CHECKOUT-36] [CHECKOUT-37] [CHECKOUT-38] [DOMAIN-047] code requested, code typed, sale confirmed', async () => {
  const { scope, request, tryCode, confirm, partner, payment } = await open();
  await request();
  expect(partner()).toEqual({
    cpf: '52998224725',
    saleID: 'sale-1',
    confirmationCode: '',
    codeIsValid: false,
  });
  await tryCode(` ${CODE} `);
  expect(partner()).toEqual({
    cpf: '52998224725',
    saleID: 'sale-1',
    confirmationCode: CODE,
    codeIsValid: true,
  });
  await confirm();
  expect(payment()).toEqual({
    method: 'convenix',
    group: 'online',
    partner: { cpf: '52998224725', confirmationCode: CODE, saleID: 'sale-1' },
  });
  expect([scope.getState($isOpen), scope.getState($isPaymentValid)]).toEqual([false, true]);
});

test.each([
  { case: 'the total', withCoupon: false, info: {}, value: 3333, discount: 0 },
  {
    case: 'the total less the coupon, which is the discount',
    withCoupon: true,
    info: {},
    value: 2333,
    discount: 1000,
  },
  {
    case: 'the total with the setting of the method, in whole hundredths',
    withCoupon: false,
    info: { paymentSettings: [setting] },
    value: 3233,
    discount: 0,
  },
])(
  '[OPEN-075] [CHECKOUT-40] the sale is of $case',
  async ({ withCoupon, info, value, discount }) => {
    const { request, sales } = await open({ withCoupon, info });
    await request();
    expect(sales).toEqual([expect.objectContaining({ cpf: '52998224725', value, discount })]);
  },
);

test.each(['', '529.982.247-24', '111.111.111-11', '5299822472'])(
  '[CHECKOUT-39] no code is requested for CPF "%s"',
  async (cpf) => {
    const { request, sales } = await open();
    await request(cpf);
    expect(sales).toEqual([]);
  },
);

test('[ERRORS-24] a request that fails says so and starts no sale', async () => {
  const { request, partner, problem } = await open();
  await request('111.444.777-35');
  expect([problem(), partner().saleID]).toEqual(['start', '']);
  await request();
  expect([problem(), partner().saleID]).toEqual([null, 'sale-1']);
});

test('[ERRORS-25] [CHECKOUT-37] a failed verification takes a verified code back', async () => {
  const { request, tryCode, confirm, partner, problem, payment } = await open();
  await request();
  await tryCode();
  await tryCode('000000');
  expect([problem(), partner().codeIsValid]).toEqual(['code', false]);
  await confirm();
  expect(payment()?.partner).toBeUndefined();
});

test('[CHECKOUT-39] an empty code is not sent, and neither is one without a sale', async () => {
  const { request, tryCode, codes } = await open();
  await tryCode();
  await request();
  await tryCode('  ');
  expect(codes).toEqual([]);
});

test.each([
  { edited: 'CPF', event: cpfEdited, saleID: '' },
  { edited: 'code', event: codeEdited, saleID: 'sale-1' },
])('another $edited takes the verification back', async ({ event, saleID }) => {
  const { scope, request, tryCode, partner } = await open();
  await request();
  await tryCode();
  await allSettled(event, { scope });
  expect(partner()).toMatchObject({ saleID, codeIsValid: false, confirmationCode: '' });
});

test('left without a sale the method is not chosen, and none of its data is stored', async () => {
  const { scope, request, partner, payment } = await open();
  await request();
  await allSettled(dialogLeft, { scope });
  expect([payment(), partner().saleID]).toEqual([null, '']);
});

test.each([
  { case: 'a coupon', event: checkoutBus.couponApplied, params: coupon },
  {
    case: 'another number of pieces',
    event: cartBus.quantityChanged,
    params: { lineId: 'a', delta: 1 },
  },
])('a confirmed sale does not stay with $case', async ({ event, params }) => {
  const { scope, request, tryCode, confirm, payment } = await open();
  await request();
  await tryCode();
  await confirm();
  await allSettled(event as typeof checkoutBus.couponApplied, { scope, params: params as Coupon });
  expect([payment(), scope.getState($isPaymentValid)]).toEqual([null, false]);
});

test('another total takes a confirmed sale back', async () => {
  const { scope, request, tryCode, confirm, payment, partner } = await open();
  await request();
  await tryCode();
  await confirm();
  await allSettled(deliveryBus.typeChosen, { scope, params: 'delivery' });
  await allSettled(checkoutBus.paymentChosen, {
    scope,
    params: {
      method: 'convenix',
      group: 'online',
      partner: { cpf: '52998224725', confirmationCode: CODE, saleID: 'sale-1' },
    },
  });
  await allSettled(deliveryBus.addressConfirmed, {
    scope,
    params: {
      address: anAddress(),
      fee: { deliveryFee: minor(500), deliveryFeeID: null },
    } as never,
  });
  expect([payment(), partner().saleID]).toEqual([null, '']);
});

describe('while a request is pending', () => {
  const pending = async () => {
    const here = await open();
    const sales: ((sale: { saleID: string } | Promise<never>) => void)[] = [];
    const approvals: ((answer?: Promise<never>) => void)[] = [];
    const start = jest.fn(
      (_: SaleCall) => new Promise<{ saleID: string }>((resolve) => sales.push(resolve)),
    );
    const approve = jest.fn(
      (_: ApproveCall) =>
        new Promise<object>((resolve) => approvals.push((answer) => resolve(answer ?? {}))),
    );
    const scope = fork({
      values: [
        [$restaurantData, here.scope.getState($restaurantData)],
        [$deliveryType, 'balcony'],
        [$lines, here.scope.getState($lines)],
        [$payment, { method: 'convenix', group: 'online' }],
      ],
      handlers: [
        [startSaleFx, start],
        [approveSaleFx, approve],
      ],
    });
    const settle = async (end: () => void) => {
      end();
      await new Promise(setImmediate);
    };
    const run = (started: () => Promise<unknown>) => settle(() => void started());
    return {
      scope,
      start,
      approve,
      sales,
      approvals,
      settle,
      run,
      request: (cpf = CPF) => run(() => allSettled(codeRequested, { scope, params: cpf })),
      tryCode: () => run(() => allSettled(codeTried, { scope, params: CODE })),
      partner: () => scope.getState($partner),
      problem: () => scope.getState($problem),
    };
  };

  test('[CHECKOUT-36] two presses request one code, of this restaurant', async () => {
    const here = await pending();
    await here.request();
    await here.request();
    expect(here.start.mock.calls.map(([{ restaurantId }]) => restaurantId)).toEqual([7]);
  });

  test('a sale of a CPF that was edited is dropped', async () => {
    const here = await pending();
    await here.request();
    await here.run(() => allSettled(cpfEdited, { scope: here.scope }));
    await here.settle(() => here.sales[0]!({ saleID: 'sale-1' }));
    expect(here.partner().saleID).toBe('');
  });

  test('a code that was edited is not verified by its late answer', async () => {
    const here = await pending();
    await here.request();
    await here.settle(() => here.sales[0]!({ saleID: 'sale-1' }));
    await here.tryCode();
    expect(here.approve.mock.calls.map(([{ restaurantId }]) => restaurantId)).toEqual([7]);
    await here.run(() => allSettled(codeEdited, { scope: here.scope }));
    await here.settle(here.approvals[0]!);
    expect(here.partner()).toMatchObject({ saleID: 'sale-1', codeIsValid: false });
  });

  test('a late failure of a CPF that was edited is not shown', async () => {
    const here = await pending();
    await here.request();
    await here.run(() => allSettled(cpfEdited, { scope: here.scope }));
    await here.settle(() => here.sales[0]!(Promise.reject(new Error('refused'))));
    expect(here.problem()).toBeNull();
  });

  test('a late failure of a code that was edited is not shown', async () => {
    const here = await pending();
    await here.request();
    await here.settle(() => here.sales[0]!({ saleID: 'sale-1' }));
    await here.tryCode();
    await here.run(() => allSettled(codeEdited, { scope: here.scope }));
    await here.settle(() => here.approvals[0]!(Promise.reject(new Error('refused'))));
    expect([here.problem(), here.partner().saleID]).toEqual([null, 'sale-1']);
  });

  test('[CHECKOUT-38] a code that is verified again confirms nothing until its answer', async () => {
    const here = await pending();
    await here.request();
    await here.settle(() => here.sales[0]!({ saleID: 'sale-1' }));
    await here.tryCode();
    await here.settle(here.approvals[0]!);
    expect(here.partner().codeIsValid).toBe(true);
    await here.tryCode();
    expect(here.partner().codeIsValid).toBe(false);
    await here.run(() => allSettled(saleConfirmed, { scope: here.scope }));
    expect(here.scope.getState($payment)?.partner).toBeUndefined();
  });
});

test('[OPEN-075] spent cashback is part of the discount of the sale', async () => {
  const { scope, request, sales } = await open({
    info: { cashbackSettings: { enabled: true, maxCashbackValue: minor(0), cashbackPercent: 5 } },
    more: [
      [$session as StoreWritable<unknown>, { token: 't', mode: 'email' }],
      [$client as StoreWritable<unknown>, aClient()],
      [$cashback as StoreWritable<unknown>, { balance: minor(500), expirationDate: null }],
    ],
  });
  await allSettled(checkoutBus.cashbackUsed, { scope, params: true });
  await allSettled(checkoutBus.paymentChosen, {
    scope,
    params: { method: 'convenix', group: 'online' },
  });
  await request();
  expect(sales).toEqual([expect.objectContaining({ value: 2833, discount: 500 })]);
});
