import { fork, allSettled, type Scope } from 'effector';
import { cartBus, checkoutBus, orderBus, sessionBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type PaymentChoice,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  $client,
  $customer,
  $language,
  $restaurantData,
  $session,
  $deliveryType,
  $lines,
  $payment,
} from '@storefront/shared-domain/models';
import {
  aClient,
  aCustomer,
  restaurantData,
  aGeneralLine,
  aRestaurant,
} from '@storefront/shared-domain/testing';
import { themeVariables } from '@storefront/shared-ui';
import { $frameBasis } from '../lib/card-frame/frame-basis.model';
import { $payer } from '../lib/payer.model';
import { storedCardsCounted } from '../lib/stored-card-count.model';
import { $frameClient } from './add-card/frame-client.model';
import { $missingPayment } from './payment/missing-payment.model';
import {
  changeAnswered,
  dialogDismissed,
  groupOpened,
  methodPressed,
  methodsShown,
} from './payment/payment.model';

describe('the holder of a card', () => {
  const account = aClient({
    name: 'Bia Reis',
    email: 'bia@example.com',
    phone: '11911112222',
    cpf: '11144477735',
  });
  const typed = aCustomer({
    name: 'Ana Lima',
    email: 'ana@example.com',
    phone: '11987654321',
    cpf: '52998224725',
    carPlate: 'ABC1D23',
    carModelColor: 'Onix prata',
  });
  const holder = (customer: typeof typed, client: typeof account | null) =>
    fork({
      values: [
        [$customer, customer],
        [$client, client],
      ],
    }).getState($frameClient);

  test("the holder's fields are those typed for this order", () =>
    expect(holder(typed, account)).toEqual({
      name: 'Ana Lima',
      email: 'ana@example.com',
      phone: '11987654321',
      cpf: '52998224725',
      car_plate: 'ABC1D23',
      car_model_color: 'Onix prata',
    }));

  test("what was not typed is the account's, or empty for a visitor", () => {
    const nothing = aCustomer({ name: '', phone: '' });
    expect(holder(nothing, account)).toEqual({
      name: 'Bia Reis',
      email: 'bia@example.com',
      phone: '11911112222',
      cpf: '11144477735',
      car_plate: '',
      car_model_color: '',
    });
    expect(holder(nothing, null)).toEqual({
      name: '',
      email: '',
      phone: '',
      cpf: '',
      car_plate: '',
      car_model_color: '',
    });
  });
});

describe('the document of a card', () => {
  test('a card document starts with the restaurant, its colors and the session', () => {
    const variables = themeVariables(restaurantData().info.theme);
    const colors = {
      main: variables['--color-brand-strong'],
      onMain: variables['--color-on-brand'],
    };
    const basis = (token: string | null) =>
      fork({
        values: [
          [$restaurantData, restaurantData()],
          [$language, 'pt-br'],
          [$session, token === null ? null : { token, mode: 'email' }],
        ],
      }).getState($frameBasis);
    expect(basis('T1')).toEqual({
      restaurantId: 7,
      language: 'pt-br',
      colors,
      look: 'classic',
      bearer: 'T1',
    });
    expect(basis(null)).toMatchObject({ bearer: null });
  });

  test('a card document waits for the restaurant', () =>
    expect(fork().getState($frameBasis)).toBeNull());
});

describe('the payer', () => {
  const payer = (customer = aCustomer(), client: ReturnType<typeof aClient> | null = null) =>
    fork({
      values: [
        [$customer, customer],
        [$client, client],
      ],
    }).getState($payer);

  test('the payer is the one of the order, with the e-mail address of the account', () =>
    expect(
      payer(
        aCustomer({ name: ' Ana Lima ', cpf: '52998224725', email: 'typed@example.com' }),
        aClient({ name: 'Bia', cpf: '11144477735', email: ' bia@example.com ' }),
      ),
    ).toEqual({ name: 'Ana Lima', cpf: '52998224725', email: 'bia@example.com' }));

  test('missing data is that of the account, or empty', () => {
    expect(
      payer(
        aCustomer({ name: '', cpf: '', email: ' typed@example.com ' }),
        aClient({ name: 'Bia', cpf: '11144477735', email: '' }),
      ),
    ).toEqual({ name: 'Bia', cpf: '11144477735', email: 'typed@example.com' });
    expect(payer(aCustomer({ name: '' }))).toEqual({ name: '', cpf: '', email: '' });
  });
});

describe('a missing payment', () => {
  const at = (
    price = 5000,
    payment: PaymentChoice | null = null,
    info: Partial<RestaurantInfo> = {},
  ) =>
    fork({
      values: [
        [
          $restaurantData,
          restaurantData({
            info: aRestaurant({
              cash_payment: true,
              card_payment: true,
              pix_settings: { active: true, key: 'k', name: 'n' },
              online_payment_integrations: ['multipedidos@asaas', 'convenix', 'picpay'],
              paymentSettings: [],
              ...info,
            }),
          }),
        ],
        [$lines, [aGeneralLine({ lineId: 'a', price: minor(price), qty: 1, extras: [] })]],
        [$deliveryType, 'balcony'],
        [$payment, payment],
      ],
    });
  const pix: PaymentChoice = { method: 'pix', group: 'uponTakeout' };
  const missing = (scope: Scope) => scope.getState($missingPayment);

  /** Another tab changed the cart to one line of this price. */
  const takeOver = (scope: Scope, price: number) =>
    allSettled(cartBus.takenOver, {
      scope,
      params: {
        lines: [aGeneralLine({ lineId: 'a', price: minor(price), qty: 1, extras: [] })],
        deliveryType: 'balcony',
      },
    });

  async function withChange(price: number) {
    const scope = at(price);
    await allSettled(groupOpened, { scope, params: 'uponTakeout' });
    await allSettled(methodPressed, { scope, params: 'money' });
    await allSettled(changeAnswered, { scope, params: { change: minor(10_000) } });
    return scope;
  }

  describe('[CHECKOUT-14] a payment that another tab cleared', () => {
    test('was cash whose change no longer covers the total', async () => {
      const scope = await withChange(6000);
      await takeOver(scope, 12_000);
      expect(scope.getState($payment)).toBeNull();
      expect(missing(scope)).toEqual({ kind: 'more-change', change: 10_000, total: 12_000 });
      await takeOver(scope, 10_000);
      expect(missing(scope)).toEqual({ kind: 'more-change', change: 10_000, total: 10_000 });
      await allSettled(methodPressed, { scope, params: 'money' });
      expect(missing(scope)).toEqual({ kind: 'change' });
      await allSettled(dialogDismissed, { scope });
      expect(missing(scope)).toEqual({ kind: 'choose' });
    });

    test('was cash whose change still covers the total, or another method', async () => {
      const cash = await withChange(6000);
      await takeOver(cash, 7000);
      const other = at(5000, pix);
      await allSettled(methodsShown, { scope: other });
      await takeOver(other, 7000);
      expect([missing(cash), missing(other)]).toEqual([{ kind: 'again' }, { kind: 'again' }]);
      await allSettled(checkoutBus.paymentChosen, { scope: other, params: pix });
      await allSettled(checkoutBus.paymentChosen, { scope: other, params: null });
      expect(missing(other)).toEqual({ kind: 'choose' });
    });

    test.each([
      ['order', orderBus.draftReset],
      ['session', sessionBus.signedOut],
    ] as const)('is not reported after the %s ended', async (_, end) => {
      const scope = at();
      await allSettled(checkoutBus.paymentChosen, { scope, params: pix });
      await allSettled(end, { scope });
      await takeOver(scope, 7000);
      expect(missing(scope)).toEqual({ kind: 'choose' });
      await allSettled(checkoutBus.paymentChosen, { scope, params: pix });
      await takeOver(scope, 8000);
      expect(missing(scope)).toEqual({ kind: 'again' });
      await allSettled(end, { scope });
      expect(missing(scope)).toEqual({ kind: 'choose' });
    });
  });

  test(
    '[CHECKOUT-20] Online and Card without a card: one is to be added, or chosen where some are ' +
      'stored',
    async () => {
      const scope = at();
      await allSettled(methodPressed, { scope, params: 'multipedidos@asaas' });
      expect(missing(scope)).toEqual({ kind: 'card' });
      await allSettled(storedCardsCounted, { scope, params: 2 });
      expect(missing(scope)).toEqual({ kind: 'stored-card' });
      await allSettled(groupOpened, { scope, params: 'uponTakeout' });
      expect(missing(scope)).toEqual({ kind: 'choose' });
    },
  );

  test.each([
    ['multipedidos@asaas', { kind: 'card' }],
    ['convenix', { kind: 'code' }],
    ['picpay', { kind: 'identity' }],
    ['gone', { kind: 'choose' }],
  ] as const)('an incomplete %s lacks %o', (method, is) =>
    expect(missing(at(5000, { method, group: 'online' }))).toEqual(is),
  );

  test.each([
    ['money', { kind: 'change' }],
    ['creditCard', { kind: 'card-kind' }],
  ] as const)('an incomplete %s on pickup lacks %o', (method, is) =>
    expect(missing(at(5000, { method, group: 'uponTakeout' }))).toEqual(is),
  );

  test('without any method there is none to choose', () => {
    const scope = at(5000, null, {
      cash_payment: false,
      card_payment: false,
      pix_settings: { active: false, key: '', name: '' },
      online_payment_integrations: [],
    });
    expect(missing(scope)).toEqual({ kind: 'none' });
  });
});
