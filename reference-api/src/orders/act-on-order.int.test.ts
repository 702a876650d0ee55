import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { calls } from '@storefront/shared-domain/contracts';
import { sendEvent } from '../testing/bank';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import {
  anOnlineOrder,
  openPaying,
  PAYING,
  placedOnline,
  referenceOf,
  returnKeyOf,
  stateOf,
} from '../testing/paying-restaurant';
import { PASSWORD, TRATTORIA } from '../testing/restaurants';
import type { Json } from '../testing/test-api';
import { finish } from '../testing/till';

describeOnPostgres('orders that are paid online', (api) => {
  describe('acting on an order', () => {
    beforeAll(() => openPaying(api()));
    const VIEW_ONLY = { status: 409, json: { code: 'order_view_only' } };
    const from = (device?: string) =>
      device === undefined ? {} : { headers: { 'x-storefront-device': device } };
    const act = (
      uuid: unknown,
      action: 'retry' | 'cancel',
      { device, token }: { device?: string; token?: string } = {},
    ) =>
      api().call('POST', `/order/${String(uuid)}/payment/${action}`, {
        ...from(device),
        ...(token === undefined ? {} : { token }),
      });
    const payment = (uuid: unknown, device?: string) =>
      api().call('GET', `/order/${String(uuid)}/payment`, from(device));
    const track = (order: Json, clientID: unknown, device?: string) =>
      api().call('POST', '/order/track', {
        body: { orderID: order['id'], clientID, restaurantID: PAYING },
        ...from(device),
      });
    const guest = async (method = 'stripe') => {
      const sent = anOnlineOrder(method);
      return { device: sent.fingerprint, order: await placedOnline(api(), sent) };
    };
    const logIn = async () =>
      String(
        (
          await api().call('POST', `/restaurant/${PAYING}/public/client/auth`, {
            body: { email: 'ana@paga.example', password: PASSWORD, loginMode: 'email' },
          })
        ).json['token'],
      );

    test('a client with only the uuid may neither cancel nor retry; the ordering device may do both', async () => {
      const { order, device } = await guest();
      for (const other of [undefined, randomUUID(), '', 'x', String(order['uuid'])]) {
        for (const action of ['cancel', 'retry'] as const)
          expect(
            await act(order['uuid'], action, other === undefined ? {} : { device: other }),
          ).toMatchObject(VIEW_ONLY);
      }
      await sendEvent(api(), await referenceOf(api(), order['uuid']), 'declined');
      expect(await act(order['uuid'], 'retry', { device })).toMatchObject({
        status: 200,
        json: { status: 'pending', isViewOnly: false },
      });
      expect(await act(order['uuid'], 'cancel', { device })).toMatchObject({
        status: 200,
        json: { status: 'canceled' },
      });
    });

    test('no device may act on an order without a fingerprint', async () => {
      const order = await placedOnline(api(), anOnlineOrder('stripe', { fingerprint: '' }));
      for (const device of [undefined, '', randomUUID()])
        expect(
          await act(order['uuid'], 'cancel', device === undefined ? {} : { device }),
        ).toMatchObject(VIEW_ONLY);
    });

    test('a shared link shows the payment’s status and pix code, but not the payment page', async () => {
      for (const method of ['stripe', 'pixAsaas']) {
        const { order, device } = await guest(method);
        const [own, shared] = [
          (await payment(order['uuid'], device)).json,
          (await payment(order['uuid'])).json,
        ];
        expect(own).toMatchObject({
          link: expect.stringContaining('/sandbox-bank/'),
          isViewOnly: false,
        });
        expect(shared).toEqual({ ...(own as object), link: '', isViewOnly: true });
        const { text, json } = await api().call('GET', `/order/uuid/${String(order['uuid'])}`);
        expect(json).toMatchObject({
          onlinePaymentReference: '',
          payment: { link: '', isViewOnly: true },
        });
        expect(text).not.toContain('sandbox-bank');
      }
    });

    test('[SHELL-45] any browser that a payment page returns to may act; the uuid alone is view-only', async () => {
      const { order } = await guest();
      const [browser, other] = [randomUUID(), randomUUID()];
      expect((await track(order, order['uuid'], other)).json['order']).toMatchObject({
        uuid: order['uuid'],
        payment: { isViewOnly: true },
        user: { name: 'B•••' },
      });
      expect(
        (await track(order, await returnKeyOf(api(), order['uuid']), browser)).json['order'],
      ).toMatchObject({ payment: { isViewOnly: false }, user: { name: 'Bia Souza' } });
      expect(await act(order['uuid'], 'cancel', { device: other })).toMatchObject(VIEW_ONLY);
      expect(await act(order['uuid'], 'cancel', { device: browser })).toMatchObject({
        status: 200,
        json: { status: 'canceled' },
      });
    });

    test('a browser that returned may act under any spelling of its id', async () => {
      const { order } = await guest();
      const browser = randomUUID();
      await track(order, await returnKeyOf(api(), order['uuid']), browser.toUpperCase());
      expect((await payment(order['uuid'], browser)).json).toMatchObject({ isViewOnly: false });
    });

    test('an order is found neither under another restaurant nor with another client', async () => {
      const { order } = await guest();
      for (const [restaurantID, clientID] of [
        [TRATTORIA, order['uuid']],
        [TRATTORIA, await returnKeyOf(api(), order['uuid'])],
        [PAYING, randomUUID()],
      ])
        expect(
          await api().call('POST', '/order/track', {
            body: { orderID: order['id'], clientID, restaurantID },
          }),
        ).toMatchObject({ status: 404, json: { code: 'order_not_found' } });
    });

    test('five browsers may return to act on one order', async () => {
      const { order } = await guest();
      const key = await returnKeyOf(api(), order['uuid']);
      const browsers = Array.from({ length: 6 }, () => randomUUID());
      const reloads = Array<string>(5).fill(browsers[0] ?? '');
      for (const browser of [...reloads, ...browsers, ...browsers])
        await track(order, key, browser);
      const isViewOnly = await Promise.all(
        browsers.map(async (browser) => (await payment(order['uuid'], browser)).json['isViewOnly']),
      );
      expect(isViewOnly).toEqual([false, false, false, false, false, true]);
    });

    test('an account acts on its own orders from any device, and on no others', async () => {
      const token = await logIn();
      const [own, { order: foreign }] = [
        await placedOnline(api(), anOnlineOrder('stripe', { user: { name: 'Ana Prado' } }), token),
        await guest(),
      ];
      expect(await act(foreign['uuid'], 'cancel', { token })).toMatchObject(VIEW_ONLY);
      expect(await act(own['uuid'], 'cancel', { token: 'forged.token.here' })).toMatchObject({
        status: 401,
      });
      expect(await act(own['uuid'], 'cancel', { token, device: randomUUID() })).toMatchObject({
        status: 200,
        json: { status: 'canceled' },
      });
      expect((await stateOf(api(), foreign['uuid'])).order).toBe('CREATED');
    });

    test('[SHELL-40] a link to rate the order works on any device, and returns the review', async () => {
      const { order } = await guest('money');
      await finish(api(), String(order['uuid']));
      const reviewed = await api().call('POST', `/order/${String(order['uuid'])}/review`, {
        body: { ratingAvg: 5, ratingNote: 'Chegou quente' },
      });
      expect(reviewed).toMatchObject({
        status: 200,
        json: { order: { ratingAvg: 5, ratingNote: 'Chegou quente', user: { name: 'B•••' } } },
      });
      expect((await api().call('GET', `/order/uuid/${String(order['uuid'])}`)).json).toMatchObject({
        ratingAvg: 5,
        ratingNote: '',
      });
    });
  });

  describe('the order a payment page leads back to', () => {
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
});
