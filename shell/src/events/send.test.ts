/** @jest-environment jsdom */
import { createHash, webcrypto } from 'node:crypto';
import type { Fact } from './facts';
import { hashPerson } from './hash-person';
import { sendPixelByServer } from './send-pixel-by-server';
import { sendToKeen, sendMetrics } from './send-to-site';
import { reportedIn } from './reported-orders';
import { waitingEvents } from './waiting-events';

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
afterEach(() => jest.useRealTimers());

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

test('[EVENTS-03] [S35] a reported order is not new after a no has cleared the storage', () => {
  const delivered = reportedIn(7);
  delivered.isNewOrder('a');
  localStorage.clear();
  expect([delivered.isNewOrder('a'), delivered.isNewOrder('b')]).toEqual([false, true]);
});

test('[EVENTS-02] a checkout is new once, until it ends', () => {
  expect([reportedIn(7).isNewCheckout(), reportedIn(7).isNewCheckout()]).toEqual([true, false]);
  reportedIn(7).checkoutEnded();
  expect(reportedIn(7).isNewCheckout()).toBe(true);
});

test('events waiting for vendors outlive a reload, for an hour', () => {
  const first = { name: 'page_view', page: 'a' } as const;
  waitingEvents(7).write([first]);
  jest.advanceTimersByTime(3_000_000);
  waitingEvents(7).write([...waitingEvents(7).read(), { name: 'page_view', page: 'b' }]);
  expect(waitingEvents(7).read()).toHaveLength(2);
  jest.advanceTimersByTime(700_000);
  expect(waitingEvents(7).read()).toEqual([{ name: 'page_view', page: 'b' }]);
  waitingEvents(7).write([]);
  expect(localStorage.length).toBe(0);
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
