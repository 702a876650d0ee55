import fc from 'fast-check';
import type { TFunction } from 'i18next';
import { minor, type OrderDetails, type PaymentChoice } from '@storefront/shared-domain/contracts';
import { formatMoney, WALLET_METHOD } from '@storefront/shared-domain/rules';
import { anOrder, aRestaurant } from '@storefront/shared-domain/testing';
import { readAmount } from '../lib/read-amount';
import { choiceText, methodHint } from './payment/method-grid';
import { secondsLeft, spokenMinutes, watchFace } from './pix/pix-waiting';
import { paymentDetail } from './success/order-placed';

describe('a typed amount', () => {
  test.each([
    ['50', 5000],
    ['50,00', 5000],
    ['R$ 50,5', 5050],
    ['R$50,5', 5050],
    ['1.250,50', 125_050],
    ['1.250', 125_000],
    [',5', 50],
    ['US$ 20', 2000],
    ['1000000000', 100_000_000_000],
  ])('[CHECKOUT-25] %s reads as %s', (typed, amount) => expect(readAmount(typed)).toBe(amount));

  test.each(['', 'abc', '-5', '1e9', '1.2.3', '1,25,0', '99999999999999', '1000000000,01', '5 0'])(
    '[CHECKOUT-25] "%s" is no amount',
    (typed) => expect(readAmount(typed)).toBeNull(),
  );

  test.each([
    ['10.000', 1_000_000],
    ['10000', 1_000_000],
  ])('where money has no decimals %s reads as %s', (typed, amount) =>
    expect(readAmount(typed)).toBe(amount),
  );

  test.each(['BRL', 'USD', 'PYG'])('what the page shows of %s may be typed', (currency) =>
    fc.assert(
      fc.property(fc.nat(9_999_999), (units) => {
        expect(readAmount(formatMoney(minor(units * 100), currency))).toBe(units * 100);
      }),
    ),
  );
});

describe('the time left', () => {
  const now = Date.parse('2026-03-10T15:00:00Z');

  test.each([
    ['2026-03-10T15:00:00.001Z', 1],
    ['2026-03-10T15:01:00Z', 60],
    ['2026-03-10T15:00:00Z', 0],
    ['2026-03-10T14:00:00Z', 0],
    ['', 0],
    ['soon', 0],
  ])('until %j there are %i seconds', (until, seconds) =>
    expect(secondsLeft(until, now)).toBe(seconds),
  );

  test.each([
    [0, '0:00'],
    [65, '1:05'],
    [3599, '59:59'],
    [3605, '1:00:05'],
    [90_000, '25:00:00'],
  ])('%i seconds are shown as %s', (seconds, face) => expect(watchFace(seconds)).toBe(face));

  test('the time left is said twice, not every second', () => {
    const said = Array.from({ length: 900 }, (_, index) => spokenMinutes(900 - index)).filter(
      (minutes, index, all) => minutes !== null && minutes !== all[index - 1],
    );
    expect(said).toEqual([5, 1]);
  });
});

describe('a method', () => {
  const t = ((key: string, values: object = {}) =>
    [key, ...Object.values(values)].join(' ')) as unknown as Parameters<typeof methodHint>[0];
  const hint = (method: string, brands: readonly string[] = []): string =>
    methodHint(
      t,
      method,
      'online',
      aRestaurant({
        card_types: brands.map((name) => ({
          name,
          isCredit: true,
          isDebit: true,
          isVoucher: false,
        })),
      }),
    );

  test.each<[string, readonly string[], string]>([
    ['creditCard', ['Visa', 'Elo', 'Amex'], 'Visa · Elo · Amex'],
    ['creditCard', ['Visa', 'Elo', 'Amex', 'Hipercard'], 'payment.more-brands Visa · Elo · Amex 1'],
    [WALLET_METHOD, ['Visa'], 'Visa'],
    ['money', ['Visa'], ''],
  ])('%s is paid with %j: %s', (method, brands, text) => expect(hint(method, brands)).toBe(text));

  test.each<[PaymentChoice, string]>([
    [
      { method: 'money', group: 'uponDelivery', cash: { changeNeeded: true, change: minor(5000) } },
      'payment.change-for 5000',
    ],
    [
      { method: 'money', group: 'uponDelivery', cash: { changeNeeded: false, change: minor(0) } },
      'payment.no-change',
    ],
    [{ method: 'pix', group: 'online' }, ''],
  ])('the details of the choice %j: %s', (choice, text) =>
    expect(choiceText(t as unknown as TFunction, choice, String)).toBe(text),
  );
});

describe('the payment of an order', () => {
  const say = ((key: string, values?: { amount?: string }) =>
    [key, values?.amount].filter(Boolean).join(' ')) as Parameters<typeof paymentDetail>[0];
  const detail = (over: Partial<OrderDetails>): string[] =>
    paymentDetail(say, { ...anOrder().details, ...over }, (amount) => String(amount));

  test.each<{ case: string; given: Partial<OrderDetails>; shown: string[] }>([
    {
      case: 'change for cash',
      given: { paymentType: 'money', needChange: true, changeValue: minor(5000) },
      shown: ['payment.change-for 5000'],
    },
    {
      case: 'cash without change',
      given: { paymentType: 'money', needChange: false },
      shown: ['payment.no-change'],
    },
    {
      case: 'brand and kind of a card at the door',
      given: { paymentType: 'creditCard', cardType: 'Visa', cardMethod: 'debit' },
      shown: ['Visa · domain:payment.card.debit'],
    },
    {
      case: 'nothing of pix',
      given: { paymentType: 'pix', cardType: '', cardMethod: '' },
      shown: [],
    },
  ])('[CHECKOUT-25] shows $case', ({ given, shown }) => expect(detail(given)).toEqual(shown));
});
