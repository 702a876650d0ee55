import { calls } from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { anOnlineOrder, openPaying, PAYING, placedOnline } from '../testing/paying-restaurant';
import { PASSWORD, TRATTORIA } from '../testing/restaurants';
import type { Json } from '../testing/test-api';

describeOnPostgres('the order a payment page leads back to', (api) => {
  beforeAll(() => openPaying(api()));
  const track = (
    orderID: unknown,
    clientID: unknown,
    restaurantID: unknown = PAYING,
    token?: string,
  ) =>
    api().call('POST', '/order/track', {
      body: { orderID, clientID, restaurantID },
      ...(token === undefined ? {} : { token }),
    });
  const logIn = async () =>
    String(
      (
        await api().call('POST', `/restaurant/${PAYING}/public/client/auth`, {
          body: { email: 'ana@paga.example', password: PASSWORD, loginMode: 'email' },
        })
      ).json['token'],
    );
  const ofCustomer = async (token: string) => {
    const order = await placedOnline(
      api(),
      anOnlineOrder('stripe', { user: { name: 'Ana Prado' } }),
      token,
    );
    const [row] = await api().db.query<{ customer: string }>(
      'select customer_id as customer from orders where uuid = $1',
      [order['uuid']],
    );
    return { order, customer: row?.customer ?? '' };
  };
  const ANONYMOUS = { status: 404, json: { code: 'order_not_found' } };

  test('[API-12] [SHELL-45] a guest’s order is found by number and uuid, masked, with its payment', async () => {
    const order = await placedOnline(api(), anOnlineOrder('mercadopago'));
    const found = await track(order['id'], order['uuid']);
    expect(found).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(found.json['order']).toMatchObject({
      id: order['id'],
      uuid: order['uuid'],
      status: 'CREATED',
      payment: { status: 'pending', method: 'mercadopago' },
      user: { name: 'B•••', phone: '•••••••••21'.slice(-8) },
    });
    expect(z.parse(calls.trackOrder.answer, found.json).order.payment).toMatchObject({
      amount: 4250,
    });
  });

  test('[API-12] numbers may come as numbers, a uuid in capitals', async () => {
    const order = await placedOnline(api(), anOnlineOrder('stripe'));
    expect(
      (await track(Number(order['id']), String(order['uuid']).toUpperCase(), String(PAYING)))
        .status,
    ).toBe(200);
  });

  test('[API-12] an order is found by its customer’s uuid, masked for other clients', async () => {
    const token = await logIn();
    const { order, customer } = await ofCustomer(token);
    expect((await track(order['id'], customer, PAYING, token)).json['order']).toMatchObject({
      user: { phone: expect.stringMatching(/^\d+$/) },
    });
    expect((await track(order['id'], customer)).json['order']).toMatchObject({
      user: { phone: expect.stringContaining('•'), id: null },
    });
    expect(await track(order['id'], order['uuid'])).toMatchObject(ANONYMOUS);
  });

  test('[S04] numbers alone never suffice; a wrong client gets the response of a missing order', async () => {
    const token = await logIn();
    const [guest, { order, customer }] = [
      await placedOnline(api(), anOnlineOrder('stripe')),
      await ofCustomer(token),
    ];
    const wrong: [unknown, unknown, unknown?][] = [
      [guest['id'], 'guest'],
      [guest['id'], 0],
      [guest['id'], 1],
      [guest['id'], ''],
      [guest['id'], guest['id']],
      [guest['id'], randomUUID()],
      [guest['id'], order['uuid']],
      [guest['id'], customer],
      [order['id'], guest['uuid']],
      [order['id'], randomUUID()],
      [guest['id'], guest['uuid'], TRATTORIA],
      [guest['id'], guest['uuid'], 0],
      [guest['uuid'], guest['uuid']],
      [-1, guest['uuid']],
      ['1e3', guest['uuid']],
      ['9'.repeat(30), guest['uuid']],
      [1.5, guest['uuid']],
      [`${String(guest['id'])} or 1=1`, guest['uuid']],
      ['999999999', guest['uuid']],
    ];
    for (const [id, client, restaurant] of wrong)
      expect(await track(id, client, restaurant)).toMatchObject(ANONYMOUS);
  });

  test.each([[{}], [{ orderID: 1 }], [{ orderID: [], clientID: {}, restaurantID: null }]])(
    '[API-12] %j is no question',
    async (body) => {
      const answer = await api().call('POST', '/order/track', { body: body as Json });
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
    },
  );
});
