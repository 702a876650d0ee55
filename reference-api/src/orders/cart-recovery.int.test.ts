import { describeOnPostgres } from '../testing/describe-on-postgres';
import { TRATTORIA } from '../testing/restaurants';
import { OPERATOR_KEY } from '../testing/test-api';

const MAKE = `/restaurant/${TRATTORIA}/cart-recoveries`;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describeOnPostgres('links back to a cart', (api) => {
  const get = (path: string) => api().call('GET', path);
  const post = (path: string) => api().call('POST', path, { body: {} });
  const made = async (): Promise<string> =>
    String((await api().call('POST', MAKE, { body: {}, token: OPERATOR_KEY })).json['uuid']);

  test('[API-17] [DOMAIN-048] a record shows when it was made and whether it is in use', async () => {
    const uuid = await made();
    const { status, json, headers } = await get(`/get?uuid=${uuid}`);
    expect([status, json]).toEqual([
      200,
      { uuid, created_at: api().clock.now().toISOString(), is_cart_recovering: false },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('[API-18] it is marked as used and as not used', async () => {
    const uuid = await made();
    for (const [flag, isUsed] of [
      ['1', true],
      ['0', false],
    ] as const) {
      expect((await post(`/update?uuid=${uuid}&is-cart-recovering=${flag}`)).json).toMatchObject({
        uuid,
        is_cart_recovering: isUsed,
      });
      expect((await get(`/get?uuid=${uuid}`)).json['is_cart_recovering']).toBe(isUsed);
    }
    const refused = await post(`/update?uuid=${uuid}&is-cart-recovering=yes`);
    expect([refused.status, refused.json['path']]).toEqual([400, 'is-cart-recovering']);
  });

  test('[API-19] a POST deletes it, and again it is the same answer', async () => {
    const uuid = await made();
    for (const _time of [1, 2])
      expect(await post(`/delete?uuid=${uuid}`)).toMatchObject({ status: 200, json: {} });
    expect((await get(`/get?uuid=${uuid}`)).status).toBe(404);
  });

  test.each([
    ['of no customer', UNKNOWN],
    ['that is none', "x'; drop table cart_recoveries; --"],
    ['that is missing', ''],
  ])('a uuid %s is 404 and changes nothing', async (_case, uuid) => {
    const query = `uuid=${encodeURIComponent(uuid)}`;
    expect(await get(`/get?${query}`)).toMatchObject({
      status: 404,
      json: { code: 'cart_recovery_not_found', path: 'uuid' },
    });
    expect((await post(`/update?${query}&is-cart-recovering=1`)).status).toBe(404);
    expect((await post(`/delete?${query}`)).status).toBe(200);
  });

  test('a uuid given twice is none', async () => {
    const uuid = await made();
    expect((await get(`/get?uuid=${uuid}&uuid=${uuid}`)).status).toBe(404);
  });

  test('[API-18] [API-19] no GET, and no request that another site’s page can send, changes anything', async () => {
    const uuid = await made();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
    for (const path of [`/update?uuid=${uuid}&is-cart-recovering=1`, `/delete?uuid=${uuid}`]) {
      for (const method of ['GET', 'HEAD'] as const)
        expect((await api().call(method, path, { headers })).status).toBe(404);
      expect((await api().call('POST', path, { headers })).status).toBe(400);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        expect(
          (
            await api().call('POST', path, {
              headers: { ...headers, 'content-type': type },
              body: '{}',
            })
          ).status,
        ).toBe(415);
      }
    }
    expect((await get(`/get?uuid=${uuid}`)).json['is_cart_recovering']).toBe(false);
  });

  test('only the operator makes one, for a restaurant there is', async () => {
    expect((await api().call('POST', MAKE, { body: {} })).status).toBe(401);
    expect((await api().call('POST', MAKE, { body: {}, token: 'a guess' })).status).toBe(401);
    expect(
      (
        await api().call('POST', '/restaurant/999999/cart-recoveries', {
          body: {},
          token: OPERATOR_KEY,
        })
      ).status,
    ).toBe(404);
  });

  test('records of more than a week are deleted', async () => {
    const uuid = await made();
    api().clock.pass(7 * 24 * 3_600_000);
    await made();
    expect((await get(`/get?uuid=${uuid}`)).status).toBe(200);
    api().clock.pass(1);
    await made();
    expect((await get(`/get?uuid=${uuid}`)).status).toBe(404);
  });
});
