import { allSettled, fork } from 'effector';
import { cartBus, checkoutBus, deliveryBus, sessionBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type Customer,
  type PaymentChoice,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  $customer,
  $deliveryType,
  $lines,
  $payment,
  $paymentSetting,
  $restaurantData,
  $totals,
  orderDraftRestored,
  restaurantLoaded,
  sessionRestored,
} from '@storefront/shared-domain/models';
import { ONLINE_METHODS } from '@storefront/shared-domain/rules';
import {
  aClient,
  aCustomer,
  aGeneralLine,
  aRestaurant,
  aRestoredDraft,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { $isPaymentValid } from '../../lib/payment-validity.model';
import {
  methodsShown,
  $dialog,
  $group,
  $groups,
  $isNowOffered,
  $isOnlineOnly,
  brandPressed,
  cardMethodPressed,
  changeAnswered,
  dialogDismissed,
  $isWalletShown,
  groupOpened,
  identityGiven,
  methodPressed,
} from './payment.model';

const visa = { name: 'Visa', isDebit: true, isCredit: true, isVoucher: false };
const alelo = { name: 'Alelo', isDebit: false, isCredit: false, isVoucher: true };
const payments: Partial<RestaurantInfo> = {
  cash_payment: true,
  card_payment: true,
  card_types: [visa, alelo],
  pix_settings: { active: true, key: 'k', name: 'n' },
  online_payment_integrations: [],
  paymentSettings: [
    { paymentType: 'pix', isActive: true, value: 5, valueType: 'percent', operation: 'discount' },
    {
      paymentType: 'Visa credit',
      isActive: true,
      value: 2,
      valueType: 'fix',
      operation: 'addition',
    },
  ],
};

const at = (info: Partial<RestaurantInfo> = {}, type: 'delivery' | 'balcony' = 'delivery') =>
  fork({
    values: [
      [$restaurantData, { ...restaurantData(), info: aRestaurant({ ...payments, ...info }) }],
      [$deliveryType, type],
      [$lines, [aGeneralLine({ lineId: 'a', price: minor(10_000), qty: 1, extras: [] })]],
    ],
  });

test('[CHECKOUT-04] the default group is online where the restaurant has an online method', () => {
  expect(at({ online_payment_integrations: ['pixTuna'] }).getState($group)).toBe('online');
});

test('[OPEN-070] without online methods the first tab that has one is open, by the delivery type', () => {
  expect(at().getState($group)).toBe('uponDelivery');
  expect(at({}, 'balcony').getState($group)).toBe('uponTakeout');
  expect(
    at()
      .getState($groups)
      .map(({ group }) => group),
  ).toEqual(['uponDelivery']);
});

test('[CHECKOUT-22] [CHECKOUT-24] cash opens the change question; only an amount sets changeNeeded', async () => {
  const scope = at();
  await allSettled(methodPressed, { scope, params: 'money' });
  expect(scope.getState($dialog)).toEqual({ kind: 'change' });
  expect(scope.getState($isPaymentValid)).toBe(false);
  await allSettled(changeAnswered, { scope, params: { change: minor(15_000) } });
  expect(scope.getState($payment)?.cash).toEqual({ changeNeeded: true, change: 15_000 });
  expect(scope.getState($isPaymentValid)).toBe(true);
  await allSettled(methodPressed, { scope, params: 'money' });
  await allSettled(changeAnswered, { scope, params: { change: null } });
  expect(scope.getState($payment)?.cash).toEqual({ changeNeeded: false, change: 0 });
});

test('[CHECKOUT-23] leaving the change dialog clears the choice', async () => {
  const scope = at();
  await allSettled(methodPressed, { scope, params: 'pix' });
  await allSettled(methodPressed, { scope, params: 'money' });
  await allSettled(dialogDismissed, { scope });
  expect(scope.getState($dialog)).toBeNull();
  expect(scope.getState($payment)).toBeNull();
});

test('[CHECKOUT-28] a brand with one use is chosen at once, one with several opens a choice', async () => {
  const scope = at();
  await allSettled(methodPressed, { scope, params: 'creditCard' });
  await allSettled(brandPressed, { scope, params: alelo });
  expect(scope.getState($dialog)).toBeNull();
  expect(scope.getState($payment)?.card).toEqual({ name: 'Alelo', type: 'voucher' });
  await allSettled(methodPressed, { scope, params: 'creditCard' });
  await allSettled(brandPressed, { scope, params: visa });
  expect(scope.getState($dialog)).toEqual({ kind: 'card', brand: visa });
  await allSettled(cardMethodPressed, { scope, params: 'debit' });
  expect(scope.getState($payment)?.card).toEqual({ name: 'Visa', type: 'debit' });
});

test('[CHECKOUT-29] once the card type is known its active setting applies and the dialog closes', async () => {
  const scope = at();
  await allSettled(methodPressed, { scope, params: 'creditCard' });
  await allSettled(brandPressed, { scope, params: visa });
  await allSettled(cardMethodPressed, { scope, params: 'credit' });
  expect(scope.getState($paymentSetting)).toMatchObject({ operation: 'addition', value: 2 });
  expect(scope.getState($totals).grandTotal).toBe(10_200);
  expect(scope.getState($dialog)).toBeNull();
});

test('[CHECKOUT-14] choosing a method resets the choice before and recomputes total and validity', async () => {
  const scope = at();
  await allSettled(methodPressed, { scope, params: 'pix' });
  expect(scope.getState($totals).grandTotal).toBe(9500);
  expect(scope.getState($isPaymentValid)).toBe(true);
  await allSettled(methodPressed, { scope, params: 'creditCard' });
  expect(scope.getState($payment)).toBeNull();
  expect(scope.getState($totals).grandTotal).toBe(10_000);
  expect(scope.getState($isPaymentValid)).toBe(false);
});

describe('[SCHEDULE-15] where scheduled orders are paid online', () => {
  const scheduleSettings = {
    ...aRestaurant().scheduleSettings,
    enable: true,
    onlyWithOnlinePayment: true,
  };
  const later = { kind: 'later', scheduleTo: '2026-11-21 19:30' } as const;

  test('there are only the online methods for one, and all for an order of now', async () => {
    const scope = at({ scheduleSettings, online_payment_integrations: ['pixTuna'] });
    await allSettled(deliveryBus.scheduleChosen, { scope, params: later });
    expect(scope.getState($groups).map(({ group }) => group)).toEqual(['online']);
    await allSettled(deliveryBus.scheduleChosen, { scope, params: { kind: 'now' } });
    expect(scope.getState($groups).map(({ group }) => group)).toEqual(['online', 'uponDelivery']);
  });

  test('a method of the door does not stay with one', async () => {
    const scope = at({ scheduleSettings });
    await allSettled(methodPressed, { scope, params: 'pix' });
    expect(scope.getState($isPaymentValid)).toBe(true);
    await allSettled(deliveryBus.scheduleChosen, { scope, params: later });
    expect(scope.getState($payment)).toBeNull();
    expect(scope.getState($isPaymentValid)).toBe(false);
    expect([
      scope.getState($isOnlineOnly),
      scope.getState($isNowOffered),
      scope.getState($groups),
    ]).toEqual([true, true, []]);
  });
});

test('a changed cart takes the payment back: change and methods may no longer fit', async () => {
  const scope = at();
  await allSettled(methodPressed, { scope, params: 'pix' });
  await allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'a', delta: 1 } });
  expect(scope.getState($payment)).toBeNull();
});

describe('online methods', () => {
  const marina: Customer = {
    name: 'Marina Alves',
    phone: '',
    email: 'marina@demo.example',
    cpf: '52998224725',
    birthday: '',
    carPlate: '',
    carModelColor: '',
    table: '',
  };
  const online = (customer: Customer = marina) => {
    const scope = fork({
      values: [
        [
          $restaurantData,
          {
            ...restaurantData(),
            info: aRestaurant({ ...payments, online_payment_integrations: [...ONLINE_METHODS] }),
          },
        ],
        [$deliveryType, 'delivery'],
        [$customer, customer],
        [$lines, [aGeneralLine({ lineId: 'a', price: minor(10_000), qty: 1, extras: [] })]],
      ],
    });
    return {
      scope,
      press: (method: string) => allSettled(methodPressed, { scope, params: method }),
      paying: () => scope.getState($payment),
    };
  };

  test.each(['pixTuna', 'stripe', 'mercadopago'])(
    '[CHECKOUT-17] %s needs nothing and is complete at once',
    async (method) => {
      const { scope, press, paying } = online();
      await press(method);
      expect([scope.getState($dialog), paying(), scope.getState($isPaymentValid)]).toEqual([
        null,
        { method, group: 'online' },
        true,
      ]);
    },
  );

  test.each([
    { id: 'CHECKOUT-30', method: 'picpay', customer: marina },
    { id: 'CHECKOUT-32', method: 'pagseguro', customer: marina },
    { id: 'CHECKOUT-33', method: 'pixAsaas', customer: { ...marina, name: 'Marina' } },
    { id: 'CHECKOUT-33', method: 'pixAsaas', customer: { ...marina, cpf: '' } },
  ])('[$id] $method opens the dialog of the payer', async ({ method, customer }) => {
    const { scope, press, paying } = online(customer);
    await press(method);
    expect([scope.getState($dialog), paying()]).toEqual([{ kind: 'identity', method }, null]);
    await allSettled(identityGiven, {
      scope,
      params: { method, payer: { ...marina, cpf: '529.982.247-25' } },
    });
    expect(paying()).toMatchObject({ method, group: 'online', user: { cpf: '52998224725' } });
    expect([scope.getState($dialog), scope.getState($isPaymentValid)]).toEqual([null, true]);
  });

  test('[CHECKOUT-33] pix needs no dialog where name and CPF are stored, and pays in that name', async () => {
    const { scope, press, paying } = online();
    await press('pixAsaas');
    expect([
      scope.getState($dialog),
      paying()?.user?.name,
      scope.getState($isPaymentValid),
    ]).toEqual([null, 'Marina Alves', true]);
  });

  test('[CHECKOUT-31] an identity that is not valid chooses nothing', async () => {
    const { scope, press, paying } = online();
    await press('picpay');
    await allSettled(identityGiven, {
      scope,
      params: { method: 'picpay', payer: { email: 'marina', cpf: '52998224725' } },
    });
    expect(paying()).toBeNull();
  });

  test('[CHECKOUT-14] [CHECKOUT-33] leaving the dialog unsets the method; the previous one stays unset', async () => {
    const { scope, press, paying } = online();
    await press('stripe');
    await press('picpay');
    await allSettled(dialogDismissed, { scope });
    expect([scope.getState($dialog), paying(), scope.getState($isPaymentValid)]).toEqual([
      null,
      null,
      false,
    ]);
  });

  test('another customer gets the dialog again; the same one does not', async () => {
    const { scope, press, paying } = online();
    await allSettled(deliveryBus.customerChanged, { scope, params: marina });
    await press('pixAsaas');
    await allSettled(deliveryBus.customerChanged, {
      scope,
      params: { ...marina, phone: '11987654321' },
    });
    expect(paying()?.method).toBe('pixAsaas');
    await allSettled(deliveryBus.customerChanged, {
      scope,
      params: { ...marina, name: 'Rui Melo' },
    });
    expect(paying()).toBeNull();
  });

  test('[CHECKOUT-20] the wallet stands below the methods while it is pressed or pays, in its tab', async () => {
    const { scope, press, paying } = online();
    const card = { uuid: 'u', brand: 'Visa', lastDigits: '4242', nickname: 'Mine', token: 't' };
    await press('multipedidos@asaas');
    expect([paying(), scope.getState($isWalletShown)]).toEqual([null, true]);
    await allSettled(checkoutBus.paymentChosen, {
      scope,
      params: { method: 'multipedidos@asaas', group: 'online', wallet: card },
    });
    expect([scope.getState($isPaymentValid), scope.getState($isWalletShown)]).toEqual([true, true]);
    await allSettled(groupOpened, { scope, params: 'uponDelivery' });
    expect(scope.getState($isWalletShown)).toBe(false);
    await allSettled(groupOpened, { scope, params: 'online' });
    expect(scope.getState($isWalletShown)).toBe(true);
    await press('pixTuna');
    expect(scope.getState($isWalletShown)).toBe(false);
  });
});

describe('the methods of the order', () => {
  const scheduleSettings = {
    ...aRestaurant().scheduleSettings,
    enable: true,
    onlyWithOnlinePayment: true,
  };
  const reload = (scope: ReturnType<typeof at>, info: Partial<RestaurantInfo>) =>
    allSettled(restaurantLoaded, {
      scope,
      params: { ...restaurantData(), info: aRestaurant({ ...payments, ...info }) },
    });
  const withoutType = (info: Partial<RestaurantInfo> = {}) =>
    fork({
      values: [
        [$restaurantData, { ...restaurantData(), info: aRestaurant({ ...payments, ...info }) }],
      ],
    });

  test('are none before a delivery type is chosen', () => {
    const scope = withoutType({ online_payment_integrations: ['pixTuna'] });
    expect([scope.getState($groups), scope.getState($isNowOffered)]).toEqual([[], false]);
  });

  test('[SCHEDULE-15] are not restricted to online ones without a scheduled order', () =>
    expect(at({ scheduleSettings }).getState($isOnlineOnly)).toBe(false));

  test('[SCHEDULE-04] an order for now is not offered by a closed restaurant', () =>
    expect(at({ is_closed: true }).getState($isNowOffered)).toBe(false));

  test('stay chosen while they are offered', async () => {
    const scope = at({ online_payment_integrations: ['pixTuna'] });
    await allSettled(methodPressed, { scope, params: 'pixTuna' });
    await reload(scope, { online_payment_integrations: ['pixTuna', 'stripe'] });
    expect(scope.getState($payment)).toEqual({ method: 'pixTuna', group: 'online' });
  });

  test('are cleared when the restaurant withdraws them', async () => {
    const scope = at();
    await allSettled(methodPressed, { scope, params: 'pix' });
    expect(scope.getState($payment)?.method).toBe('pix');
    await reload(scope, { pix_settings: { active: false, key: '', name: '' } });
    expect(scope.getState($payment)).toBeNull();
  });

  test('are cleared when their tab is not that of the order', async () => {
    const scope = fork({
      values: [
        [$restaurantData, { ...restaurantData(), info: aRestaurant(payments) }],
        [$deliveryType, 'delivery'],
        [$payment, { method: 'pix', group: 'uponTakeout' }],
      ],
    });
    await reload(scope, {});
    expect(scope.getState($payment)).toBeNull();
  });

  test('[CHECKOUT-28] of cards open the brands, and one with several uses is not chosen yet', async () => {
    const scope = at();
    await allSettled(methodPressed, { scope, params: 'creditCard' });
    expect(scope.getState($dialog)).toEqual({ kind: 'card', brand: null });
    await allSettled(brandPressed, { scope, params: visa });
    expect(scope.getState($payment)).toBeNull();
  });

  test('without data of the payer stay with another customer', async () => {
    const scope = at({ online_payment_integrations: ['stripe'] });
    await allSettled(methodPressed, { scope, params: 'stripe' });
    await allSettled(deliveryBus.customerChanged, { scope, params: aCustomer({ name: 'Rui' }) });
    expect(scope.getState($payment)?.method).toBe('stripe');
  });

  test('[CHECKOUT-20] the wallet is hidden while another dialog is open', async () => {
    const scope = at({ online_payment_integrations: [...ONLINE_METHODS] });
    await allSettled(methodPressed, { scope, params: 'picpay' });
    await allSettled(checkoutBus.paymentChosen, {
      scope,
      params: { method: 'multipedidos@asaas', group: 'online' },
    });
    expect([scope.getState($dialog)?.kind, scope.getState($isWalletShown)]).toEqual([
      'identity',
      false,
    ]);
  });
});

describe('a payment of a restored draft', () => {
  const payer = { name: 'Ana Lima', cpf: '52998224725', email: 'ana@example.com' };
  const paid: PaymentChoice = { method: 'pixAsaas', group: 'online', user: payer, form: payer };
  const restored = async (
    payment: PaymentChoice,
    customer: Partial<Customer> = payer,
    token = '',
  ) => {
    const scope = at({ online_payment_integrations: ['pixAsaas'] });
    if (token !== '')
      await allSettled(sessionRestored, { scope, params: { token, mode: 'email' } });
    await allSettled(orderDraftRestored, {
      scope,
      params: aRestoredDraft({ payment, customer: aCustomer(customer) }),
    });
    return scope;
  };

  test('opens its tab, which stays open when another method is pressed', async () => {
    const scope = await restored({ method: 'pix', group: 'uponDelivery' });
    expect(scope.getState($group)).toBe('uponDelivery');
    await allSettled(methodsShown, { scope });
    await allSettled(methodPressed, { scope, params: 'money' });
    expect([scope.getState($group), scope.getState($dialog)]).toEqual([
      'uponDelivery',
      { kind: 'change' },
    ]);
  });

  test('does not open its tab again when the customer opened another one', async () => {
    const scope = await restored({ method: 'pix', group: 'uponDelivery' });
    await allSettled(groupOpened, { scope, params: 'online' });
    await allSettled(methodsShown, { scope });
    expect(scope.getState($group)).toBe('online');
  });

  test('stays while the payer is the same, and is cleared by another one', async () => {
    const scope = await restored(paid);
    await allSettled(methodsShown, { scope });
    expect(scope.getState($payment)).toEqual(paid);
    await allSettled(deliveryBus.customerChanged, {
      scope,
      params: aCustomer({ ...payer, name: 'Bia Souza' }),
    });
    expect(scope.getState($payment)).toBeNull();
  });

  test('is cleared when the form was changed before the methods were shown', async () => {
    const scope = await restored(paid, { ...payer, name: 'Bia Souza' });
    await allSettled(methodsShown, { scope });
    expect(scope.getState($payment)).toBeNull();
  });

  test('waits for the account that its data comes from', async () => {
    const scope = await restored(paid, { ...payer, email: '' }, 'token');
    await allSettled(methodsShown, { scope });
    expect(scope.getState($payment)).toEqual(paid);
    await allSettled(sessionBus.clientRead, { scope, params: aClient({ email: payer.email }) });
    expect(scope.getState($payment)).toEqual(paid);
  });
});
