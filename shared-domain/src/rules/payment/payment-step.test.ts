import { minor, type OrderPayment } from '../../contracts';
import { isPaymentOver, paymentLink, paymentStep } from './payment-step';

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
  ['ftp://store.example:8080/pay', null],
  ['ftp://localhost/pay', null],
  ['https://', null],
  ['', null],
])('[TRACKING-12] the address %j is followed as %j', (link, followed) =>
  expect(paymentLink(link, ORIGIN)).toBe(followed),
);

test.each([
  { what: 'paid at the door', order: { payment: null }, step: { kind: 'none' } },
  {
    what: "[TRACKING-12] a provider's page",
    order: { payment: payment() },
    step: { kind: 'redirect', link: 'https://bank.example/pay?x=1' },
  },
  {
    what: "[TRACKING-12] a provider's page by its reference",
    order: { payment: payment({ link: '' }), onlinePaymentReference: 'https://bank.example/r' },
    step: { kind: 'redirect', link: 'https://bank.example/r' },
  },
  {
    what: '[TRACKING-13] PicPay',
    order: { payment: payment({ kind: 'app', method: 'picpay' }) },
    step: { kind: 'app', link: 'https://bank.example/pay?x=1' },
  },
  {
    what: "[TRACKING-12] a pix, on the storefront's own page",
    order: { payment: payment({ kind: 'pix', link: '' }) },
    step: { kind: 'pix' },
  },
  {
    what: 'a card, charged at once',
    order: { payment: payment({ kind: 'card' }) },
    step: { kind: 'none' },
  },
  { what: 'paid already', order: { payment: payment({ status: 'paid' }) }, step: { kind: 'none' } },
  {
    what: 'an address that must not be followed',
    order: { payment: payment({ link: 'javascript:alert(1)' }) },
    step: { kind: 'none' },
  },
])('[CONFLICTS-03] what is left of an order: $what', ({ order, step }) =>
  expect(paymentStep({ onlinePaymentReference: '', ...order }, ORIGIN)).toEqual(step),
);

test('an order is over without payment when that expired or was given up', () => {
  const over = (['pending', 'paid', 'declined', 'expired', 'canceled', 'refunded'] as const).filter(
    (status) => isPaymentOver({ status }),
  );
  expect(over).toEqual(['expired', 'canceled']);
});
