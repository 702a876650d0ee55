import { minor, type OrderPayment } from '@storefront/shared-domain/contracts';
import { anOrder, aRestaurant } from '@storefront/shared-domain/testing';
import { followUp } from './follow-up';

const order = anOrder();
const info = aRestaurant({
  order_status_page: false,
  has_automatic_whatsapp_message: false,
  whatsapp: '5511987654321',
  country: 'BR',
});
const paid = (status: OrderPayment['status']) => ({
  ...order,
  payment: {
    status,
    kind: 'redirect',
    method: 'mercadopago',
    amount: minor(1),
    link: '',
    pixCode: '',
    expiresAt: null,
  } as OrderPayment,
});
const atTable = {
  ...order,
  details: { ...order.details, isTable: true, deliveryType: 'table' as const },
};

test.each([
  {
    case: '[TRACKING-08] nothing with an order status page',
    given: { info: { ...info, order_status_page: true, has_automatic_whatsapp_message: true } },
    kind: 'none',
  },
  { case: '[TRACKING-09] otherwise a message', given: {}, kind: 'message', isAutomatic: false },
  {
    case: '[TRACKING-10] at once when it is automatic',
    given: { info: { ...info, has_automatic_whatsapp_message: true } },
    kind: 'message',
    isAutomatic: true,
  },
  {
    case: '[TRACKING-11] a restaurant without a number gets none',
    given: { info: { ...info, whatsapp: '' } },
    kind: 'none',
  },
  {
    case: 'back from a payment that was made',
    given: { order: paid('paid') },
    kind: 'message',
    isAutomatic: false,
  },
  { case: 'a payment that is waited for', given: { order: paid('pending') }, kind: 'none' },
  { case: 'a payment that expired', given: { order: paid('expired') }, kind: 'none' },
  {
    case: 'an order that was canceled',
    given: { order: { ...order, status: 'CANCELED' } },
    kind: 'none',
  },
  { case: '[TRACKING-07] a table has its own message', given: { order: atTable }, kind: 'none' },
])('$case', ({ case: _, given, kind, ...more }) =>
  expect(followUp({ order, info, ...given })).toEqual({ kind, ...more }),
);
