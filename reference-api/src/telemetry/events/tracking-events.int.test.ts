import { DEFAULT_EVENTS } from './event-settings';
import { forgetEventsOnce } from './forget-events';
import { scaledLimits } from '../../platform/http/limits';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import type { TestApi } from '../../testing/test-api';
import { TRATTORIA } from '../../testing/restaurants';

const AT = '2026-03-10T14:59:30.000Z';
const DAY_MS = 24 * 3_600_000;
const event = (name: string, data: Record<string, unknown> = {}) => ({ name, timestamp: AT, data });
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
  'events of customers with consent',
  (api) => {
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
      ['a page that is a text', { events: [event('page_view', { page: 'Rua Augusta 1200' })] }],
      ['a device that is a text', { device: 'Ana Souza' }],
      ['nested data', { events: [event('page_view', { page: { a: 1 } })] }],
      ['long data', { events: [event('page_view', { page: 'a'.repeat(81) })] }],
      ['a time that is none', { events: [{ ...event('page_view'), timestamp: 'now' }] }],
      [
        'a time before all others',
        { events: [{ ...event('page_view'), timestamp: '0000-01-01T00:00:00Z' }] },
      ],
      [
        'an endless time',
        {
          events: [{ ...event('page_view'), timestamp: `2026-03-10T14:59:30.${'1'.repeat(200)}Z` }],
        },
      ],
      ['a long device', { device: 'd'.repeat(81) }],
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
  },
  { events: { ...DEFAULT_EVENTS, keenTracking: true } },
);

const rowsOf = async (api: TestApi, table: string) =>
  Number(
    (await api.db.query<{ many: number }>(`select count(*)::int as many from ${table}`))[0]?.many,
  );

describeOnPostgres('tracked events where tracking is off', (api) => {
  test('[API-48] the call is not found, and nothing is stored', async () => {
    expect(await api().call('POST', '/keen-tracking', { body: aBatch() })).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
    });
    expect(await rowsOf(api(), 'tracking_events')).toBe(0);
  });
});

describeOnPostgres(
  'bounds of tracked events',
  (api) => {
    const full = () =>
      aBatch({ events: Array.from({ length: 50 }, () => event('page_view', { page: 'menu' })) });

    test('[API-48] events of all calls together are limited per address and hour', async () => {
      const send = () => api().call('POST', '/keen-tracking', { body: full() });
      const answers = [];
      for (let count = 0; count < 6; count += 1) answers.push(await send());
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
      expect(answers[4]).toMatchObject({
        json: { code: 'too_many_requests' },
        headers: { 'retry-after': '3600' },
      });
      expect(
        (
          await api().call('POST', '/metric-data', {
            body: { namespace: 's', metricData: [metric('order')] },
          })
        ).status,
      ).toBe(429);
      api().clock.pass(3_600_000);
      expect((await send()).status).toBe(200);
    });

    test('[API-48] rows are deleted once for many events, not at each write', async () => {
      api().clock.pass(3_600_000);
      const query = jest.spyOn(api().db, 'query');
      await api().call('POST', '/keen-tracking', { body: full() });
      for (let count = 0; count < 9; count += 1)
        await api().call('POST', '/keen-tracking', { body: aBatch() });
      const trims = query.mock.calls.filter(([sql]) => sql.includes('where id <='));
      query.mockRestore();
      expect(trims).toHaveLength(1);
    });

    test('[API-48] of all events the newest rows are stored', async () => {
      for (let hour = 0; hour < 60; hour += 1) {
        api().clock.pass(3_600_000);
        for (let count = 0; count < 4; count += 1)
          await api().call('POST', '/keen-tracking', { body: full() });
      }
      expect(await rowsOf(api(), 'tracking_events')).toBeLessThanOrEqual(1100);
      const [{ last } = { last: null }] = await api().db.query<{ last: Date }>(
        'select max(received_at) as last from tracking_events',
      );
      expect(last).toEqual(api().clock.now());
    });
  },
  {
    events: { ...DEFAULT_EVENTS, keenTracking: true, mostRows: 1000 },
    limits: { ...scaledLimits(1000), eventsAnHour: 200 },
  },
);
