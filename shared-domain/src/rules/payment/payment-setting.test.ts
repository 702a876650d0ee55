import type { CardType, PaymentChoice, PaymentSetting } from '../../contracts';
import { minor } from '../../contracts/primitives';
import { aRestaurant } from '../../testing';
import { methodAdjustment } from './method-adjustment';
import { payable, payableAtMost } from './payable';
import { findPaymentSetting, paymentAdjustment } from './payment-setting';

describe('settings of a method', () => {
  const setting = (overrides: Partial<PaymentSetting> = {}): PaymentSetting => ({
    paymentType: 'money',
    isActive: true,
    value: 5,
    valueType: 'percent',
    operation: 'discount',
    ...overrides,
  });
  const card: PaymentChoice = {
    method: 'creditCard',
    group: 'uponDelivery',
    card: { name: 'Visa', type: 'credit' },
  };
  const money: PaymentChoice = { method: 'money', group: 'uponDelivery' };

  describe('findPaymentSetting', () => {
    const settings = ['creditCard', 'Visa debit', 'Visa credit', 'money', 'pixAsaas'].map(
      (paymentType) => setting({ paymentType }),
    );

    test.each([
      ['the method id', money, 'money'],
      ['an online reference', { method: 'pixAsaas', group: 'online' } as const, 'pixAsaas'],
      ['brand and type of a card', card, 'Visa credit'],
      [
        'creditCard when the brand has none of its own',
        { ...card, card: { name: 'Elo', type: 'debit' } } as const,
        'creditCard',
      ],
      ['nothing for a method without a setting', { ...money, method: 'pix' }, null],
    ])('[OPEN-071] finds by %s', (_case, choice, finds) =>
      expect(findPaymentSetting(settings, choice)?.paymentType ?? null).toBe(finds),
    );

    test.each(['visa-credit', 'VISA_CREDIT', 'VisaCredit'])(
      '[OPEN-071] %s names the same card',
      (paymentType) => {
        expect(
          findPaymentSetting(
            [setting({ paymentType: 'creditCard' }), setting({ paymentType })],
            card,
          )?.paymentType,
        ).toBe(paymentType);
      },
    );

    test.each([
      { case: 'inactive', off: { isActive: false } },
      { case: 'of value 0', off: { value: 0 } },
      { case: 'of a negative value', off: { value: -3 } },
    ])('[DOMAIN-074] a setting $case does not count', ({ off }) => {
      expect(findPaymentSetting([setting(off)], money)).toBeNull();
      expect(paymentAdjustment(minor(1000), setting(off))).toBe(0);
    });
  });
});

describe('the adjustment of a method', () => {
  const setting = (paymentType: string, more: Partial<PaymentSetting> = {}): PaymentSetting => ({
    paymentType,
    isActive: true,
    value: 5,
    valueType: 'percent',
    operation: 'discount',
    ...more,
  });
  const card = (name: string, uses: Partial<CardType> = {}): CardType => ({
    name,
    isDebit: true,
    isCredit: true,
    isVoucher: false,
    ...uses,
  });
  const adjustment = (method: string, ...paymentSettings: PaymentSetting[]) =>
    methodAdjustment(
      aRestaurant({ paymentSettings, card_types: [card('Visa'), card('Elo', { isDebit: false })] }),
      method,
      'uponDelivery',
    );

  test('[OPEN-071] a method shows its setting in force', () => {
    const found = setting('pix');
    expect(adjustment('pix', found)).toEqual({ kind: 'fixed', setting: found });
    expect(adjustment('money', found)).toEqual({ kind: 'none' });
    expect(adjustment('pix', setting('pix', { isActive: false }))).toEqual({ kind: 'none' });
    expect(adjustment('pix', setting('pix', { value: 0 }))).toEqual({ kind: 'none' });
  });

  test('[OPEN-071] [CHECKOUT-29] a card shows what every brand and type of it has in common', () => {
    const all = setting('creditCard');
    expect(adjustment('creditCard', all)).toEqual({ kind: 'fixed', setting: all });
    expect(adjustment('creditCard')).toEqual({ kind: 'none' });
    expect(
      adjustment(
        'creditCard',
        ...['Visa debit', 'Visa credit', 'Elo credit'].map((name) => setting(name)),
      ),
    ).toMatchObject({ kind: 'fixed', setting: { value: 5 } });
  });

  test.each([
    ['one brand alone', [setting('Visa credit')]],
    [
      'another amount',
      [setting('creditCard'), setting('Elo credit', { value: 1.5, valueType: 'fix' })],
    ],
    [
      'the other direction',
      [setting('creditCard'), setting('Visa debit', { operation: 'addition' })],
    ],
  ])('[CHECKOUT-29] a card says that it depends on the card: %s', (_, settings) =>
    expect(adjustment('creditCard', ...settings)).toEqual({ kind: 'byCard' }),
  );

  test('a method that is no card ignores the settings of cards and needs no brand', () => {
    const found = setting('pix');
    expect(adjustment('pix', setting('Visa credit'))).toEqual({ kind: 'none' });
    expect(
      methodAdjustment(
        aRestaurant({ paymentSettings: [found], card_types: [] }),
        'pix',
        'uponDelivery',
      ),
    ).toEqual({ kind: 'fixed', setting: found });
  });

  test('a restaurant without brands has no adjustment of cards', () =>
    expect(
      methodAdjustment(
        aRestaurant({ paymentSettings: [setting('creditCard')], card_types: [] }),
        'creditCard',
        'uponDelivery',
      ),
    ).toEqual({ kind: 'none' }));
});

test.each([
  ['PYG', 1_234_549, 1_234_500, 1_234_500],
  ['PYG', 1_234_550, 1_234_600, 1_234_500],
  [' pyg ', 49, 0, 0],
  ['PYG', -1_234_550, -1_234_600, -1_234_500],
  ['BRL', 1_234_549, 1_234_549, 1_234_549],
  ['CLP', 1_234_550, 1_234_600, 1_234_500],
  ['KWD', 1_234_549, 1_234_549, 1_234_549],
  ['', 1, 1, 1],
])(
  'of %s %p hundredths are paid as %p, and at most %p of them',
  (currency, amount, nearest, most) => {
    expect([payable(minor(amount), currency), payableAtMost(minor(amount), currency)]).toEqual([
      nearest,
      most,
    ]);
  },
);
