import { allSettled, fork, type Scope } from 'effector';
import { minor, type Order, type OrderTracking } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  languageChanged,
  restaurantLoaded,
  restaurantSelected,
  siteSettingsRead,
} from '@storefront/shared-domain/models';
import { keys, savePlacedAddress, storage } from '@storefront/shared-domain/storage';
import {
  aChosenExtra,
  aGeneralLine,
  anOrder,
  aPizzaLine,
  aPrizeLine,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { readFileFx, readOrderFx } from '../features/tracking/order.api';
import { followFx, pageOpened } from '../features/tracking/tracking.model';
import { textOf } from '../testing/render-page.test-kit';
import RateOrderPage from './rate-order.page';
import TrackPage from './track.page';

const { uuid } = anOrder();
const at = `/track?token=${uuid}`;

/** A page opened with this response of the API. */
async function opened(
  answer: () => Promise<Order>,
  requested = uuid,
  file: () => Promise<OrderTracking> = () => Promise.reject(new ApiError({ kind: 'offline' })),
): Promise<Scope> {
  const scope = fork({
    handlers: [
      [readOrderFx, answer],
      [readFileFx, file],
      [followFx, () => () => undefined],
    ],
  });
  await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  await allSettled(languageChanged, { scope, params: 'en' });
  await allSettled(pageOpened, { scope, params: requested });
  return scope;
}
const shown = async (order: Order) =>
  textOf(<TrackPage />, { scope: await opened(async () => order), at });

test('the page shows the order its address names: number, items, choices, notes, place, payment, totals', async () => {
  const text = await shown(
    anOrder({
      orderNoText: '0042',
      orders: [
        aGeneralLine({ qty: 2, notes: 'no salt', extras: [aChosenExtra({ qty: 2 })] }),
        aPizzaLine(),
        aPrizeLine(),
      ],
      user: { ...anOrder().user, address: 'Rua •••', number: '••••' },
      details: { ...anOrder().details, needChange: true, changeValue: minor(5000) },
    }),
  );
  for (const part of [
    'Order 0042',
    'Bella Napoli',
    '2× Bruschetta',
    '2x Cheese',
    'Note: no salt',
    'R$51,80',
    '1/2 Margherita',
    '40 points',
    'Delivery',
    'Rua •••, ••••',
    'Consolação · São Paulo',
    'Cash',
    'Change for R$50,00',
    'Subtotal R$18,90',
    'Delivery fee R$8,00',
    'TOTAL R$26,90',
  ])
    expect(text).toContain(part);
});

describe('[API-14] [OPEN-016] the file of the order', () => {
  const file = (change: Partial<OrderTracking> = {}): OrderTracking => ({
    uuid,
    orderNoText: '0042',
    restaurantId: 7,
    status: 'PREPARING',
    deliveryType: 'delivery',
    history: [],
    ...change,
  });
  const broken = () => Promise.reject(new ApiError({ kind: 'http', status: 500 }));
  const said = async (answer: () => Promise<Order>, found: () => Promise<OrderTracking>) =>
    textOf(<TrackPage />, { scope: await opened(answer, uuid, found), at });

  test('states number and stage when the order itself cannot be read, with the reason below', async () => {
    const text = await said(broken, async () => file());
    for (const part of ['Order 0042', 'The kitchen is preparing your order.', 'Try again'])
      expect(text).toContain(part);
  });

  test('never hides the order, nor that there is none', async () => {
    const order = async () => anOrder({ status: 'READY' });
    expect(await said(order, async () => file())).not.toContain('The kitchen is preparing');
    const none = () => Promise.reject(new ApiError({ kind: 'http', status: 404 }));
    expect(await said(none, async () => file())).not.toContain('Order 0042');
  });

  test.each([
    ['of another order', { uuid: '00000000-0000-4000-8000-000000000000' }],
    ['of another restaurant', { restaurantId: 8 }],
  ])('%s is not shown', async (_, change) => {
    expect(await said(broken, async () => file(change))).not.toContain('0042');
  });

  test('a pickup that is ready gets no hint: it may be brought to a car', async () => {
    const text = await said(broken, async () => file({ status: 'READY', deliveryType: 'balcony' }));
    expect(text).toContain('Order 0042');
    expect(text).not.toContain('counter');
  });
});

test('a pickup has its code, spelled for screen readers, until it is handed over', async () => {
  const pickup = (status: string, carTakeout = false) =>
    shown(
      anOrder({
        status,
        pickupCode: 'K4R7',
        details: { ...anOrder().details, deliveryType: 'balcony', carTakeout },
      }),
    );
  expect(await pickup('CREATED')).toContain(
    'Pickup code K4R7 K 4 R 7 Say this code at the counter.',
  );
  expect(await pickup('READY', true)).toContain('when your order is brought to your car');
  expect(await pickup('OVER')).not.toContain('K4R7');
  expect(await shown(anOrder())).not.toContain('Pickup code');
});

test('a masked address is shown in full on the device that placed the order', async () => {
  const { id } = restaurantData().info;
  const masked = anOrder({ user: { ...anOrder().user, address: 'Rua •••', number: '••••' } });
  const { address, number } = anOrder().user;
  const own = [address, number].join(', ');
  expect(await shown(masked)).not.toContain(own);
  savePlacedAddress(id, anOrder());
  expect(await shown(masked)).toContain(own);
  const erased = anOrder({ user: { ...anOrder().user, address: '', number: '' } });
  expect(await shown(erased)).not.toContain(own);
  storage.remove(keys.placedAddresses(id));
});

test('[OPEN-014] an unknown state is a neutral step in progress', async () => {
  const text = await shown(
    anOrder({
      status: 'QUALITY_CHECK',
      history: [...anOrder().history, { status: 'QUALITY_CHECK', at: '2025-06-14T21:40:00.000Z' }],
    }),
  );
  expect(text).toContain('In progress The restaurant is working on your order.');
  expect(text).toContain('In progress (in progress) 6:40 PM');
});

test('[OPEN-055] a takeout order links to the restaurant on the configured map, a delivery does not', async () => {
  const maps = {
    '': { tiles: '/t/{z}/{x}/{y}', attribution: '', link: 'https://maps.example/?q={lat},{lng}' },
  };
  const page = async (
    deliveryType: Order['details']['deliveryType'],
    isLinked = true,
  ): Promise<string> => {
    const scope = await opened(async () =>
      anOrder({ details: { ...anOrder().details, deliveryType } }),
    );
    await allSettled(restaurantLoaded, {
      scope,
      params: restaurantData({ info: aRestaurant({ latitude: -23.5, longitude: -46.5 }) }),
    });
    if (isLinked)
      await allSettled(siteSettingsRead, { scope, params: { maps, counterPickupRestaurants: [] } });
    return textOf(<TrackPage />, { scope, at });
  };
  for (const type of ['balcony', 'carTakeout'] as const)
    expect(await page(type)).toContain('View on map');
  expect(await page('delivery')).not.toContain('View on map');
  expect(await page('balcony', false)).not.toContain('View on map');
});

const over = (own: Partial<Order> = {}): Order =>
  anOrder({
    status: 'OVER',
    askReview: true,
    history: [...anOrder().history, { status: 'OVER', at: '2025-06-14T22:10:00.000Z' }],
    ...own,
  });
async function rated(
  order: Order,
  review_settings = { enabled: true, show_in_order_page: true },
): Promise<string> {
  const scope = await opened(async () => order);
  await allSettled(restaurantLoaded, {
    scope,
    params: restaurantData({ info: aRestaurant({ review_settings }) }),
  });
  return textOf(<RateOrderPage />, { scope, at: `/rate-order?token=${uuid}` });
}

test('[SHELL-28] rate-order of an order that is over is its review: stars, a note, and what was ordered', async () => {
  const text = await rated(over());
  for (const part of [
    'How was your order?',
    '1 star',
    '5 stars',
    'Anything else to say?',
    'Send review',
    'Not now',
    'Bruschetta',
  ])
    expect(text).toContain(part);
});

test.each([
  [true, 'DISPATCHED', true],
  [true, 'READY', false],
  [true, 'OVER', false],
  [false, 'DISPATCHED', false],
])(
  '[OPEN-053] with mpboy %s an order that is %s shows its courier: %s',
  async (mpboy, status, isShown) => {
    const scope = await opened(async () =>
      anOrder({
        status,
        history: [...anOrder().history, { status, at: '2025-06-14T22:00:00.000Z' }],
      }),
    );
    await allSettled(restaurantLoaded, {
      scope,
      params: restaurantData({
        info: aRestaurant({ modules: { ...aRestaurant().modules, mpboy } }),
      }),
    });
    expect((await textOf(<TrackPage />, { scope, at })).includes('Waiting for the courier')).toBe(
      isShown,
    );
  },
);
