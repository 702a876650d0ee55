import * as z from 'zod/mini';
import { calls } from '@storefront/shared-domain/contracts';
import { DEFAULT_KITCHEN } from './restaurants/kitchen/kitchen-settings';
import { saveDemoHeartbeats } from './restaurants/kitchen/kitchen.repository';
import { describeOnPostgres } from './testing/describe-on-postgres';
import { DINER, TRATTORIA } from './testing/restaurants';
import { OPERATOR_KEY } from './testing/test-api';

describeOnPostgres('records that the operator writes', (api) => {
  describe('phones left for a visit', () => {
    const leave = (phone: unknown, token: string | undefined = OPERATOR_KEY) =>
      api().call('POST', '/items', { body: { phone }, ...(token === undefined ? {} : { token }) });
    const left = async (phone = '+55 (11) 98765-4321'): Promise<string> =>
      String((await leave(phone)).json['id']);
    const read = (id: string) => api().call('GET', `/item/${encodeURIComponent(id)}`);

    test('[API-49] [OPEN-085] the phone is read with the moment it was left, under both names', async () => {
      const { status, json, headers } = await read(await left());
      const at = api().clock.now().toISOString();
      expect([status, json]).toEqual([
        200,
        { phone: '+5511987654321', createdAt: at, created_at: at },
      ]);
      expect(headers['cache-control']).toBe('no-store');
      expect(z.parse(calls.getPhoneItem.answer, json).phone).toBe('+5511987654321');
    });

    test.each([
      ['that was not left', '00000000-0000-4000-8000-000000000000'],
      ['that is none', "x'; drop table phone_items; --"],
      ['of 200 characters', 'a'.repeat(200)],
    ])('an id %s: 404', async (_case, id) => expect((await read(id)).status).toBe(404));

    test('after an hour it is not returned any more, and the next stored one removes it', async () => {
      const id = await left();
      api().clock.pass(3_600_000);
      expect((await read(id)).status).toBe(200);
      api().clock.pass(1);
      expect((await read(id)).status).toBe(404);
      expect(await api().db.query('select 1 from phone_items where id = $1', [id])).toHaveLength(1);
      await left();
      expect(await api().db.query('select 1 from phone_items where id = $1', [id])).toHaveLength(0);
    });

    test('only the operator leaves one', async () => {
      expect((await api().call('POST', '/items', { body: { phone: '11987654321' } })).status).toBe(
        401,
      );
      expect((await leave('11987654321', 'a guess')).status).toBe(401);
    });

    test.each(['', 'call me', '1'.repeat(31), 11987654321])('%j is no phone: 400', async (phone) =>
      expect(await leave(phone)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request', path: 'phone' },
      }),
    );
  });

  describe('links back to a cart', () => {
    const MAKE = `/restaurant/${TRATTORIA}/cart-recoveries`;
    const UNKNOWN = '00000000-0000-4000-8000-000000000000';

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

  describe('the connection of a kitchen', () => {
    const { silenceMs } = DEFAULT_KITCHEN;

    const state = async (restaurant: number = TRATTORIA) => {
      const { status, json, headers } = await api().call(
        'GET',
        `/restaurant/${restaurant}/kitchen`,
      );
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      return z.parse(calls.getKitchen.answer, json);
    };
    const beat = (token?: string) =>
      api().call('PUT', `/restaurant/${TRATTORIA}/kitchen/heartbeat`, token ? { token } : {});

    test('is unknown until a heartbeat, lost after the silence of the setting, and comes back by itself', async () => {
      expect(await state()).toEqual({ state: 'unknown', heartbeatAt: null });
      const heartbeatAt = api().clock.now().toISOString();
      expect(await beat(OPERATOR_KEY)).toMatchObject({
        status: 200,
        json: { state: 'connected', heartbeatAt },
      });
      api().clock.pass(silenceMs);
      expect(await state()).toEqual({ state: 'connected', heartbeatAt });
      api().clock.pass(1);
      expect(await state()).toEqual({ state: 'lost', heartbeatAt });
      await beat(OPERATOR_KEY);
      expect((await state()).state).toBe('connected');
      expect((await state(DINER)).state).toBe('unknown');
    });

    test('only operators report heartbeats, and only of known restaurants', async () => {
      expect((await beat()).status).toBe(401);
      expect((await beat('another-key')).status).toBe(401);
      for (const id of ['999999', 'x', '-1'])
        expect([
          (await api().call('GET', `/restaurant/${id}/kitchen`)).status,
          (await api().call('PUT', `/restaurant/${id}/kitchen/heartbeat`, { token: OPERATOR_KEY }))
            .status,
        ]).toEqual([404, 404]);
    });

    test('frequent heartbeats are written every few seconds, an older one never', async () => {
      const at = api().clock.now();
      await saveDemoHeartbeats(api().db, at);
      const written = (await state()).heartbeatAt;
      await saveDemoHeartbeats(api().db, new Date(at.getTime() - 60_000));
      await saveDemoHeartbeats(api().db, new Date(at.getTime() + 1000));
      expect((await state()).heartbeatAt).toBe(written);
      await saveDemoHeartbeats(api().db, new Date(at.getTime() + 6000));
      expect((await state()).heartbeatAt).not.toBe(written);
    });
  });
});
