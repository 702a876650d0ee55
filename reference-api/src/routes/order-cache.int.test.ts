import { randomUUID } from 'node:crypto';
import { logIn } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, anOrder, placed } from '../testing/orders';

describeOnPostgres('the cache of orders', (api) => {
  const order = (uuid: unknown, token?: string) => api().call('GET', `/order/cache/${String(uuid)}`, token === undefined ? {} : { token });
  const tracking = (uuid: unknown) => api().call('GET', `/order/tracking-cache/${String(uuid)}`);

  test('[API-14] [OPEN-016] an order is the one that was placed, and may be kept for a while', async () => {
    const { uuid, orders, orderNoText } = await placed(api(), anOrder());
    const { status, json, headers } = await order(uuid);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(json).toMatchObject({ uuid, orders, orderNoText, status: 'CREATED' });
  });

  test('[API-14] what may be kept on the way is masked, for its own customer as for everybody', async () => {
    const token = await logIn(api(), 'ana@teste.example');
    const { uuid } = await placed(api(), aDelivery(), { token });
    for (const { text } of [await order(uuid), await order(uuid, token)]) {
      for (const secret of ['19987654321', 'Jaguara', '1200', 'ana@']) expect(text).not.toContain(secret);
    }
  });

  test('[API-14] the tracking follows the order', async () => {
    const { uuid } = await placed(api(), anOrder());
    expect((await tracking(uuid)).json).toMatchObject({ uuid, status: 'CREATED', history: [{ status: 'CREATED' }] });
    const moved = await api().call('POST', `/demo/orders/${String(uuid)}/advance`);
    const { json, headers } = await tracking(uuid);
    expect(json['status']).toBe(moved.json['status']);
    expect(headers['cache-control']).toBe('public, max-age=5');
    expect(Object.keys(json).sort()).toEqual(['deliveryType', 'history', 'orderNoText', 'restaurantId', 'status', 'uuid']);
  });

  test.each([
    { file: 'orders', cached: order, seconds: 60 }, { file: 'tracking', cached: tracking, seconds: 5 },
  ])('[OPEN-016] the API writes {cacheBase}/$file/{uuid}.json: the cached answer, for a cache in front of it to keep', async ({ file, cached, seconds }) => {
    const { uuid } = await placed(api(), aDelivery());
    const written = await api().call('GET', `/${file}/${String(uuid)}.json`);
    expect([written.status, written.headers['content-type'], written.headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', `public, max-age=${seconds}`]);
    expect(written.text).toBe((await cached(uuid)).text);
    expect(await api().call('GET', `/${file}/${randomUUID()}.json`)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  });

  test.each([randomUUID(), 'x', "' or 1=1 --", '%00'])('uuid %s leads to no order, and nobody remembers that', async (uuid) => {
    for (const { status, json, headers } of [await order(encodeURIComponent(uuid)), await tracking(encodeURIComponent(uuid))]) {
      expect([status, json['code'], headers['cache-control']]).toEqual([404, 'order_not_found', 'no-store']);
    }
  });
});
