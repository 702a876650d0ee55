import { calls } from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { logIn } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, anOrder, lasanha, placed } from '../testing/orders';
import { DINER, TRATTORIA } from '../testing/restaurants';

describeOnPostgres('looking orders up', (api) => {
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

  test.each([randomUUID(), 'x', '1', "' or 1=1 --", '%00', 'a'.repeat(150)])(
    '[OPEN-013] token %s leads to no order: 404',
    async (token) => {
      const { status, json } = await api().call('GET', `/order/uuid/${encodeURIComponent(token)}`);
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
    expect((json as unknown as { uuid: string }[]).map(({ uuid }) => uuid)).toEqual([mine['uuid']]);
    expect((await list([])).json).toEqual([]);
  });

  test.each([
    [0, 10, 'page'],
    [-1, 10, 'page'],
    ['x', 10, 'page'],
    [1.5, 10, 'page'],
    ['1e2', 10, 'page'],
    [1, 0, 'size'],
    [1, 101, 'size'],
    [1, 'ten', 'size'],
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
