import type { CardType, PaymentSetting } from '../../contracts';
import { aRestaurant } from '../../testing';
import { methodAdjustment } from './method-adjustment';

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
