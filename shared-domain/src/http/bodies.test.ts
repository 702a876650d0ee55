import * as z from 'zod/mini';
import { calls, OrderRequest } from '../contracts';
import { writeBody } from './read-answer';

const wire = {
  details: {
    deliveryType: 'delivery',
    deliveryFee: 7.5,
    deliveryFeeID: 12,
    paymentType: 'money',
    changeValue: 50,
    grandTotal: 41.4,
    total: 33.9,
    uuid: '5f0c2f0e-6c3d-4b7e-9a55-0d5be0c4a001',
    scheduleTo: '2026-01-05 9:30',
  },
  user: {
    id: 5,
    name: 'Ana',
    phone: '11987654321',
    coordinates: { latitude: -23.5, longitude: -46.6 },
  },
  orders: [
    {
      type: 'general',
      lineId: 'l1',
      id: 31,
      name: 'Água',
      notes: '',
      qty: 2,
      price: 4.95,
      extras: [{ id: 1, groupId: 2, name: 'Gelo', price: 0.5, qty: 1 }],
    },
  ],
  fingerprint: 'x',
};

test('an order goes out as it came in: decimals on the wire, amounts inside', () => {
  const order = z.parse(OrderRequest, wire);
  expect(order.details.grandTotal).toBe(4140);
  expect(order.orders[0]).toMatchObject({ price: 495 });
  const sent = JSON.parse(writeBody(calls.placeOrder.body, order)!) as typeof wire;
  expect(sent.details).toMatchObject({
    deliveryFee: 7.5,
    changeValue: 50,
    grandTotal: 41.4,
    total: 33.9,
    scheduleTo: '2026-01-05 9:30',
    needChange: false,
  });
  expect(sent.orders[0]).toMatchObject({ qty: 2, price: 4.95, extras: [{ price: 0.5, qty: 1 }] });
  expect(z.parse(OrderRequest, sent)).toEqual(order);
});

test('a login goes out in either of its forms', () => {
  expect(
    JSON.parse(
      writeBody(calls.logIn.body, { email: 'a@b.co', password: ' p ', loginMode: 'email' })!,
    ),
  ).toEqual({ email: 'a@b.co', password: ' p ', loginMode: 'email' });
  expect(
    JSON.parse(writeBody(calls.logIn.body, { access_token: 't', loginMode: 'gmail' })!),
  ).toEqual({ access_token: 't', loginMode: 'gmail' });
});

test('a call without a body sends none', () =>
  expect(writeBody(calls.getRestaurant.body, undefined)).toBeUndefined());
