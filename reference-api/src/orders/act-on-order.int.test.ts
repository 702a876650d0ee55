import { randomUUID } from 'node:crypto';
import { sendEvent } from '../testing/bank';
import { finish } from '../testing/till';
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

describeOnPostgres('acting on an order', (api) => {
  beforeAll(() => openPaying(api()));
  const VIEW_ONLY = { status: 403, json: { code: 'order_view_only' } };
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

  test('[SHELL-45] any browser that a payment page returns to may act; the uuid alone is still view-only', async () => {
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
    for (const browser of [...reloads, ...browsers, ...browsers]) await track(order, key, browser);
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
