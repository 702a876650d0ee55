import { forgetEventsOnce } from '../events/forget-events';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { TRATTORIA } from '../testing/restaurants';

const AT = '2026-03-10T14:59:30.000Z';
const DAY_MS = 24 * 3_600_000;
const event = (name: string, data: Record<string, unknown> = {}) => ({ name, timestamp: AT, data });
const aBatch = (more: Record<string, unknown> = {}) => ({
  user: '', device: 'd3f1c2a4-0000-4000-8000-000000000001', restaurant_id: TRATTORIA, restaurant_url: 'trattoria', timestamp: AT, events: [event('page_view', { page: 'menu' })], ...more,
});
const metric = (name: string, dimensions: Record<string, string> = {}) => ({ MetricName: name, Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })), Unit: 'Count', Value: 1 });

describeOnPostgres('events of customers who agreed to it', (api) => {
  const send = (body: unknown) => api().call('POST', '/keen-tracking', { body });
  const kept = () => api().db.query<{ name: string }>('select customer, device, restaurant_id::int as restaurant, name, data from tracking_events order by id');
  beforeEach(async () => {
    await api().db.query('delete from tracking_events');
    await api().db.query('delete from metric_counts');
  });

  test('[API-48] [EVENTS-05] [DOMAIN-051] each event is kept with who, on what, where and when', async () => {
    expect(await send(aBatch({ user: '77', events: [event('page_view', { page: 'menu' }), event('add_to_cart', { value: 42.5, items: 1, isPizza: true })] }))).toMatchObject({ status: 200, json: {} });
    expect(await kept()).toEqual([
      { customer: '77', device: 'd3f1c2a4-0000-4000-8000-000000000001', restaurant: TRATTORIA, name: 'page_view', data: { page: 'menu' } },
      expect.objectContaining({ name: 'add_to_cart', data: { value: 42.5, items: 1, isPizza: true } }),
    ]);
  });

  test.each([
    ['no events', { events: [] }], ['too many', { events: Array.from({ length: 51 }, () => event('x')) }], ['a name of more than a word', { events: [event('Ana Souza')] }],
    ['nested data', { events: [event('x', { deep: { a: 1 } })] }], ['long data', { events: [event('x', { note: 'a'.repeat(201) })] }], ['a time that is none', { events: [{ ...event('x'), timestamp: 'now' }] }],
    ['a time before all others', { events: [{ ...event('x'), timestamp: '0000-01-01T00:00:00Z' }] }], ['an endless time', { events: [{ ...event('x'), timestamp: `2026-03-10T14:59:30.${'1'.repeat(200)}Z` }] }],
    ['a long device', { device: 'd'.repeat(81) }], ['too many facts', { events: [event('x', Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, at])))] }],
  ])('[API-48] %s is refused', async (_what, more) => {
    expect(await send(aBatch(more))).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
    expect(await kept()).toEqual([]);
  });

  test('[API-48] of a restaurant nobody knows nothing is kept; a large body is not read', async () => {
    expect((await send(aBatch({ restaurant_id: 999_999 }))).status).toBe(404);
    expect((await send(aBatch({ user: 'u'.repeat(40_000) }))).status).toBe(413);
    expect(await kept()).toEqual([]);
  });

  test('[API-48] what the database cannot hold is left out, and the rest is kept', async () => {
    expect((await send(aBatch({ user: 'a\ud83c', events: [event('x', { note: 'half \ud83c.' })] }))).status).toBe(200);
    expect(await kept()).toMatchObject([{ customer: 'a\ufffd', data: { note: 'half \ufffd.' } }]);
  });

  test('[EVENTS-05] after 90 days it is forgotten', async () => {
    await send(aBatch());
    api().clock.pass(89 * DAY_MS);
    await send(aBatch({ events: [event('late')] }));
    expect((await kept()).map(({ name }) => name)).toEqual(['page_view', 'late']);
    await api().call('POST', '/metric-data', { body: { namespace: 'storefront', metricData: [metric('order')] } });
    api().clock.pass(2 * DAY_MS);
    await forgetEventsOnce({ db: api().db, now: api().clock.now, logger: undefined });
    expect((await kept()).map(({ name }) => name)).toEqual(['late']);
    api().clock.pass(90 * DAY_MS);
    await forgetEventsOnce({ db: api().db, now: api().clock.now, logger: undefined });
    expect([await kept(), await api().db.query('select 1 from metric_counts')]).toEqual([[], []]);
  });

  test('[EVENTS-04] [OPEN-018] metric events are counted by day, name and dimensions', async () => {
    const body = { namespace: 'storefront', metricData: [metric('order', { Restaurant: '501', Page: 'payment' }), metric('order', { Page: 'payment', Restaurant: '501' }), metric('page_view')] };
    expect((await api().call('POST', '/metric-data', { body })).status).toBe(200);
    await api().call('POST', '/metric-data', { body });
    expect(await api().db.query('select namespace, metric, dimensions, count::int as count from metric_counts order by metric')).toEqual([
      { namespace: 'storefront', metric: 'order', dimensions: 'Page=payment,Restaurant=501', count: 4 }, { namespace: 'storefront', metric: 'page_view', dimensions: '', count: 2 },
    ]);
  });

  test('[EVENTS-04] metric events of another shape are refused', async () => {
    for (const wrong of [{ ...metric('x'), Value: 2 }, { ...metric('x'), Unit: 'Seconds' }, { MetricName: 'x' }]) {
      expect((await api().call('POST', '/metric-data', { body: { namespace: 'n', metricData: [wrong] } })).status).toBe(400);
    }
  });
});
