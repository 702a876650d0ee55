import { OrderDetails, OrderUser } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { aDelivery, aLine } from '../testing/orders';
import { withoutPerson } from './without-person';

const MARK = 'canary';
const marked = {
  name: MARK,
  phone: MARK,
  email: MARK,
  cpf: MARK,
  address: MARK,
  number: MARK,
  complemento: MARK,
  address_ref: MARK,
  CEP: MARK,
  zone: MARK,
  city: MARK,
  birthday: MARK,
  car_plate: MARK,
  one_signal_id: MARK,
};
const pizza = { type: 'pizza', notes: MARK, selectedFlavors: [{ id: 'a', notes: MARK }] };
const order = aDelivery({
  user: marked,
  orders: [aLine('agua', { notes: MARK, qty: 2 }), { type: 'combo', comboItems: [pizza] }],
  details: {
    linkUUID: MARK,
    saleID: MARK,
    creditCardToken: MARK,
    coordinates: { latitude: 1.23456, longitude: 2.34567 },
  },
});
const person = {
  customer: { ...order.user, unknown_field: MARK },
  details: order.details,
  lines: order.orders,
  note: { ratingAvg: 4, ratingNote: MARK, askReview: true },
};

test('no value of a person is left, in known and unknown fields, free texts and nested notes', () => {
  const text = JSON.stringify(withoutPerson(person));
  for (const value of [MARK, '1.23456', '2.34567']) expect(text).not.toContain(value);
});

test('items and amounts stay, and can be read as an order', () => {
  const { customer, details, lines, note } = withoutPerson(person);
  expect(z.parse(OrderDetails, details)).toMatchObject({
    ...z.parse(OrderDetails, order.details),
    coordinates: null,
    linkUUID: '',
    saleID: '',
    creditCardToken: '',
  });
  expect(z.parse(OrderUser, customer)).toEqual(z.parse(OrderUser, {}));
  expect(lines).toMatchObject([
    { id: 'agua', qty: 2 },
    { comboItems: [{ selectedFlavors: [{ id: 'a' }] }] },
  ]);
  expect(note).toEqual({ ratingAvg: 4, ratingNote: '', askReview: true });
});

test.each([null, 'text', 7, []])('details that are %p are replaced, not copied', (details) => {
  expect(withoutPerson({ ...person, details }).details).toEqual({});
});
