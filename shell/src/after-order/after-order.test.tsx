/** @jest-environment jsdom */
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { minor, type OrderPayment, type Order } from '@storefront/shared-domain/contracts';
import { restaurantLoaded, lastOrderOf, tableLinkRead } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import {
  anOrder,
  aRestaurant,
  restaurantData,
  aPlacedOrder,
} from '@storefront/shared-domain/testing';
import {
  $lastOrderAtStart,
  $orderUnderway,
  barClosed,
  lastOrderStage,
  menuShown,
  rateShown,
  readLastOrderFx,
} from '../start-up/last-order.model';
import { $orderToFollowUp, offerAnswered, pageLeaving } from './after-order.model';
import { followUp } from './follow-up';

describe('follow-up', () => {
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
    { case: 'a payment that is waited for', given: { order: paid('pending') }, kind: 'none' },
    { case: '[TRACKING-07] a table has its own message', given: { order: atTable }, kind: 'none' },
  ])('$case', ({ case: _, given, kind, ...more }) =>
    expect(followUp({ order, info, ...given })).toEqual({ kind, ...more }),
  );
});

describe('after an order', () => {
  const order = anOrder();
  const shown = (scope = fork()) => ({
    scope,
    show: (it = order) => allSettled(orderBus.successShown, { scope, params: it }),
  });

  beforeEach(() => sessionStorage.clear());

  test('[TRACKING-08] what is offered after an order is offered once, and answered once', async () => {
    const { scope, show } = shown();
    const reported = jest.fn();
    createWatch({ unit: orderBus.followedUp, scope, fn: reported });
    await show();
    await show();
    expect(scope.getState($orderToFollowUp)).toEqual(order);
    await allSettled(offerAnswered, { scope });
    await show();
    expect(scope.getState($orderToFollowUp)).toBeNull();
    expect(reported.mock.calls).toEqual([[{ uuid: order.uuid }]]);
  });

  test('[TRACKING-10] a page that is loaded again offers nothing again: no second redirect', async () => {
    await shown().show();
    const again = shown();
    await again.show();
    expect(again.scope.getState($orderToFollowUp)).toBeNull();
    await again.show({ ...order, uuid: 'another' });
    expect(again.scope.getState($orderToFollowUp)?.uuid).toBe('another');
  });

  const info = aRestaurant();
  /**
   * Simulates a load of the restaurant's page in this tab; returns the orders with completed offers.
   */
  async function loaded(scope = fork()): Promise<string[]> {
    const reported: string[] = [];
    createWatch({ unit: orderBus.followedUp, scope, fn: ({ uuid }) => reported.push(uuid) });
    await allSettled(restaurantLoaded, { scope, params: restaurantData({ info }) });
    return reported;
  }

  test('[TRACKING-10] [OPEN-083] a customer that the message leads to a new load has answered it, once', async () => {
    storage.write(keys.lastOrderToken(info.id), order.uuid);
    const { scope, show } = shown();
    await show();
    await allSettled(pageLeaving, { scope });
    expect(await loaded(scope)).toEqual([]); // the dialog is still open
    expect([await loaded(), await loaded()]).toEqual([[order.uuid], []]);
  });

  test('after an answer to the dialog, or at another restaurant, nothing is shown again', async () => {
    storage.write(keys.lastOrderToken(info.id), 'a later one');
    const { scope, show } = shown();
    await show();
    await allSettled(pageLeaving, { scope });
    expect(await loaded()).toEqual([]);
    storage.write(keys.lastOrderToken(info.id), order.uuid);
    await allSettled(offerAnswered, { scope });
    expect(await loaded()).toEqual([]);
  });
});

describe('the last order at the next visit', () => {
  const info = aRestaurant({ review_settings: { enabled: true, show_in_order_page: true } });
  const order = (change: Partial<Order> = {}) =>
    anOrder({ restaurantId: info.id, askReview: true, ratingAvg: null, ...change });
  const { uuid } = order();
  const NOW = Date.parse('2026-03-10T15:00:00Z');

  type Answer = () => Order | null | Promise<never>;
  const now = jest.fn(() => NOW);

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    now.mockReturnValue(NOW);
    jest.spyOn(Date, 'now').mockImplementation(now);
  });
  afterEach(() => jest.restoreAllMocks());

  /** A visit to the menu's home on a device that placed an order before. */
  async function visit(
    answer: Answer,
    { token = uuid as string | null, at = 'delivery' as 'delivery' | 'table' } = {},
  ) {
    if (token !== null) storage.write(keys.lastOrderToken(info.id), token);
    const read = jest.fn(async () => ({ order: await answer(), at: Date.now() }));
    const scope = fork({ handlers: [[readLastOrderFx, read]] });
    if (at === 'table')
      await allSettled(tableLinkRead, { scope, params: { mode: 'table', table: '7', token: 'c' } });
    await allSettled(restaurantLoaded, { scope, params: restaurantData({ info }) });
    const before = scope.getState($lastOrderAtStart);
    await allSettled(menuShown, { scope });
    return { scope, read, before, token: () => lastOrderOf(info.id) };
  }
  const start = (scope: Scope) => scope.getState($lastOrderAtStart).kind;

  test('[SHELL-41] [SHELL-42] the order is fetched by its token, and a completed one requests its review', async () => {
    const { scope, read, before, token } = await visit(() => order({ status: 'OVER' }));
    expect(before).toEqual({ kind: 'waiting' });
    expect(read).toHaveBeenCalledWith(uuid);
    expect(scope.getState($lastOrderAtStart)).toEqual({ kind: 'rate', uuid });
    expect(token()).toBe(uuid);
  });

  test.each([
    { case: '[SHELL-42] no order is found', answer: () => null },
    {
      case: "it is another restaurant's",
      answer: () => order({ status: 'OVER', restaurantId: info.id + 1 }),
    },
    { case: 'it was reviewed', answer: () => order({ status: 'OVER', ratingAvg: 5 }) },
  ])('[OPEN-024] the token goes when $case, and the menu stays', async ({ answer }) => {
    const { scope, token } = await visit(answer);
    expect([token(), start(scope), scope.getState($orderUnderway)]).toEqual([null, 'none', null]);
  });

  test('[OPEN-024] without a response the token stays, without a delay', async () => {
    const { scope, token } = await visit(() => Promise.reject(new Error('offline')));
    expect([token(), start(scope)]).toEqual([uuid, 'none']);
  });

  test('[OPEN-024] a review opens once in a tab: it traps no customer', async () => {
    const first = await visit(() => order({ status: 'OVER' }));
    await allSettled(rateShown, { scope: first.scope });
    expect(start(first.scope)).toBe('none');
    const again = await visit(() => order({ status: 'OVER' }));
    expect(start(again.scope)).toBe('none');
    sessionStorage.clear();
    expect(start((await visit(() => order({ status: 'OVER' }))).scope)).toBe('rate');
  });

  test.each(['reviewed', 'reviewDismissed'] as const)(
    '[OPEN-024] %s: never again',
    async (fact) => {
      const { scope, token } = await visit(() => order({ status: 'OVER' }));
      await allSettled(orderBus[fact], { scope, params: { uuid } });
      expect([start(scope), token()]).toEqual(['none', null]);
    },
  );

  test('an order that is underway is followed from the menu, until its bar is closed in this tab', async () => {
    const { scope, token } = await visit(() => order({ status: 'PREPARING' }));
    expect(scope.getState($orderUnderway)).toMatchObject({ order: { uuid }, stage: 'underway' });
    await allSettled(barClosed, { scope });
    expect([scope.getState($orderUnderway), token()]).toEqual([null, uuid]);
    const again = await visit(() => order({ status: 'PREPARING' }));
    expect(again.scope.getState($orderUnderway)).toBeNull();
  });

  test('the order of this visit is followed at once, and read anew when the menu is opened again later', async () => {
    let status = 'CREATED';
    const placed = aPlacedOrder();
    const { scope, read } = await visit(
      () => ({ ...placed.order, restaurantId: info.id, status }),
      {
        token: null,
      },
    );
    await allSettled(orderBus.placed, { scope, params: placed });
    expect(scope.getState($orderUnderway)?.order.status).toBe('CREATED');
    status = 'READY';
    await allSettled(menuShown, { scope });
    expect(scope.getState($orderUnderway)?.order.status).toBe('READY');
    now.mockReturnValue(NOW + 30_000);
    await allSettled(menuShown, { scope });
    now.mockReturnValue(NOW + 30_001);
    await allSettled(menuShown, { scope });
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('its stage', () => {
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
    { case: 'received', order: { status: 'CREATED' }, stage: 'underway' },
    { case: 'in an unknown stage', order: { status: 'IN_THE_OVEN' }, stage: 'underway' },
    {
      case: 'not paid yet',
      order: { status: 'CREATED', payment: payment('pending') },
      stage: 'unpaid',
    },
  ])('[SHELL-41] [OPEN-024] an order that is $case: $stage', ({ order, enabled = true, stage }) =>
    expect(lastOrderStage(anOrder({ askReview: true, ...order }), reviews(enabled))).toBe(stage),
  );
});
