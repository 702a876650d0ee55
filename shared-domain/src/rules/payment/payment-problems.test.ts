import type { OrderPayment, PaymentChoice } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import { aRestaurant } from '../../testing';
import { OFFLINE_METHODS, ONLINE_METHODS } from './find-method';
import { identityNeeds, isIdentity, missingIdentity } from './identity-needs';
import { isChangeEnough, paymentProblems } from './payment-problems';
import { isPaymentOver, paymentLink, paymentStep } from './payment-step';

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
  ['no brand', door({ method: 'creditCard' }), ['card-brand-missing']],
  [
    'a brand the restaurant does not take',
    door({ method: 'creditCard', card: { name: 'Diners', type: 'credit' } }),
    ['card-brand-missing'],
  ],
  [
    'a type the brand does not have',
    door({ method: 'creditCard', card: { name: 'Elo', type: 'credit' } }),
    ['card-type-missing'],
  ],
  ['brand and type', door({ method: 'creditCard', card: { name: 'Elo', type: 'debit' } }), []],
])('[CHECKOUT-19] a card with %s', (_case, choice, is) => expect(kinds(choice)).toStrictEqual(is));

test.each([
  ['a method of the door online', door({ group: 'online' }), ['method-not-offered']],
  ['an online method at the door', door({ method: 'stripe' }), ['method-not-offered']],
  ['an online method online', door({ method: 'stripe', group: 'online' }), []],
  ['a method that is not offered', door({ method: 'zelle' }), ['method-not-offered']],
])('%s', (_case, choice, is) => expect(kinds(choice)).toStrictEqual(is));

const online = (choice: Partial<PaymentChoice>): PaymentChoice => ({
  method: 'picpay',
  group: 'online',
  ...choice,
});
const all = aRestaurant({ online_payment_integrations: [...ONLINE_METHODS] });
const card = { uuid: 'u', brand: 'Visa', lastDigits: '4242', nickname: 'Mine', token: 't' };
const sale = { cpf: '52998224725', confirmationCode: '123456', saleID: 's' };

test.each<[string, string, PaymentChoice, string[]]>([
  [
    'CHECKOUT-17',
    'PicPay without the payer',
    online({}),
    ['identity-missing email', 'identity-missing cpf'],
  ],
  [
    'CHECKOUT-17',
    'PicPay with all it needs',
    online({ user: { email: 'a@demo.example', cpf: '52998224725' } }),
    [],
  ],
  [
    'DOMAIN-091',
    'PagSeguro with one word for a name',
    online({ method: 'pagseguro', user: { name: 'Marina' } }),
    ['identity-missing name'],
  ],
  [
    'CHECKOUT-20',
    'the wallet without a card',
    online({ method: 'multipedidos@asaas' }),
    ['card-missing'],
  ],
  [
    'CHECKOUT-20',
    'the wallet with a card that was not verified',
    online({ method: 'multipedidos@asaas', wallet: { ...card, token: '' } }),
    ['card-missing'],
  ],
  [
    'CHECKOUT-20',
    'the wallet with a card',
    online({ method: 'multipedidos@asaas', wallet: card }),
    [],
  ],
  [
    'CHECKOUT-21',
    'the partner without a sale',
    online({ method: 'convenix' }),
    ['partner-missing'],
  ],
  [
    'CHECKOUT-21',
    'the partner without the number of the sale',
    online({ method: 'convenix', partner: { ...sale, saleID: '' } }),
    ['partner-missing'],
  ],
  ['CHECKOUT-21', 'the partner with both', online({ method: 'convenix', partner: sale }), []],
])('[%s] [DOMAIN-046] %s', (_id, _case, choice, is) =>
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
});

const marina = { name: 'Marina Alves', cpf: '529.982.247-25', email: 'marina@demo.example' };

test.each([
  { id: 'CHECKOUT-30', method: 'picpay', needs: ['email', 'cpf'] },
  { id: 'CHECKOUT-32', method: 'pagseguro', needs: ['name'] },
  { id: 'CHECKOUT-33', method: 'pixAsaas', needs: ['name', 'cpf'] },
])('[CHECKOUT-17] [$id] $method needs $needs', ({ method, needs }) => {
  expect(identityNeeds(method)).toEqual(needs);
  expect(missingIdentity(method, undefined)).toEqual(needs);
  expect(missingIdentity(method, marina)).toEqual([]);
});

test('[CHECKOUT-17] no other method requires the payer', () => {
  const requested = [...ONLINE_METHODS, ...OFFLINE_METHODS, '', 'constructor', '__proto__'].filter(
    (method) => identityNeeds(method).length > 0,
  );
  expect(new Set(requested)).toEqual(new Set(['pixAsaas', 'pagseguro', 'picpay']));
});

test.each([
  ['name', 'Marina Alves', true],
  ['name', 'Marina', false],
  ['name', 'Marina 2', false],
  ['name', '   ', false],
  ['name', undefined, false],
  ['cpf', '52998224725', true],
  ['cpf', '52998224724', false],
  ['cpf', '11111111111', false],
  ['cpf', '12345678000195', false],
  ['cpf', '', false],
  ['email', 'marina@demo.example', true],
  ['email', ' marina@demo.example ', true],
  ['email', 'marina@demo', false],
  ['email', '', false],
] as const)('[CHECKOUT-31] [DOMAIN-091] as %s "%s" is taken: %s', (field, text, is) =>
  expect(isIdentity(field, text)).toBe(is),
);

const ORIGIN = 'http://store.example:8080';
const payment = (more: Partial<OrderPayment> = {}): OrderPayment => ({
  status: 'pending',
  kind: 'redirect',
  method: 'mercadopago',
  amount: minor(1000),
  link: 'https://bank.example/pay?x=1',
  pixCode: '',
  expiresAt: null,
  isViewOnly: false,
  ...more,
});

test.each([
  ['https://bank.example/pay', 'https://bank.example/pay'],
  ['/api/sandbox-bank/1', `${ORIGIN}/api/sandbox-bank/1`],
  [`${ORIGIN}/pay`, `${ORIGIN}/pay`],
  ['http://localhost:9/pay', 'http://localhost:9/pay'],
  ['http://bank.example/pay', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['https://shop@evil.example/', null],
  ['https://:secret@bank.example/', null],
  ['ftp://localhost/pay', null],
  ['', null],
])('[TRACKING-12] the address %j is followed as %j', (link, followed) =>
  expect(paymentLink(link, ORIGIN)).toBe(followed),
);

test.each([
  ['paid at the door', { payment: null }, { kind: 'none' }],
  [
    "[TRACKING-12] a provider's page",
    { payment: payment() },
    { kind: 'redirect', link: 'https://bank.example/pay?x=1' },
  ],
  [
    "[TRACKING-12] a provider's page by its reference",
    { payment: payment({ link: '' }), onlinePaymentReference: 'https://bank.example/r' },
    { kind: 'redirect', link: 'https://bank.example/r' },
  ],
  [
    '[TRACKING-13] PicPay',
    { payment: payment({ kind: 'app', method: 'picpay' }) },
    { kind: 'app', link: 'https://bank.example/pay?x=1' },
  ],
  [
    "[TRACKING-12] a pix, on the storefront's own page",
    { payment: payment({ kind: 'pix', link: '' }) },
    { kind: 'pix' },
  ],
  ['a card, charged at once', { payment: payment({ kind: 'card' }) }, { kind: 'none' }],
  ['paid already', { payment: payment({ status: 'paid' }) }, { kind: 'none' }],
  [
    'an address that must not be followed',
    { payment: payment({ link: 'javascript:alert(1)' }) },
    { kind: 'none' },
  ],
])('[CONFLICTS-03] what is left of an order: %s', (_what, order, step) =>
  expect(paymentStep({ onlinePaymentReference: '', ...order }, ORIGIN)).toEqual(step),
);

test('an order is over without payment when that expired or was given up', () => {
  const over = (['pending', 'paid', 'declined', 'expired', 'canceled', 'refunded'] as const).filter(
    (status) => isPaymentOver({ status }),
  );
  expect(over).toEqual(['expired', 'canceled']);
});

test('links are read where the browser has no URL.canParse, as older WebViews', () => {
  const { canParse } = URL;
  Object.assign(URL, { canParse: undefined });
  try {
    expect(paymentLink('/pay/1', 'https://a.example')).toBe('https://a.example/pay/1');
    expect(paymentLink('https://[', 'https://a.example')).toBeNull();
  } finally {
    Object.assign(URL, { canParse });
  }
});
