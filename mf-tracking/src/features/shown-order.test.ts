import {
  minor,
  type OrderPayment,
  type Order,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { anOrder, aRestaurant } from '@storefront/shared-domain/testing';
import { isPaymentAll, paymentView } from './after-payment/payment-view';
import { distanceText, metresBetween, minutesFor } from './courier/courier-card';
import { computeEstimate } from './progress/state-card';
import { canReview, isReviewRequested, isReviewShown } from './review/review-state';
import { givenOrder } from './tracking/given-order';

describe('payment', () => {
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
});

describe('distance', () => {
  const HOME = { latitude: -23.5541, longitude: -46.6905 };

  test('[OPEN-053] metres between two places', () => {
    expect(metresBetween(HOME, HOME)).toBe(0);
    expect(metresBetween(HOME, { ...HOME, latitude: HOME.latitude + 0.01 })).toBeCloseTo(1113.2, 1);
    expect(metresBetween(HOME, { ...HOME, longitude: HOME.longitude + 0.01 })).toBeCloseTo(
      1020.5,
      0,
    );
  });

  test.each([
    [99, 0],
    [100, 1],
    [231, 2],
  ])('%i metres are %i minutes', (metres, minutes) => expect(minutesFor(metres)).toBe(minutes));

  test.each([
    [12, 'pt-br', 'BR', '50 m'],
    [430, 'pt-br', 'BR', '450 m'],
    [1240, 'pt-br', 'BR', '1,2 km'],
    [2000, 'es', 'AR', '2 km'],
  ] as const)('%i metres are shown in %s of %s as %s', (metres, language, country, text) =>
    expect(distanceText(metres, language, country).replace(/\s/g, ' ')).toBe(text),
  );
});

describe('estimate', () => {
  type Case = {
    case: string;
    details?: Partial<Order['details']>;
    order?: Partial<Order>;
    info?: Partial<RestaurantInfo>;
    is: [from: string, to: string] | null;
  };

  test.each<Case>([
    { case: 'a delivery takes from 30 to 50 minutes', is: ['22:00', '22:20'] },
    {
      case: 'without a least time there is one figure',
      info: { delivery_time_min: 0 },
      is: ['22:20', '22:20'],
    },
    {
      case: 'a delivery that is packed is still waited for',
      order: { status: 'READY' },
      is: ['22:00', '22:20'],
    },
    {
      case: 'what is ready is not estimated',
      details: { deliveryType: 'balcony' },
      order: { status: 'READY' },
      is: null,
    },
    { case: 'a table waits for no clock', details: { deliveryType: 'table' }, is: null },
    { case: 'a scheduled order has its own time', details: { schedule: true }, is: null },
    {
      case: 'a restaurant that does not say',
      info: { delivery_time_min: 0, delivery_time_max: 0 },
      is: null,
    },
  ])('$case', ({ details, order, info, is }) => {
    const estimate = computeEstimate(
      anOrder({ details: { ...anOrder().details, ...details }, ...order }),
      aRestaurant(info),
    );
    expect(estimate && [estimate.from.slice(11, 16), estimate.to.slice(11, 16)]).toEqual(is);
  });
});

describe('review', () => {
  const ON = { enabled: true, show_in_order_page: true };
  const order = (own: object = {}) =>
    anOrder({ status: 'OVER', askReview: true, ratingAvg: null, ...own });
  const judged = (own: object = {}, review_settings = ON) => {
    const info = aRestaurant({ review_settings });
    return [
      canReview(order(own), info),
      isReviewRequested(order(own), info),
      isReviewShown(order(own), info),
    ];
  };

  test.each([
    ['an order that is over and asks', {}, ON, [true, true, true]],
    ['one that does not ask', { askReview: false }, ON, [true, false, true]],
    ['one that was rated', { ratingAvg: 4 }, ON, [false, false, true]],
    ['one that is on its way', { status: 'DISPATCHED' }, ON, [false, false, false]],
    ['one that was canceled', { status: 'CANCELED' }, ON, [false, false, false]],
    [
      'a restaurant without reviews',
      {},
      { enabled: false, show_in_order_page: true },
      [false, false, false],
    ],
    [
      'a restaurant that does not show them with the order',
      {},
      { enabled: true, show_in_order_page: false },
      [true, true, false],
    ],
  ])('[TRACKING-04] [OPEN-022] %s', (_, own, settings, is) =>
    expect(judged(own, settings)).toEqual(is),
  );
});

describe('an order in the page', () => {
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
    [
      'that waits for its payment: its actions depend on the viewer',
      { payment: payment('pending') },
    ],
    ['whose payment was declined', { payment: payment('declined') }],
    ['that violates its contract', { uuid: 7 }],
    ['of another restaurant', { restaurantId: 1 }],
  ])('an order %s is read first', (_, changes) => {
    expect(givenOrder({ ...order, ...changes }, order.restaurantId)).toBeNull();
  });

  test.each([null, 'order', [], {}])('%j is no order', (wire) => {
    expect(givenOrder(wire, order.restaurantId)).toBeNull();
  });
});
