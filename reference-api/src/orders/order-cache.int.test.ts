import { randomUUID } from 'node:crypto';
import { logIn } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, anOrder, placed } from '../testing/orders';
import { TRATTORIA } from '../testing/restaurants';

describeOnPostgres('the cache of orders', (api) => {
  const order = (uuid: unknown, token?: string) =>
    api().call('GET', `/order/cache/${String(uuid)}`, token === undefined ? {} : { token });
  const tracking = (uuid: unknown) => api().call('GET', `/order/tracking-cache/${String(uuid)}`);

  test('[API-14] [OPEN-016] a lookup by uuid returns only the status, which no shared cache stores', async () => {
    const token = await logIn(api(), 'ana@teste.example');
    const { uuid, orderNoText } = await placed(api(), aDelivery(), { token });
    for (const { status, json, headers } of [
      await order(uuid),
      await order(uuid, token),
      await api().call('GET', `/orders/${String(uuid)}.json`),
    ]) {
      expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=5']);
      expect(json).toEqual({
        uuid,
        orderNoText,
        restaurantId: TRATTORIA,
        status: 'CREATED',
        deliveryType: 'delivery',
        history: [expect.objectContaining({ status: 'CREATED' })],
      });
    }
  });

  test('[API-14] the tracking follows the order', async () => {
    const { uuid } = await placed(api(), anOrder());
    expect((await tracking(uuid)).json).toMatchObject({
      uuid,
      status: 'CREATED',
      history: [{ status: 'CREATED' }],
    });
    const moved = await api().call('POST', `/demo/orders/${String(uuid)}/advance`);
    const { json, headers } = await tracking(uuid);
    expect(json['status']).toBe(moved.json['status']);
    expect(headers['cache-control']).toBe('public, max-age=5');
    expect(Object.keys(json).sort()).toEqual([
      'deliveryType',
      'history',
      'orderNoText',
      'restaurantId',
      'status',
      'uuid',
    ]);
  });

  test.each([
    { file: 'orders', cached: order, caches: 'private' },
    { file: 'tracking', cached: tracking, caches: 'public' },
  ])(
    '[OPEN-016] the API writes {cacheBase}/$file/{uuid}.json: the cached answer, for a cache in front of it',
    async ({ file, cached, caches }) => {
      const { uuid } = await placed(api(), aDelivery());
      const written = await api().call('GET', `/${file}/${String(uuid)}.json`);
      expect([
        written.status,
        written.headers['content-type'],
        written.headers['cache-control'],
      ]).toEqual([200, 'application/json; charset=utf-8', `${caches}, max-age=5`]);
      expect(written.text).toBe((await cached(uuid)).text);
      expect(await api().call('GET', `/${file}/${randomUUID()}.json`)).toMatchObject({
        status: 404,
        headers: { 'cache-control': 'no-store' },
      });
    },
  );

  test.each([randomUUID(), 'x', "' or 1=1 --", '%00'])(
    'uuid %s leads to no order, and is not stored',
    async (uuid) => {
      for (const { status, json, headers } of [
        await order(encodeURIComponent(uuid)),
        await tracking(encodeURIComponent(uuid)),
      ]) {
        expect([status, json['code'], headers['cache-control']]).toEqual([
          404,
          'order_not_found',
          'no-store',
        ]);
      }
    },
  );
});
