import * as z from 'zod/mini';
import { minor, OrderDetails, OrderUser, type Order, type PlacedOrder } from '../contracts';
import { aGeneralLine } from './lines';

const uuid = '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11';
const at = '2025-06-14T21:30:00.000Z';
const user = z.parse(OrderUser, {
  name: 'Ana Lima',
  phone: '11987654321',
  address: 'Rua Augusta',
  number: '1200',
  zone: 'Consolação',
  city: 'São Paulo',
});
const details = z.parse(OrderDetails, {
  uuid,
  deliveryType: 'delivery',
  deliveryFee: 8,
  paymentType: 'money',
  total: 18.9,
  grandTotal: 26.9,
});

/** One dish for delivery, just created: 18.90 and 8.00 of fee, in cash. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  id: '501',
  orderNoText: '#501',
  pickupCode: '',
  uuid,
  restaurantId: 7,
  status: 'CREATED',
  onlinePaymentReference: '',
  created_at: at,
  details,
  user,
  orders: [aGeneralLine()],
  ratingAvg: null,
  ratingNote: '',
  askReview: true,
  history: [{ status: 'CREATED', at }],
  ...overrides,
});

/** The answer of the API to that order. */
export const aPlacedOrder = (overrides: Partial<PlacedOrder> = {}): PlacedOrder => ({
  order: anOrder(),
  totalNetValue: minor(2690),
  client: { id: null, name: 'Ana Lima', email: '', phone: '11987654321' },
  ...overrides,
});
