import { anOrder, aRestaurant } from '@storefront/shared-domain/testing';
import { canReview, isReviewRequested, isReviewShown } from './review-state';

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
