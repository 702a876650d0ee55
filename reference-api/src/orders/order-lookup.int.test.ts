import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { calls } from '@storefront/shared-domain/contracts';
import { logIn } from '../testing/accounts';
import { findOrder, insertOrder } from './orders.repository';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, anOrder, lasanha, placed } from '../testing/orders';
import { DINER, TRATTORIA } from '../testing/restaurants';
import type { TestApi } from '../testing/test-api';
import {
  aPhone,
  finish,
  giveCashback,
  logInToTill,
  openTill,
  placedAtTill,
  TILL,
  withCashback,
} from '../testing/till';

describeOnPostgres('orders looked up', (api) => {
  describe('looking orders up', () => {
    const list = (
      ordersUUIDs: string[],
      page: number | string = 1,
      size: number | string = 10,
      sortSettings?: object,
      token?: string,
    ) =>
      api().call('POST', `/restaurant/${TRATTORIA}/orders/get/${page}/${size}`, {
        body: { ordersUUIDs, sortSettings },
        ...(token === undefined ? {} : { token }),
      });

    test('[API-08] [OPEN-013] the order by its uuid is the order that was placed', async () => {
      const order = await placed(api(), anOrder());
      const { status, json, headers } = await api().call('GET', `/order/uuid/${order['uuid']}`);
      expect(status).toBe(200);
      expect(json).toMatchObject({
        id: order['id'],
        orderNoText: order['orderNoText'],
        uuid: order['uuid'],
        status: 'CREATED',
        orders: order['orders'],
      });
      expect(headers['cache-control']).toBe('no-store');
      expect(z.parse(calls.getOrder.answer, json).details.grandTotal).toBe(4250);
    });

    test.each([randomUUID(), "' or 1=1 --", '%00'])(
      '[OPEN-013] token %s leads to no order: 404',
      async (token) => {
        const { status, json } = await api().call(
          'GET',
          `/order/uuid/${encodeURIComponent(token)}`,
        );
        expect([status, json['code']]).toEqual([404, 'order_not_found']);
      },
    );

    test('a client with only the uuid sees no name, phone, address, street, tax id or notes', async () => {
      const { uuid } = await placed(
        api(),
        aDelivery({
          orders: [lasanha({ notes: 'Campainha da Rosa' })],
          user: {
            email: 'bia@teste.example',
            cpf: '529.982.247-25',
            coordinates: { latitude: -22.9, longitude: -47 },
          },
        }),
      );
      const [one, many] = [
        await api().call('GET', `/order/uuid/${uuid}`),
        await list([String(uuid)]),
      ];
      for (const { text } of [one, many]) {
        for (const secret of [
          '19987654321',
          '8765',
          'bia@',
          'Jaguara',
          '1200',
          'ap 12',
          '13015',
          '52998224725',
          '-22.9',
          'Souza',
          'Rosa',
        ])
          expect(text).not.toContain(secret);
      }
      expect(one.json['user']).toMatchObject({
        name: 'B•••',
        zone: 'Centro',
        city: 'Campinas',
        address: 'Rua •••',
        phone: '••••••21',
      });
    });

    test('a guest’s device sees everything; a logged-out account’s device sees the notes, but no phone', async () => {
      const ana = await logIn(api(), 'ana@teste.example');
      const sent = () => aDelivery({ orders: [lasanha({ notes: 'Sem cebola' })] });
      const [ofGuest, ofAccount] = [sent(), sent()];
      await placed(api(), ofGuest);
      await placed(api(), ofAccount, { token: ana });
      const get = (order: typeof ofGuest, device = order.fingerprint) =>
        api().call('GET', `/order/uuid/${order.details.uuid}`, {
          headers: { 'x-storefront-device': device },
        });
      expect((await get(ofGuest, ofGuest.fingerprint.toUpperCase())).json).toMatchObject({
        user: { name: 'Bia Souza', phone: '19987654321', number: '1200' },
        orders: [{ notes: 'Sem cebola' }],
      });
      expect((await get(ofAccount)).json).toMatchObject({
        user: { name: 'Bia Souza', phone: '••••••21', address: 'Rua •••' },
        orders: [{ notes: 'Sem cebola' }],
      });
      for (const device of [randomUUID(), '', 'x'])
        expect((await get(ofGuest, device)).json).toMatchObject({
          user: { name: 'B•••' },
          orders: [{ notes: '' }],
        });
    });

    test('the code of a pickup is random, and shown to the ordering device and account only', async () => {
      const ana = await logIn(api(), 'ana@teste.example');
      const orders = [anOrder(), anOrder(), anOrder(), anOrder()];
      const codes: string[] = [];
      for (const order of orders)
        codes.push(String((await placed(api(), order, { token: ana }))['pickupCode']));
      expect(codes).toEqual(orders.map(() => expect.stringMatching(/^(?:[A-Z]\d){2}$/)));
      expect(new Set(codes).size).toBe(codes.length);
      const [order = anOrder(), code] = [orders[0], codes[0]];
      const path = `/order/uuid/${order.details.uuid}`;
      const shownTo = async (more: object) => (await api().call('GET', path, more)).json;
      const device = { headers: { 'x-storefront-device': order.fingerprint } };
      for (const viewer of [{ token: ana }, device])
        expect(await shownTo(viewer)).toMatchObject({ pickupCode: code });
      for (const viewer of [{}, { headers: { 'x-storefront-device': randomUUID() } }])
        expect(await shownTo(viewer)).toMatchObject({ pickupCode: '' });
      expect((await list([order.details.uuid])).text).not.toContain(code);
      for (const file of [
        `/orders/${order.details.uuid}.json`,
        `/order/uuid/${order.details.uuid}`,
      ])
        expect((await api().call('GET', file)).text).not.toContain(code);
      expect(await placed(api(), aDelivery())).toMatchObject({ pickupCode: '' });
    });

    test('an order gets a code that no order of the restaurant got within a day', async () => {
      const insert = async (codes: string[]) => {
        const { id } = await placed(api(), anOrder());
        const row = await findOrder(api().db, { id: Number(id) });
        if (!row) throw new Error('the order was just placed');
        const again = { ...row, uuid: randomUUID(), cartHash: '', table: null, pickupCodes: codes };
        return (await insertOrder(api().db, again)).pickupCode;
      };
      expect(await insert(['A1A1'])).toBe('A1A1');
      expect(await insert(['A1A1', 'B2B2', 'C3C3'])).toBe('B2B2');
      expect(await insert(['A1A1', 'B2B2'])).toBe('A1A1');
      expect(await insert([])).toBe('');
      await api().db.query(
        "update orders set created_at = created_at - interval '2 days' where pickup_code = 'B2B2'",
      );
      expect(await insert(['A1A1', 'B2B2'])).toBe('B2B2');
    });

    test('its own customer sees all of it, another one does not, and a bad token is refused', async () => {
      const [ana, rui] = [
        await logIn(api(), 'ana@teste.example'),
        await logIn(api(), 'RUI@teste.example'),
      ];
      const { uuid } = await placed(api(), aDelivery({ user: { id: 'rui' } }), { token: ana });
      const get = (token: string) => api().call('GET', `/order/uuid/${uuid}`, { token });
      expect((await get(ana)).json['user']).toMatchObject({
        address: 'Rua Barão de Jaguara',
        phone: '19987654321',
        email: 'ana@teste.example',
      });
      expect((await list([String(uuid)], 1, 10, undefined, ana)).json[0]?.['user']).toMatchObject({
        number: '1200',
      });
      expect((await get(rui)).text).not.toContain('Jaguara');
      expect(await get('forged.token.here')).toMatchObject({
        status: 401,
        json: { code: 'session_expired' },
      });
    });

    test('[API-07] [OPEN-015] pages from 1, newest first unless requested otherwise', async () => {
      const uuids: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        uuids.push(String((await placed(api(), anOrder()))['uuid']));
        api().clock.pass(1000);
      }
      const newest = uuids.toReversed();
      const pageOf = async (...requested: Parameters<typeof list>) =>
        ((await list(...requested)).json as unknown as { uuid: string }[]).map(({ uuid }) => uuid);
      expect(await pageOf(uuids)).toEqual(newest);
      expect(await pageOf(uuids, 1, 2)).toEqual(newest.slice(0, 2));
      expect(await pageOf(uuids, 3, 2)).toEqual(newest.slice(4));
      expect(await pageOf(uuids, 4, 2)).toEqual([]);
      expect(await pageOf(uuids, 1, 10, { field: 'created_at', order: 'asc' })).toEqual(uuids);
      await api().call('POST', `/demo/orders/${uuids[1]}/advance`);
      expect(await pageOf(uuids, 1, 1, { field: 'status', order: 'asc' })).toEqual([uuids[1]]);
    });

    test('[API-07] [OPEN-015] orders of one moment are in the sequence they were placed in', async () => {
      const uuids: string[] = [];
      for (let count = 0; count < 4; count += 1)
        uuids.push(String((await placed(api(), anOrder()))['uuid']));
      const pages = [];
      for (const page of [1, 2]) pages.push((await list(uuids, page, 2)).json);
      expect((pages.flat() as unknown as { uuid: string }[]).map(({ uuid }) => uuid)).toEqual(
        uuids.toReversed(),
      );
    });

    test('[API-07] orders that were not requested, or are another restaurant’s, are not in the list', async () => {
      const mine = await placed(api(), anOrder());
      const theirs = await placed(api(), anOrder({ user: { phone: '7185550142' } }), {
        restaurant: DINER,
      });
      const { json } = await list([String(mine['uuid']), String(theirs['uuid']), randomUUID()]);
      expect((json as unknown as { uuid: string }[]).map(({ uuid }) => uuid)).toEqual([
        mine['uuid'],
      ]);
      expect((await list([])).json).toEqual([]);
    });

    test.each([
      [0, 10, 'page'],
      [1.5, 10, 'page'],
      ['1e2', 10, 'page'],
      [1, 101, 'size'],
    ])('[OPEN-015] page %s of %s is refused by its name', async (page, size, path) => {
      expect(await list([], page, size)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request', path },
      });
    });

    test('a list of more than 100, or of something that is no uuid, is refused', async () => {
      expect(await list(Array.from({ length: 101 }, () => randomUUID()))).toMatchObject({
        status: 400,
        json: { path: 'ordersUUIDs' },
      });
      expect(await list([randomUUID(), '1'])).toMatchObject({
        status: 400,
        json: { path: 'ordersUUIDs.1' },
      });
    });
  });

  describe('the orders of an account', () => {
    const page = (
      at: TestApi,
      who: { id: string; token?: string },
      path: string,
      body: unknown = {},
    ) =>
      at.call('POST', `/restaurant/${TILL}/public/client/${who.id}/orders/paginate/${path}`, {
        body,
        ...(who.token === undefined ? {} : { token: who.token }),
      });
    const review = (orderID: string, body: unknown, token?: string) =>
      api().call('POST', `/order/${orderID}/review`, {
        body,
        ...(token === undefined ? {} : { token }),
      });
    let uuids: string[];
    let rui: { id: string; token: string };

    beforeAll(async () => {
      await openTill(api());
      rui = await logInToTill(api(), 'rui');
      uuids = [];
      for (let count = 0; count < 3; count += 1) {
        await giveCashback(api(), rui.id, 1, null);
        api().clock.pass(61_000);
        uuids.push(String((await placedAtTill(api(), withCashback(1), rui.token))['uuid']));
      }
    });

    const uuidsOf = (json: unknown): string[] =>
      (json as { uuid: string }[]).map(({ uuid }) => uuid);

    test('[API-06] [OPEN-015] pages of the own orders, newest first, or as they are sorted', async () => {
      const newest = [...uuids].reverse();
      expect(uuidsOf((await page(api(), rui, '1/2')).json)).toEqual(newest.slice(0, 2));
      expect(uuidsOf((await page(api(), rui, '2/2')).json)).toEqual(newest.slice(2));
      expect(
        uuidsOf(
          (await page(api(), rui, '1/10', { sortSettings: { field: 'created_at', order: 'asc' } }))
            .json,
        ),
      ).toEqual(uuids);
      expect(
        uuidsOf(
          (
            await page(api(), rui, '1/10', {
              sortSettings: { field: 'id; drop table orders', order: 'sideways' },
            })
          ).json,
        ),
      ).toEqual(newest);
    });

    test('[API-06] [OPEN-015] own orders of one moment are in the sequence they were placed in', async () => {
      const eva = await logInToTill(api(), 'eva');
      const placedNow: string[] = [];
      for (let count = 0; count < 4; count += 1) {
        const order = anOrder({ user: { phone: aPhone() } });
        placedNow.push(String((await placedAtTill(api(), order, eva.token))['uuid']));
      }
      const pages = [await page(api(), eva, '1/2'), await page(api(), eva, '2/2')];
      expect(pages.flatMap(({ json }) => uuidsOf(json))).toEqual(placedNow.toReversed());
    });

    test('[API-06] the orders of another account are not readable, and their existence is not disclosed', async () => {
      const leo = await logInToTill(api(), 'leo');
      const foreign = await page(api(), { id: rui.id, token: leo.token }, '1/10');
      const unknown = await page(
        api(),
        { id: '00000000-0000-4000-8000-000000000000', token: leo.token },
        '1/10',
      );
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
      expect((await page(api(), { id: rui.id }, '1/10')).status).toBe(401);
    });

    test.each(['0/10', '1/101', 'x/10'])('[API-06] the page %s is none', async (path) => {
      expect(await page(api(), rui, path)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request' },
      });
    });

    test('[API-11] [OPEN-021] [B46] [S05] an order that is over is reviewed once', async () => {
      const uuid = uuids[0]!;
      expect(await review(uuid, { ratingAvg: 5 })).toMatchObject({
        status: 409,
        json: { code: 'order_not_over' },
      });
      await finish(api(), uuid);
      expect(await review(uuid, { ratingAvg: 4, ratingNote: 'Chegou quente' })).toMatchObject({
        status: 200,
        json: { order: { ratingAvg: 4, ratingNote: 'Chegou quente', askReview: false } },
      });
      expect(await review(uuid, { ratingAvg: 1 })).toMatchObject({
        status: 409,
        json: { code: 'order_reviewed' },
      });
      expect((await api().call('GET', `/order/uuid/${uuid}`)).json).toMatchObject({ ratingAvg: 4 });
    });

    test('[API-11] ten reviews at once keep one', async () => {
      const uuid = uuids[1]!;
      await finish(api(), uuid);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => review(uuid, { ratingAvg: (at % 5) + 1 })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('[API-11] [B46] [S05] by its number only its own account reviews an order', async () => {
      const { json } = await page(api(), rui, '1/1');
      const { id, uuid } = (json as unknown as { id: string; uuid: string }[])[0]!;
      await finish(api(), uuid);
      const leo = await logInToTill(api(), 'leo');
      expect((await review(id, { ratingAvg: 5 }, leo.token)).status).toBe(404);
      expect((await review(id, { ratingAvg: 5 })).status).toBe(404);
      expect((await review(id, { ratingAvg: 5 }, rui.token)).status).toBe(200);
    });

    test('[API-11] by its uuid another account does not review an order, a visitor may', async () => {
      const order = anOrder({ user: { phone: aPhone() } });
      const uuid = String((await placedAtTill(api(), order, rui.token))['uuid']);
      await finish(api(), uuid);
      const leo = await logInToTill(api(), 'leo');
      expect(await review(uuid, { ratingAvg: 1 }, leo.token)).toMatchObject({
        status: 404,
        json: { code: 'order_not_found' },
      });
      expect((await review(uuid, { ratingAvg: 5 })).status).toBe(200);
    });

    test.each([
      { ratingAvg: 6 },
      { ratingAvg: 3.5 },
      { ratingAvg: '5' },
      { ratingAvg: 5, ratingNote: 'x'.repeat(5000) },
    ])('[API-11] [B46] %j is no review', async (body) => {
      expect((await review(uuids[0]!, body)).status).toBe(400);
    });
  });

  describe('the cache of orders', () => {
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

    test.each([randomUUID(), "' or 1=1 --"])(
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
});
