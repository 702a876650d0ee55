import { collectedMetrics, seriesOf } from '../../testing/exposition';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { anOrder, lasanha, placed, send } from '../../testing/orders';
import { openStream } from '../../testing/stream';
import { OPERATOR_KEY } from '../../testing/test-api';
import { serveMetrics } from './metrics-server';

describeOnPostgres('metrics', (api) => {
  const metrics = async () =>
    collectedMetrics((await api().call('GET', '/metrics', { token: OPERATOR_KEY })).text);

  test('are for operators alone, in the text format of Prometheus', async () => {
    for (const token of [undefined, 'wrong', ''])
      expect(
        (await api().call('GET', '/metrics', token === undefined ? {} : { token })).status,
      ).toBe(401);
    const { status, headers } = await api().call('GET', '/metrics', { token: OPERATOR_KEY });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=0\.0\.4/),
      'no-store',
    ]);
  });

  test('an address of their own serves them without a key, and nothing else', async () => {
    await api().call('GET', '/restaurants');
    const beside = await serveMetrics({ host: '127.0.0.1', port: 0 }, api().metrics);
    const base = `http://127.0.0.1:${beside.port}`;
    const [good, other, post] = await Promise.all([
      fetch(`${base}/metrics`),
      fetch(`${base}/restaurants`),
      fetch(`${base}/metrics`, { method: 'POST' }),
    ]);
    await beside.close();
    expect([good.status, other.status, post.status]).toEqual([200, 404, 404]);
    expect(
      seriesOf(await good.text(), 'storefront_api_request_seconds_count').length,
    ).toBeGreaterThan(0);
  });

  test('orders are counted by what became of them, requests by route and class of status', async () => {
    const before = await metrics();
    const order = anOrder();
    await send(api(), order);
    await send(api(), order);
    await send(api(), anOrder({ details: { grandTotal: 1, total: 1 } }));
    await send(api(), anOrder({ orders: [lasanha({ qty: 0 })] }));
    const grown = (await metrics()).since(before);
    expect(grown('storefront_orders_total')).toEqual({
      'code="",outcome="placed"': 1,
      'code="",outcome="replayed"': 1,
      'code="price_changed",outcome="refused"': 1,
      'code="invalid_request",outcome="refused"': 1,
    });
    const route = 'route="/restaurant/:restaurantId/order"';
    expect(grown('storefront_api_request_seconds_count')).toMatchObject({
      [`method="POST",${route},status="2xx"`]: 2,
      [`method="POST",${route},status="4xx"`]: 2,
    });
  });

  test('no label holds what a customer can choose: paths, ids, methods, codes', async () => {
    const order = await placed(api(), anOrder());
    for (const path of [
      `/order/uuid/${String(order['uuid'])}`,
      '/19988887777',
      '/restaurant/19988887777/tables',
      '/%00',
      '/a'.repeat(40),
    ])
      await api().call('GET', path);
    await api().app.inject({ method: 'PROPFIND' as 'GET', url: '/dav-canary' });
    const labels = (await metrics()).labels();
    expect(
      labels.filter(
        (label) =>
          /canary|19988887777|PROPFIND|a\/a/.test(label) || label.includes(String(order['uuid'])),
      ),
    ).toEqual([]);
    expect(labels.length).toBeLessThan(1000);
  });

  test('open event streams are counted while they are open', async () => {
    const order = await placed(api(), anOrder());
    const base = await api().app.listen({ port: 0, host: '127.0.0.1' });
    const open = async () => (await metrics()).value('storefront_event_streams', 'kind="open"');
    const stream = await openStream(`${base}/realtime/order.${String(order['uuid'])}`);
    expect(await open()).toBe(1);
    stream.close();
    while ((await open()) !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  test('the lengths of the queues are reported; a pool reports its connections', async () => {
    const { value, has } = await metrics();
    for (const kind of ['mail', 'payment', 'refund', 'pixel', 'vault'])
      expect(value('storefront_queue_length', `kind="${kind}"`)).toBeGreaterThanOrEqual(0);
    expect(has('storefront_database_connections')).toBe(api().db.kind === 'postgresql');
  });
});
