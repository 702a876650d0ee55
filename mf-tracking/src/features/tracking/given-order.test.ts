import { minor, type OrderPayment } from '@storefront/shared-domain/contracts';
import { anOrder } from '@storefront/shared-domain/testing';
import { givenOrder } from './given-order';

const payment = (status: OrderPayment['status']): OrderPayment => ({
  kind: 'pix',
  status,
  method: 'pix',
  amount: minor(2690),
  link: '',
  pixCode: '',
  expiresAt: null,
  isViewOnly: true,
});
const order = anOrder();

test.each([
  ['paid on delivery', {}],
  ['paid', { payment: payment('paid') }],
  ['whose payment expired', { payment: payment('expired') }],
  ['with a status of a later build', { status: 'BAKED_TWICE' }],
])('an order %s is shown from the page', (_, changes) => {
  const wire: unknown = JSON.parse(JSON.stringify({ ...order, ...changes }));
  expect(givenOrder(wire, order.restaurantId)).toMatchObject({ uuid: order.uuid });
});

test.each([
  ['that waits for its payment: its actions depend on the viewer', { payment: payment('pending') }],
  ['whose payment was declined', { payment: payment('declined') }],
  ['that violates its contract', { uuid: 7 }],
  ['of another restaurant', { restaurantId: 1 }],
])('an order %s is read first', (_, changes) => {
  expect(givenOrder({ ...order, ...changes }, order.restaurantId)).toBeNull();
});

test.each([null, 'order', [], {}])('%j is no order', (wire) => {
  expect(givenOrder(wire, order.restaurantId)).toBeNull();
});
