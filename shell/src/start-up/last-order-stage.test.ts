import { minor, type OrderPayment } from '@storefront/shared-domain/contracts';
import { anOrder, aRestaurant } from '@storefront/shared-domain/testing';
import { lastOrderStage } from './last-order-stage';

const reviews = (enabled: boolean) =>
  aRestaurant({ review_settings: { enabled, show_in_order_page: true } });
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

test.each([
  { case: 'over and not reviewed', order: { status: 'OVER' }, stage: 'rate' },
  {
    case: 'over where no reviews are taken',
    order: { status: 'OVER' },
    enabled: false,
    stage: 'over',
  },
  { case: 'over and reviewed', order: { status: 'OVER', ratingAvg: 4 }, stage: 'over' },
  { case: 'over, and does not ask', order: { status: 'OVER', askReview: false }, stage: 'over' },
  { case: 'canceled', order: { status: 'CANCELED' }, stage: 'over' },
  {
    case: 'canceled, since it was not paid',
    order: { status: 'CANCELED', payment: payment('expired') },
    stage: 'over',
  },
  { case: 'received', order: { status: 'CREATED' }, stage: 'underway' },
  { case: 'on its way', order: { status: 'DISPATCHED' }, stage: 'underway' },
  { case: 'in an unknown stage', order: { status: 'IN_THE_OVEN' }, stage: 'underway' },
  {
    case: 'paid and received',
    order: { status: 'CREATED', payment: payment('paid') },
    stage: 'underway',
  },
  {
    case: 'not paid yet',
    order: { status: 'CREATED', payment: payment('pending') },
    stage: 'unpaid',
  },
  { case: 'declined', order: { status: 'CREATED', payment: payment('declined') }, stage: 'unpaid' },
])('[SHELL-41] [OPEN-024] an order that is $case: $stage', ({ order, enabled = true, stage }) =>
  expect(lastOrderStage(anOrder({ askReview: true, ...order }), reviews(enabled))).toBe(stage),
);
