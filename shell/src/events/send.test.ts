/** @jest-environment jsdom */
import { createHash, webcrypto } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { fork, allSettled } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import type { VendorEvent } from '@storefront/shared-domain/contracts';
import { $restaurantData, tableLinkRead } from '@storefront/shared-domain/models';
import { keys } from '@storefront/shared-domain/storage';
import { aPlacedOrder, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import type { Storefront } from '../boot/storefront';
import { consentChosen } from './consent.model';
import type { Fact } from './facts';
import { reportedIn } from './reported-orders';
import { sendPixelByServer } from './send-pixel-by-server';
import { sendToKeen, sendMetrics } from './send-to-site';
import { hashPerson, sendToVendors, waitingEvents } from './send-to-vendors';
import { startEvents } from './start';
import { createVendorFrame } from './vendor-frame';
import { pageShown } from './watch-facts';

describe('events', () => {
  const send = jest.fn<Promise<{ status: number }>, [string, RequestInit]>();
  const sale = {
    eventId: 'event-0001',
    currency: 'BRL',
    value: 51.8,
    items: [{ id: 'p', name: 'Pizza', price: 25.9, quantity: 2 }],
  };
  const person = { name: 'Ana Souza', email: 'ana@pizza.example', phone: '11987654321' };
  const ORDER = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11';
  const ordered: Fact = { kind: 'ordered', page: 'payment', sale, person, order: ORDER };
  const checkout: Fact = { kind: 'checkout', page: 'payment', sale, person };
  const sent = () =>
    send.mock.calls.map(([url, { body }]) => ({
      url,
      body: JSON.parse(String(body)) as Record<string, unknown>,
    }));

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    send.mockReset().mockResolvedValue({ status: 200 });
    globalThis.fetch = send as unknown as typeof fetch;
  });
  const { crypto } = globalThis;
  afterEach(() => {
    jest.useRealTimers();
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: crypto });
  });

  const CONSENT = { version: 1, at: '2026-03-10T15:00:00.000Z' };
  const server = () =>
    sendPixelByServer({ apiBase: '/api', restaurantId: 7, consent: () => CONSENT });

  test("[API-46] [API-47] [EVENTS-02] the server receives event id, the customer's consent and order", async () => {
    for (const fact of [{ kind: 'page', page: 'menu' } as const, checkout, ordered])
      server().send(fact);
    await jest.runAllTimersAsync();
    expect(sent()).toEqual([
      {
        url: '/api/restaurant/7/facebook-pixel/initiate-checkout-event',
        body: { eventID: 'event-0001', userData: { ...person, value: 51.8, consent: CONSENT } },
      },
      {
        url: '/api/restaurant/7/facebook-pixel/purchase-event',
        body: { eventID: 'event-0001', userData: { ...person, order: ORDER, consent: CONSENT } },
      },
    ]);
  });

  test('[ERRORS-40] a failing server is called twice without a visible failure, a stopped one no more', async () => {
    send.mockResolvedValue({ status: 503 });
    server().send(ordered);
    await jest.runAllTimersAsync();
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRejectedValue(new TypeError('offline'));
    const stopped = server();
    stopped.send(ordered);
    await jest.advanceTimersByTimeAsync(10);
    stopped.stop();
    await jest.runAllTimersAsync();
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('[EVENTS-05] [DOMAIN-051] the site receives batches without personal names and keys of orders', async () => {
    const keen = sendToKeen({
      apiBase: '/api',
      restaurant: { id: 7, url: 'bella' },
      user: () => '77',
      device: () => ORDER.replace('6', '7'),
    });
    for (const fact of [
      { kind: 'page', page: 'menu' } as const,
      { kind: 'added', page: 'menu', sale } as const,
      checkout,
      ordered,
    ])
      keen.send(fact);
    keen.flush?.();
    const [{ url, body }] = sent() as [
      {
        url: string;
        body: Record<string, unknown> & {
          events: { name: string; data: unknown; timestamp: string }[];
        };
      },
    ];
    expect(url).toBe('/api/keen-tracking');
    expect(body).toMatchObject({
      user: '77',
      restaurant_id: 7,
      restaurant_url: 'bella',
      timestamp: expect.any(String),
    });
    expect(body.events.map(({ name, data }) => [name, data])).toEqual([
      ['page_view', { page: 'menu' }],
      ['add_to_cart', { page: 'menu', value: 51.8, currency: 'BRL', items: 2 }],
      ['initiate_checkout', { page: 'payment', value: 51.8, currency: 'BRL', items: 2 }],
      ['purchase', { page: 'payment', value: 51.8, currency: 'BRL', items: 2 }],
    ]);
    for (const canary of ['Ana', 'pizza.example', '98765', ORDER])
      expect(JSON.stringify(body)).not.toContain(canary);
  });

  test('[EVENTS-04] metric events have exactly their shape', async () => {
    const metrics = sendMetrics({ url: 'https://metrics.example/put', restaurantUrl: 'bella' });
    metrics.send(ordered);
    await jest.runAllTimersAsync();
    expect(sent()).toEqual([
      {
        url: 'https://metrics.example/put',
        body: {
          metricData: [
            {
              MetricName: 'purchase',
              Dimensions: [
                { Name: 'Restaurant', Value: 'bella' },
                { Name: 'Page', Value: 'payment' },
              ],
              Unit: 'Count',
              Value: 1,
            },
          ],
          namespace: 'storefront',
        },
      },
    ]);
  });

  test('[S35] what waits when the customer takes the choice back is not sent', async () => {
    const metrics = sendMetrics({ url: '/m', restaurantUrl: 'bella' });
    metrics.send(ordered);
    metrics.stop();
    await jest.runAllTimersAsync();
    expect(send).not.toHaveBeenCalled();
  });

  test('[EVENTS-03] an order is new once, in whatever tab or reload; twenty are stored', () => {
    expect([
      reportedIn(7).isNewOrder('a'),
      reportedIn(7).isNewOrder('a'),
      reportedIn(8).isNewOrder('a'),
    ]).toEqual([true, false, true]);
    for (let at = 0; at < 20; at += 1) reportedIn(7).isNewOrder(`o${at}`);
    expect([reportedIn(7).isNewOrder('a'), reportedIn(7).isNewOrder('o19')]).toEqual([true, false]);
  });

  test('[EVENTS-02] a checkout is new once, until it ends', () => {
    expect([reportedIn(7).isNewCheckout(), reportedIn(7).isNewCheckout()]).toEqual([true, false]);
    reportedIn(7).checkoutEnded();
    expect(reportedIn(7).isNewCheckout()).toBe(true);
  });

  test('[EVENTS-02] a purchase leaves the page with email, phone and name as hashes only', async () => {
    jest.useRealTimers();
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
    const vendors = sendToVendors({
      scope: fork(),
      restaurantId: 7,
      country: 'BR',
      ids: { pixel: '123456789' },
      apiBase: '/api',
      vendorBase: undefined,
    });
    vendors.send({ ...ordered, page: 'menu' });
    await waitFor(() => expect(waitingEvents(7).read()).toHaveLength(1));
    const waiting = waitingEvents(7).read();
    vendors.stop();
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(waiting).toMatchObject([
      {
        name: 'purchase',
        eventId: 'event-0001',
        currency: 'BRL',
        value: 51.8,
        person: {
          em: hash('ana@pizza.example'),
          ph: hash('5511987654321'),
          fn: hash('ana'),
          ln: hash('souza'),
        },
      },
    ]);
    for (const plain of ['Ana', 'Souza', 'pizza.example', '98765'])
      expect(JSON.stringify(waiting)).not.toContain(plain);
  });

  test('[EVENTS-02] [S33] the page hashes the customer; a browser that cannot sends no personal data', async () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
    expect(await hashPerson(person, 'BR')).toEqual({
      em: hash('ana@pizza.example'),
      ph: hash('5511987654321'),
      fn: hash('ana'),
      ln: hash('souza'),
    });
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
    expect(await hashPerson(person, 'BR')).toEqual({});
  });
});

describe('consent', () => {
  const info = aRestaurant({ fb_pixel_id: '123456789' });
  const send = jest.fn<Promise<{ status: number }>, [string]>();
  const purchases = () => send.mock.calls.filter(([url]) => url.endsWith('/purchase-event')).length;

  /** A page of a customer that accepted. */
  async function agreed() {
    const scope = fork({ values: [[$restaurantData, restaurantData({ info })]] });
    startEvents({ storefront: { config: { apiBase: '/api' } } as Storefront, scope, early: [] });
    await allSettled(consentChosen, { scope, params: 'accepted' });
    await rest();
    return scope;
  }
  const rest = () => new Promise((resolve) => setTimeout(resolve, 10));
  const frame = () => document.querySelector('iframe');
  /** The page is hidden: what waits is sent. */
  const dispatchHidden = (): void => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    jest.restoreAllMocks();
  };

  beforeEach(() => {
    localStorage.clear();
    document.body.replaceChildren();
    send.mockReset().mockResolvedValue({ status: 200 });
    globalThis.fetch = send as unknown as typeof fetch;
  });

  test.each([
    ['production', 1],
    ['development', 0],
  ])(
    '[EVENTS-04] a page built for %s posts metric events to the site %i times',
    async (mode, times) => {
      const { NODE_ENV } = process.env;
      Object.assign(process.env, { NODE_ENV: mode });
      const scope = fork({ values: [[$restaurantData, restaurantData({ info })]] });
      const config = { apiBase: '/api', services: { metricsUrl: 'https://metrics.example/put' } };
      startEvents({ storefront: { config } as Storefront, scope, early: [] });
      await allSettled(consentChosen, { scope, params: 'accepted' });
      await allSettled(pageShown, { scope, params: 'menu' });
      dispatchHidden();
      Object.assign(process.env, { NODE_ENV });
      const posted = send.mock.calls.filter(([url]) => url === 'https://metrics.example/put');
      expect(posted).toHaveLength(times);
    },
  );

  test('[S35] a tablet assigned to a table sends nothing more, whatever was agreed to on it before', async () => {
    const scope = await agreed();
    expect([frame() === null, localStorage.getItem(keys.vendorEvents(info.id)) === null]).toEqual([
      false,
      false,
    ]);
    await allSettled(tableLinkRead, {
      scope,
      params: { mode: 'tablet', table: '7', token: 'code' },
    });
    await allSettled(pageShown, { scope, params: 'shopping-cart' });
    await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
    await rest();
    expect([frame(), localStorage.getItem(keys.vendorEvents(info.id)), purchases()]).toEqual([
      null,
      null,
      0,
    ]);
  });

  test('[EVENTS-03] [S35] a yes after a no does not send an order again', async () => {
    const scope = await agreed();
    await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
    await allSettled(consentChosen, { scope, params: 'rejected' });
    expect(localStorage.getItem(keys.reportedOrders(info.id))).toBeNull();
    await allSettled(consentChosen, { scope, params: 'accepted' });
    expect(purchases()).toBe(1);
  });
});

describe('the document of the vendors', () => {
  const event = (page: string): VendorEvent => ({ name: 'page_view', page });
  const OWN = 'https://tags.example';

  function open(ownOrigin: string | null = null) {
    let stored: readonly VendorEvent[] = [];
    const frame = createVendorFrame({
      address: 'https://pizza.example/api/vendor-frame/?pixel=123456789',
      ownOrigin,
      waiting: { read: () => stored, write: (events) => void (stored = events) },
    });
    const element = () => document.querySelector('iframe');
    const nonce = () => element()?.src.split('#')[1];
    const said: { data: unknown; target: string }[] = [];
    const listen = () => {
      element()!.contentWindow!.postMessage = ((data: unknown, target: string) =>
        void said.push({ data, target })) as never;
    };
    const receive = (
      data: unknown,
      {
        source = element()?.contentWindow,
        origin = ownOrigin ?? 'null',
      }: { source?: unknown; origin?: string } = {},
    ) => void window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
    return {
      frame,
      element,
      nonce,
      said,
      listen,
      receive,
      ready: () => receive({ type: 'ready', nonce: nonce() }),
      stored: () => stored,
    };
  }

  beforeEach(() => document.body.replaceChildren());

  test('[SHELL-56] the document opens hidden, without an origin, when there is data, and gets it once ready', () => {
    const { frame, element, said, listen, ready, nonce } = open();
    expect(element()).toBeNull();
    frame.send(event('a'));
    expect([
      element()?.getAttribute('sandbox'),
      element()?.hidden,
      element()?.referrerPolicy,
    ]).toEqual(['allow-scripts', true, 'no-referrer']);
    listen();
    frame.send(event('b'));
    expect(said).toEqual([]);
    ready();
    frame.send(event('c'));
    expect(said).toEqual(
      ['a', 'b', 'c'].map((page) => ({
        data: { type: 'event', nonce: nonce(), event: event(page) },
        target: '*',
      })),
    );
  });

  test('[S32] nothing is sent to a frame before its ready message, whatever other senders claim', () => {
    const { frame, said, listen, receive, nonce } = open();
    frame.send(event('a'));
    listen();
    const good = { type: 'ready', nonce: nonce() };
    receive(good, { source: window });
    receive(good, { source: null });
    for (const origin of ['https://pizza.example', 'https://evil.example', ''])
      receive(good, { origin });
    for (const data of [
      null,
      'ready',
      {},
      [],
      { type: 'ready' },
      { ...good, nonce: '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11' },
      { ...good, type: 'done' },
    ])
      receive(data);
    expect(said).toEqual([]);
  });

  test('with an origin of its own it receives messages there alone', () => {
    const { frame, element, said, listen, ready, receive, nonce } = open(OWN);
    frame.send(event('a'));
    listen();
    expect(element()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    receive({ type: 'ready', nonce: nonce() }, { origin: 'null' });
    expect(said).toEqual([]);
    ready();
    expect(said.map(({ target }) => target)).toEqual([OWN]);
  });

  test('[S29] where cards are typed the frame is removed; events from there are sent when it is back', () => {
    const { frame, element, said, listen, ready, stored } = open();
    frame.allow(false);
    frame.send(event('payment'));
    expect([element(), stored()]).toEqual([null, [event('payment')]]);
    frame.allow(true);
    listen();
    ready();
    expect(said.map(({ data }) => (data as { event: VendorEvent }).event)).toEqual([
      event('payment'),
    ]);
    frame.allow(false);
    expect(element()).toBeNull();
  });

  test('[S35] stopped, it is gone with all that waits', () => {
    const { frame, element, stored, receive, nonce } = open();
    frame.send(event('a'));
    const good = { type: 'ready', nonce: nonce() };
    frame.stop();
    receive(good);
    expect([element(), stored()]).toEqual([null, []]);
  });
});
