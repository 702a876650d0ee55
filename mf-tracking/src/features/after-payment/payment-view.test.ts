import { minor, type OrderPayment } from '@storefront/shared-domain/contracts';
import { isPaymentAll, paymentView } from './payment-view';

const payment = (status: OrderPayment['status']): OrderPayment => ({
  status,
  kind: 'redirect',
  method: 'mercadopago',
  amount: minor(1),
  link: '',
  pixCode: '',
  expiresAt: null,
  isViewOnly: false,
});
const view = (status: OrderPayment['status'] | null, isReturn = false, order = 'CREATED') =>
  paymentView({ payment: status && payment(status), status: order }, isReturn);

test.each([
  [null, false, null],
  ['paid', false, null],
  ['paid', true, 'paid'],
  ['pending', true, 'pending'],
  ['pending', false, 'pending'],
  ['declined', false, 'declined'],
  ['expired', false, 'expired'],
  ['canceled', false, 'canceled'],
  ['refunded', true, 'refunded'],
] as const)(
  '[TRACKING-03] a payment that is %s, after a return %s, is shown as %s',
  (status, isReturn, messages) => expect(view(status, isReturn)).toBe(messages),
);

test('a payment without a waiting order is over', () =>
  expect(view('pending', false, 'CANCELED')).toBe('canceled'));

test('an order that waits for its payment, or never had it, is not shown as received by the restaurant', () => {
  expect(
    (['pending', 'declined', 'expired', 'canceled', 'refunded', 'paid', null] as const).filter(
      isPaymentAll,
    ),
  ).toEqual(['pending', 'declined', 'expired', 'canceled']);
});
