import { createHash, randomUUID } from 'node:crypto';
import { seedRestaurant } from '../../seeding/seed-restaurant';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { json, localService, type LocalService, says } from '../../testing/local-service';
import { anOrder, placed } from '../../testing/orders';
import { record, restaurant, TRATTORIA } from '../../testing/restaurants';
import { aBatch as aTelemetryBatch, failed, sendBatch } from '../../testing/telemetry';
import { STOREFRONT } from '../../testing/test-api';
import { DEFAULT_EVENTS, type EventOptions } from './event-settings';
import { forgetEventsOnce, openEventForgetting } from './forget-events';
import { openPixelWorker } from './pixel-worker';

const PIXEL = '123456789012';
let vendor: LocalService;
/** The address of the vendor is unknown until its server listens. */
const events = {
  ...DEFAULT_EVENTS,
  keenTracking: true,
  telemetry: false,
  pixelTokens: new Map([[PIXEL, 'the-access']]),
} as { -readonly [Key in keyof EventOptions]: EventOptions[Key] };

beforeAll(async () => {
  vendor = await localService();
  events.pixelEventsUrl = `${vendor.url}/v1/{pixel}/events`;
});
afterAll(() => vendor.close());

const SHOP = 530;
const CONSENT = { version: 1, at: '2026-03-10T14:59:00.000Z' };

const PERSON = {
  name: 'Canária Prova',
  email: 'canaria@segredo.example',
  phone: '(19) 91234-0987',
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

type Sent = {
  access_token: string;
  data: {
    event_name: string;
    event_id: string;
    user_data: Record<string, unknown>;
    custom_data: unknown;
  }[];
};

const AT = '2026-03-10T14:59:30.000Z';
const DAY_MS = 24 * 3_600_000;
const event = (name: string, data: Record<string, unknown> = {}) => ({
  name,
  timestamp: AT,
  data,
});
const aBatch = (more: Record<string, unknown> = {}) => ({
  user: '',
  device: 'd3f1c2a4-0000-4000-8000-000000000001',
  restaurant_id: TRATTORIA,
  restaurant_url: 'trattoria',
  timestamp: AT,
  events: [event('page_view', { page: 'menu' })],
  ...more,
});
const metric = (name: string, dimensions: Record<string, string> = {}) => ({
  MetricName: name,
  Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })),
  Unit: 'Count',
  Value: 1,
});

describeOnPostgres(
  'events',
  (api) => {
    describe('sent to the ads vendor by the server', () => {
      beforeAll(() =>
        seedRestaurant(api().db, restaurant(record(SHOP, 'com-pixel', { fb_pixel_id: PIXEL })), {
          isDemo: false,
          position: 30,
        }),
      );
      beforeEach(async () => {
        await api().db.query('delete from pixel_events');
        vendor.answers(json({ events_received: 1 }));
      });

      const send = (
        what: 'initiate-checkout' | 'purchase',
        { eventID = randomUUID(), shop = SHOP, ...userData }: Record<string, unknown> = {},
      ) =>
        api().call('POST', `/restaurant/${shop}/facebook-pixel/${what}-event`, {
          body: { eventID, userData: { ...PERSON, consent: CONSENT, ...userData } },
          headers: { 'user-agent': 'Phone/1.0' },
        });
      const reported = (): Sent[] => vendor.requested.map(({ body }) => JSON.parse(body) as Sent);
      const order = async (more: Record<string, unknown> = {}): Promise<string> =>
        (await placed(api(), anOrder(more), { restaurant: SHOP }))['uuid'] as never;

      test('[API-46] [EVENTS-02] the opened checkout is sent by its event id with hashed personal data', async () => {
        const eventID = randomUUID();
        expect(await send('initiate-checkout', { eventID, value: 51.9 })).toMatchObject({
          status: 200,
          json: { accepted: true },
        });
        expect(await api().sendPixelEvents()).toBe(1);
        const [sent] = reported();
        expect(vendor.requested[0]?.url.pathname).toBe(`/v1/${PIXEL}/events`);
        expect(sent).toMatchObject({
          access_token: 'the-access',
          data: [
            {
              event_name: 'InitiateCheckout',
              event_id: eventID,
              action_source: 'website',
              event_source_url: `${STOREFRONT}/com-pixel`,
              custom_data: { currency: 'BRL', value: 51.9 },
            },
          ],
        });
        expect(sent?.data[0]?.user_data).toEqual({
          em: [hash('canaria@segredo.example')],
          ph: [hash('5519912340987')],
          fn: [hash('canária')],
          ln: [hash('prova')],
          client_user_agent: 'Phone/1.0',
        });
      });

      test('[API-47] [EVENTS-02] a purchase has the value of the stored order, not that of the page', async () => {
        const uuid = await order();
        expect((await send('purchase', { order: uuid, value: 1 })).json).toEqual({
          accepted: true,
        });
        await api().sendPixelEvents();
        expect(reported()[0]?.data[0]).toMatchObject({
          event_name: 'Purchase',
          custom_data: { currency: 'BRL', value: 42.5 },
        });
        expect(vendor.requested[0]?.body).not.toContain(uuid);
      });

      test('[API-47] a sent event is never sent again: by its event id, and once an order', async () => {
        const [eventID, uuid] = [randomUUID(), await order()];
        await send('purchase', { eventID, order: uuid });
        await send('purchase', { eventID, order: uuid });
        await send('purchase', { order: uuid.toUpperCase() });
        expect([await api().sendPixelEvents(), await api().sendPixelEvents()]).toEqual([1, 0]);
        await send('purchase', { eventID, order: uuid });
        expect(await api().sendPixelEvents()).toBe(0);
        expect(vendor.requested).toHaveLength(1);
      });

      test('[API-47] an order that is unplaced, of another restaurant, canceled or a day old is not sent', async () => {
        const elsewhere = await placed(api(), anOrder());
        const [canceled, old] = [await order(), await order()];
        await api().call('POST', `/demo/orders/${canceled}/cancel`);
        await api().db.query(
          "update orders set created_at = created_at - interval '24 hours' where uuid = $1",
          [old],
        );
        for (const uuid of [randomUUID(), elsewhere['uuid'], canceled, old, undefined]) {
          expect(await send('purchase', { order: uuid })).toMatchObject({
            status: 404,
            json: { error: 'Order not found', code: 'order_not_found' },
          });
        }
        expect(await api().sendPixelEvents()).toBe(0);
      });

      test('[S35] without the word that the customer agreed nothing is taken', async () => {
        for (const consent of [
          undefined,
          null,
          true,
          { version: 1 },
          { version: 1, at: 'yesterday' },
        ])
          expect((await send('initiate-checkout', { consent })).status).toBe(400);
        expect(await api().sendPixelEvents()).toBe(0);
      });

      test('[API-46] a restaurant without a pixel has no receiver; an unknown one is refused', async () => {
        expect(await send('initiate-checkout', { shop: TRATTORIA })).toMatchObject({
          status: 200,
          json: { accepted: false },
        });
        expect((await send('initiate-checkout', { shop: 999_999 })).status).toBe(404);
        expect((await send('initiate-checkout', { eventID: 'a b' })).status).toBe(400);
      });

      test('a failing vendor is retried, later each time; one that refuses is not', async () => {
        vendor.answers(says(503), says(503), says(200));
        await send('initiate-checkout');
        expect([await api().sendPixelEvents(), await api().sendPixelEvents()]).toEqual([0, 0]);
        expect(vendor.requested).toHaveLength(1);
        api().clock.pass(30_000);
        expect(await api().sendPixelEvents()).toBe(0);
        api().clock.pass(59_999);
        await api().sendPixelEvents();
        expect(vendor.requested).toHaveLength(2);
        api().clock.pass(1);
        expect(await api().sendPixelEvents()).toBe(1);
        vendor.answers(says(400), says(200));
        await send('initiate-checkout');
        await api().sendPixelEvents();
        api().clock.pass(3_600_000);
        expect(await api().sendPixelEvents()).toBe(0);
        expect(vendor.requested).toHaveLength(1);
      });

      test('after a day an event is given up, after a week it is forgotten', async () => {
        vendor.answers(says(500));
        await send('initiate-checkout');
        api().clock.pass(24 * 3_600_000 + 1);
        const forget = () =>
          forgetEventsOnce({ db: api().db, now: api().clock.now, logger: undefined });
        await forget();
        expect(await api().sendPixelEvents()).toBe(0);
        const stored = () =>
          api().db.query<{ payload: unknown }>('select payload from pixel_events');
        expect([vendor.requested.length, await stored()]).toEqual([0, [{ payload: null }]]);
        api().clock.pass(6 * 24 * 3_600_000);
        await forget();
        expect(await stored()).toEqual([]);
      });

      test('what the vendor says beside its status is not waited for, nor does it hold the connection', async () => {
        const isLeft = new Promise<void>((resolve) => {
          vendor.answers((_request, response) => {
            response
              .on('close', () => resolve())
              .writeHead(200)
              .write('{');
          });
        });
        await send('initiate-checkout');
        expect(await api().sendPixelEvents()).toBe(1);
        await isLeft; // otherwise never: the answer does not end
      });

      test('[S33] once the pixel is off, stored events are deleted all the same', async () => {
        await send('initiate-checkout');
        await api().db.query(
          "update pixel_events set created_at = created_at - interval '25 hours'",
        );
        const deps = {
          db: api().db,
          events: DEFAULT_EVENTS,
          now: api().clock.now,
          logger: undefined,
        };
        expect(openPixelWorker(deps)).toBeNull();
        const forgetting = openEventForgetting(deps);
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
        await forgetting.close();
        expect(await api().db.query('select payload from pixel_events')).toEqual([
          { payload: null },
        ]);
      });

      test('[S33] the database stores only hashes of the customer, until the vendor received the event', async () => {
        await send('initiate-checkout');
        const stored = JSON.stringify(await api().db.query('select * from pixel_events'));
        expect(stored).toContain(hash('canaria@segredo.example'));
        for (const canary of ['segredo', '91234', '912340987', 'Canária', 'canária', 'Prova'])
          expect(stored).not.toContain(canary);
        await api().sendPixelEvents();
        expect(JSON.stringify(await api().db.query('select * from pixel_events'))).not.toContain(
          hash('canaria@segredo.example'),
        );
      });
    });

    describe('of customers with consent', () => {
      const send = (body: unknown) => api().call('POST', '/keen-tracking', { body });
      const stored = () =>
        api().db.query<{ name: string }>(
          'select customer, device, restaurant_id::int as restaurant, name, data from tracking_events order by id',
        );
      beforeEach(async () => {
        await api().db.query('delete from tracking_events');
        await api().db.query('delete from metric_counts');
      });

      test('[API-48] [EVENTS-05] [DOMAIN-051] an event is stored with visitor, target, page and time', async () => {
        expect(
          await send(
            aBatch({
              user: '77',
              events: [
                event('page_view', { page: 'menu' }),
                event('add_to_cart', { value: 42.5, currency: 'BRL', items: 1 }),
              ],
            }),
          ),
        ).toMatchObject({ status: 200, json: {} });
        expect(await stored()).toEqual([
          {
            customer: '77',
            device: 'd3f1c2a4-0000-4000-8000-000000000001',
            restaurant: TRATTORIA,
            name: 'page_view',
            data: { page: 'menu' },
          },
          expect.objectContaining({
            name: 'add_to_cart',
            data: { value: 42.5, currency: 'BRL', items: 1 },
          }),
        ]);
      });

      test.each([
        ['no events', { events: [] }],
        ['too many', { events: Array.from({ length: 51 }, () => event('page_view')) }],
        ['a name of no event', { events: [event('Ana')] }],
        [
          'a fact that no page reports',
          { events: [event('page_view', { note: 'Ana Souza, 19 98765-4321' })] },
        ],
        ['a device that is a text', { device: 'Ana Souza' }],
        ['long data', { events: [event('page_view', { page: 'a'.repeat(81) })] }],
        ['a time that is none', { events: [{ ...event('page_view'), timestamp: 'now' }] }],
        [
          'an endless time',
          {
            events: [
              { ...event('page_view'), timestamp: `2026-03-10T14:59:30.${'1'.repeat(200)}Z` },
            ],
          },
        ],
        ['a currency that is none', { events: [event('purchase', { currency: 'money' })] }],
      ])('[API-48] %s is refused', async (_what, more) => {
        expect(await send(aBatch(more))).toMatchObject({
          status: 400,
          json: { code: 'invalid_request' },
        });
        expect(await stored()).toEqual([]);
      });

      test('[API-48] events of an unknown restaurant are not stored; a large body is not read', async () => {
        expect((await send(aBatch({ restaurant_id: 999_999 }))).status).toBe(404);
        expect((await send(aBatch({ user: 'u'.repeat(40_000) }))).status).toBe(413);
        expect(await stored()).toEqual([]);
      });

      test('[EVENTS-05] after 90 days it is forgotten', async () => {
        await send(aBatch());
        api().clock.pass(89 * DAY_MS);
        await send(aBatch({ events: [event('purchase')] }));
        expect((await stored()).map(({ name }) => name)).toEqual(['page_view', 'purchase']);
        await api().call('POST', '/metric-data', {
          body: { namespace: 'storefront', metricData: [metric('order')] },
        });
        api().clock.pass(2 * DAY_MS);
        await forgetEventsOnce({ db: api().db, now: api().clock.now, logger: undefined });
        expect((await stored()).map(({ name }) => name)).toEqual(['purchase']);
        api().clock.pass(90 * DAY_MS);
        await forgetEventsOnce({ db: api().db, now: api().clock.now, logger: undefined });
        expect([await stored(), await api().db.query('select 1 from metric_counts')]).toEqual([
          [],
          [],
        ]);
      });

      test('[EVENTS-04] [OPEN-018] metric events are counted by day, name and dimensions', async () => {
        const body = {
          namespace: 'storefront',
          metricData: [
            metric('order', { Restaurant: '501', Page: 'payment' }),
            metric('order', { Page: 'payment', Restaurant: '501' }),
            metric('page_view'),
          ],
        };
        expect((await api().call('POST', '/metric-data', { body })).status).toBe(200);
        await api().call('POST', '/metric-data', { body });
        expect(
          await api().db.query(
            'select namespace, metric, dimensions, count::int as count from metric_counts order by metric',
          ),
        ).toEqual([
          {
            namespace: 'storefront',
            metric: 'order',
            dimensions: 'Page=payment,Restaurant=501',
            count: 4,
          },
          { namespace: 'storefront', metric: 'page_view', dimensions: '', count: 2 },
        ]);
      });

      test('[EVENTS-04] metric events of another shape are refused', async () => {
        for (const wrong of [
          { ...metric('x'), Value: 2 },
          { ...metric('x'), Unit: 'Seconds' },
          { MetricName: 'x' },
        ]) {
          expect(
            (
              await api().call('POST', '/metric-data', {
                body: { namespace: 'n', metricData: [wrong] },
              })
            ).status,
          ).toBe(400);
        }
      });
    });

    test('telemetry that is off is not found, and nothing is stored', async () => {
      expect(
        await sendBatch(api(), aTelemetryBatch('off', 'b', { events: [failed('mf-menu')] })),
      ).toMatchObject({ status: 404, json: { code: 'not_found' } });
      expect(
        await api().db.query(
          'select 1 from telemetry_visits union all select 1 from telemetry_events',
        ),
      ).toEqual([]);
    });
  },
  { events },
);

describeOnPostgres('without access to the ads vendor', (api) => {
  test('[API-48] tracked events are not found where tracking is off, and nothing is stored', async () => {
    expect(await api().call('POST', '/keen-tracking', { body: aBatch() })).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
    });
    expect(await api().db.query('select 1 from tracking_events')).toEqual([]);
  });

  test('[API-46] [API-47] events are answered, and sent nowhere', async () => {
    await seedRestaurant(api().db, restaurant(record(SHOP, 'com-pixel', { fb_pixel_id: PIXEL })), {
      isDemo: false,
      position: 30,
    });
    const body = { eventID: randomUUID(), userData: { ...PERSON, consent: CONSENT } };
    expect(
      (
        await api().call('POST', `/restaurant/${SHOP}/facebook-pixel/initiate-checkout-event`, {
          body,
        })
      ).json,
    ).toEqual({ accepted: false });
    expect(await api().db.query('select id from pixel_events')).toEqual([]);
  });
});
