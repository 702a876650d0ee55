import fc from 'fast-check';
import type { PaymentChoice, PaymentSetting } from '../../contracts';
import { minor } from '../../contracts/primitives';
import { anyPrice } from '../../testing/arbitraries';
import { findPaymentSetting, paymentAdjustment } from './payment-setting';

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
    { case: 'the method id', choice: money, finds: 'money' },
    {
      case: 'an online reference',
      choice: { method: 'pixAsaas', group: 'online' } as const,
      finds: 'pixAsaas',
    },
    { case: 'brand and type of a card', choice: card, finds: 'Visa credit' },
    {
      case: 'creditCard when the brand has none of its own',
      choice: { ...card, card: { name: 'Elo', type: 'debit' } } as const,
      finds: 'creditCard',
    },
    {
      case: 'nothing for a method without a setting',
      choice: { ...money, method: 'pix' },
      finds: null,
    },
  ])('[OPEN-071] finds by $case', ({ choice, finds }) =>
    expect(findPaymentSetting(settings, choice)?.paymentType ?? null).toBe(finds),
  );

  test.each(['visa-credit', 'VISA_CREDIT', 'VisaCredit'])(
    '[OPEN-071] %s names the same card',
    (paymentType) => {
      expect(
        findPaymentSetting([setting({ paymentType: 'creditCard' }), setting({ paymentType })], card)
          ?.paymentType,
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

describe('paymentAdjustment', () => {
  test.each([
    { valueType: 'percent', operation: 'discount', value: 5, base: 1010, is: -51 },
    { valueType: 'percent', operation: 'addition', value: 5, base: 1010, is: 51 },
    { valueType: 'percent', operation: 'addition', value: 2.5, base: 10000, is: 250 },
    { valueType: 'fix', operation: 'discount', value: 2.5, base: 1010, is: -250 },
    { valueType: 'fix', operation: 'addition', value: 2.5, base: 1010, is: 250 },
    { valueType: 'percent', operation: 'addition', value: 5, base: -400, is: 0 },
  ] as const)(
    '[DOMAIN-074] $operation of $value ($valueType) on $base is $is',
    ({ base, is, ...record }) => {
      expect(paymentAdjustment(minor(base), setting(record))).toBe(is);
    },
  );

  test('no setting changes nothing', () => expect(paymentAdjustment(minor(1000), null)).toBe(0));

  test('an addition never takes off, a discount never adds, and both are equally large', () => {
    const anyValue = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(
        anyPrice,
        anyValue,
        fc.constantFrom('fix' as const, 'percent' as const),
        (base, value, valueType) => {
          const added = paymentAdjustment(
            base,
            setting({ value, valueType, operation: 'addition' }),
          );
          expect(added).toBeGreaterThanOrEqual(0);
          expect(
            paymentAdjustment(base, setting({ value, valueType, operation: 'discount' })) + added,
          ).toBe(0);
        },
      ),
    );
  });
});
