import fc from 'fast-check';
import type { PaymentChoice } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import { aRestaurant } from '../../testing';
import { anyPrice } from '../../testing/arbitraries';
import { ONLINE_METHODS } from './find-method';
import { isChangeEnough, paymentProblems } from './payment-problems';

const info = aRestaurant({ online_payment_integrations: ['stripe'] });
const door = (choice: Partial<PaymentChoice>): PaymentChoice => ({
  method: 'pix',
  group: 'uponDelivery',
  ...choice,
});
/* Compared by toStrictEqual: toEqual regards a list of `undefined` as empty. */
const kinds = (choice: PaymentChoice | null) =>
  paymentProblems(choice, info).map(({ kind }) => kind);

test('[CHECKOUT-16] a method is required', () => {
  expect(kinds(null)).toStrictEqual(['method-missing']);
  expect(kinds(door({ method: '' }))).toStrictEqual(['method-missing']);
  expect(kinds(door({}))).toStrictEqual([]);
});

test.each([
  { case: 'not chosen yet', cash: undefined, is: ['change-missing'] },
  { case: 'no change needed', cash: { changeNeeded: false, change: ZERO }, is: [] },
  { case: 'change needed', cash: { changeNeeded: true, change: minor(10000) }, is: [] },
])('[CHECKOUT-18] money with change $case', ({ cash, is }) =>
  expect(kinds(door(cash ? { method: 'money', cash } : { method: 'money' }))).toStrictEqual(is),
);

test.each([
  { case: 'no brand', choice: door({ method: 'creditCard' }), is: ['card-brand-missing'] },
  {
    case: 'a brand the restaurant does not take',
    choice: door({ method: 'creditCard', card: { name: 'Diners', type: 'credit' } }),
    is: ['card-brand-missing'],
  },
  {
    case: 'a type the brand does not have',
    choice: door({ method: 'creditCard', card: { name: 'Elo', type: 'credit' } }),
    is: ['card-type-missing'],
  },
  {
    case: 'brand and type',
    choice: door({ method: 'creditCard', card: { name: 'Elo', type: 'debit' } }),
    is: [],
  },
])('[CHECKOUT-19] a card with $case', ({ choice, is }) => expect(kinds(choice)).toStrictEqual(is));

test.each([
  {
    case: 'a method of the door online',
    choice: door({ group: 'online' }),
    is: ['method-not-offered'],
  },
  {
    case: 'an online method at the door',
    choice: door({ method: 'stripe' }),
    is: ['method-not-offered'],
  },
  { case: 'an online method online', choice: door({ method: 'stripe', group: 'online' }), is: [] },
  {
    case: 'a method that is not offered',
    choice: door({ method: 'zelle' }),
    is: ['method-not-offered'],
  },
])('$case', ({ choice, is }) => expect(kinds(choice)).toStrictEqual(is));

const online = (choice: Partial<PaymentChoice>): PaymentChoice => ({
  method: 'picpay',
  group: 'online',
  ...choice,
});
const all = aRestaurant({ online_payment_integrations: [...ONLINE_METHODS] });
const card = { uuid: 'u', brand: 'Visa', lastDigits: '4242', nickname: 'Mine', token: 't' };
const sale = { cpf: '52998224725', confirmationCode: '123456', saleID: 's' };

test.each<{ id: string; case: string; choice: PaymentChoice; is: string[] }>([
  {
    id: 'CHECKOUT-17',
    case: 'PicPay without the payer',
    choice: online({}),
    is: ['identity-missing email', 'identity-missing cpf'],
  },
  {
    id: 'CHECKOUT-17',
    case: 'PicPay with a wrong CPF',
    choice: online({ user: { email: 'a@demo.example', cpf: '52998224724' } }),
    is: ['identity-missing cpf'],
  },
  {
    id: 'CHECKOUT-17',
    case: 'PicPay with all it needs',
    choice: online({ user: { email: 'a@demo.example', cpf: '52998224725' } }),
    is: [],
  },
  {
    id: 'DOMAIN-091',
    case: 'PagSeguro with one word for a name',
    choice: online({ method: 'pagseguro', user: { name: 'Marina' } }),
    is: ['identity-missing name'],
  },
  {
    id: 'CHECKOUT-17',
    case: 'a method without an identity',
    choice: online({ method: 'mercadopago' }),
    is: [],
  },
  {
    id: 'CHECKOUT-20',
    case: 'the wallet without a card',
    choice: online({ method: 'multipedidos@asaas' }),
    is: ['card-missing'],
  },
  {
    id: 'CHECKOUT-20',
    case: 'the wallet with a card that was not verified',
    choice: online({ method: 'multipedidos@asaas', wallet: { ...card, token: '' } }),
    is: ['card-missing'],
  },
  {
    id: 'CHECKOUT-20',
    case: 'the wallet with a card',
    choice: online({ method: 'multipedidos@asaas', wallet: card }),
    is: [],
  },
  {
    id: 'CHECKOUT-21',
    case: 'the partner without a sale',
    choice: online({ method: 'convenix' }),
    is: ['partner-missing'],
  },
  {
    id: 'CHECKOUT-21',
    case: 'the partner without a code',
    choice: online({ method: 'convenix', partner: { ...sale, confirmationCode: '' } }),
    is: ['partner-missing'],
  },
  {
    id: 'CHECKOUT-21',
    case: 'the partner without the number of the sale',
    choice: online({ method: 'convenix', partner: { ...sale, saleID: '' } }),
    is: ['partner-missing'],
  },
  {
    id: 'CHECKOUT-21',
    case: 'the partner with both',
    choice: online({ method: 'convenix', partner: sale }),
    is: [],
  },
])('[$id] [DOMAIN-046] $case', ({ choice, is }) =>
  expect(
    paymentProblems(choice, all).map((problem) =>
      problem.kind === 'identity-missing' ? `${problem.kind} ${problem.field}` : problem.kind,
    ),
  ).toStrictEqual(is),
);

test('[SCHEDULE-15] a scheduled order is not paid at the door where only online payment is taken', () => {
  const record = aRestaurant({
    online_payment_integrations: ['stripe'],
    scheduleSettings: { ...info.scheduleSettings, enable: true, onlyWithOnlinePayment: true },
  });
  const kindsFor = (choice: PaymentChoice, kind: 'now' | 'later') =>
    paymentProblems(
      choice,
      record,
      kind === 'now' ? { kind } : { kind, scheduleTo: '2026-11-21 9:30' },
    ).map((problem) => problem.kind);
  expect(kindsFor(door({}), 'later')).toStrictEqual(['method-not-offered']);
  expect(kindsFor(door({ method: 'stripe', group: 'online' }), 'later')).toStrictEqual([]);
  expect(kindsFor(door({}), 'now')).toStrictEqual([]);
});

describe('isChangeEnough', () => {
  test.each([
    { case: 'nothing entered', amount: null, total: 5000, is: false },
    { case: 'less than the total', amount: 4999, total: 5000, is: false },
    { case: 'equal to the total', amount: 5000, total: 5000, is: false },
    { case: 'a hundredth more', amount: 5001, total: 5000, is: true },
  ])('[CHECKOUT-25] $case: $is', ({ amount, total, is }) =>
    expect(isChangeEnough(amount === null ? null : minor(amount), minor(total))).toBe(is),
  );

  test('[OPEN-073] with nothing to pay a method is still chosen, and any amount above 0 is enough', () => {
    expect(kinds(null)).toEqual(['method-missing']);
    expect([0, 1, 10000].map((amount) => isChangeEnough(minor(amount), ZERO))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('[OPEN-073] 0 is never enough, not even for a total below 0', () => {
    expect([null, minor(0), minor(1)].map((amount) => isChangeEnough(amount, minor(-100)))).toEqual(
      [false, false, true],
    );
  });

  test('never gives change of nothing', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (amount, total) =>
        expect(isChangeEnough(amount, total)).toBe(amount - total > 0),
      ),
    );
  });
});
