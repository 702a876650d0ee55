import { createPublicKey, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { jwtVerify } from 'jose';
import { changeStatus } from '../../orders/orders.repository';
import { logIn } from '../../testing/accounts';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { aDelivery } from '../../testing/orders';
import { startPushService } from '../../testing/push-service';
import { TRATTORIA } from '../../testing/restaurants';
import { createPushSender } from './push-sender';
import { isPushService } from './push.route';
import { pushPause } from './push-worker';

const keys = (
  createRequire(import.meta.url)('web-push') as typeof import('web-push')
).generateVAPIDKeys();
const services: string[] = [];
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
  services.push(service.origin);
});
afterAll(() => service.close());
beforeEach(() => void service.pushed.splice(0));

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://push.own.example/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://a@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://169.254.169.254/latest', false],
  ['http://push.own.example/x', false],
  ['file:///etc/passwd', false],
])('[SHELL-58] %s may be posted to: %s', (endpoint, isOne) =>
  expect(isPushService(endpoint, ['push.own.example'])).toBe(isOne),
);

test('a failing service is retried with increasing pauses, and not before its Retry-After', () => {
  expect([1, 2, 3, 9].map((attempts) => pushPause(attempts, 0))).toEqual([
    5000, 10_000, 20_000, 600_000,
  ]);
  expect(pushPause(1, 60_000)).toBe(60_000);
});

/** The public key as a key object that verifies signatures. */
const verifying = (publicKey: string) => {
  const point = Buffer.from(publicKey, 'base64url');
  return createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
};

describeOnPostgres(
  '[SHELL-58] notifying devices of an order',
  (api) => {
    let count = 0;
    const devices = new Map<string, string>();
    const place = async (more: { token?: string } = {}): Promise<string> => {
      const order = aDelivery({ fingerprint: randomUUID() });
      devices.set(order.details.uuid, order.fingerprint);
      await api().call('POST', `/restaurant/${TRATTORIA}/order`, { body: order, ...more });
      return order.details.uuid;
    };
    const subscribe = (
      uuid: string,
      body: unknown,
      requester: object = { headers: { 'x-storefront-device': devices.get(uuid) ?? '' } },
    ) => api().call('POST', `/order/${uuid}/push`, { body, ...requester });
    const advance = (uuid: string) => api().call('POST', `/demo/orders/${uuid}/advance`);
    const rows = async (): Promise<number> =>
      (await api().db.query<{ n: number }>('select count(*)::int as n from push_subscriptions'))[0]
        ?.n ?? -1;
    const name = (): string => `device-${(count += 1)}`;

    beforeEach(() => api().db.query('delete from push_subscriptions'));

    test('the key of the storefront is there for browsers', async () =>
      expect((await api().call('GET', '/push/key')).json).toEqual({ publicKey: keys.publicKey }));

    test('only the ordering device and the account subscribe: the link may have been shared', async () => {
      const [ana, rui] = [
        await logIn(api(), 'ana@teste.example'),
        await logIn(api(), 'rui@teste.example'),
      ];
      const [ofGuest, ofAna] = [await place(), await place({ token: ana })];
      const statusOf = async (uuid: string, requester: object) =>
        (await subscribe(uuid, service.device(name()), requester)).status;
      const strangers = [{}, { headers: { 'x-storefront-device': randomUUID() } }, { token: rui }];
      for (const uuid of [ofGuest, ofAna])
        for (const stranger of strangers) expect(await statusOf(uuid, stranger)).toBe(409);
      expect(await subscribe(ofGuest, service.device(name()), {})).toMatchObject({
        json: { code: 'order_view_only' },
      });
      expect([await rows(), await statusOf(ofAna, { token: 'ended' })]).toEqual([0, 401]);
      expect([await statusOf(ofAna, { token: ana }), await rows()]).toEqual([200, 1]);
    });

    test('a new stage reaches the device encrypted, signed, in its language, without customer data', async () => {
      const [uuid, id] = [await place(), name()];
      expect(await subscribe(uuid, service.device(id, 'es'))).toMatchObject({
        status: 200,
        json: {},
      });
      // the customer has just seen this status, so no message is sent
      expect(await api().notifyDevices()).toBe(0);
      await advance(uuid);
      expect(await api().notifyDevices()).toBe(1);
      const [{ headers, message, raw, path }] = service.pushed as [(typeof service.pushed)[number]];
      expect(path).toBe(`/${id}`);
      expect(message).toEqual({
        title: 'trattoria',
        body: 'El restaurante aceptó tu pedido.',
        url: `/trattoria/track?token=${uuid}`,
        tag: `order-${uuid}`,
        icon: '/media/app-icons/trattoria/192.png',
      });
      expect(raw.toString('latin1')).not.toContain('trattoria');
      expect(headers).toMatchObject({
        ttl: '3600',
        urgency: 'high',
        'content-encoding': 'aes128gcm',
        topic: uuid.replaceAll('-', ''),
      });
      const [, token = '', key = ''] =
        /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers['authorization'])) ?? [];
      expect(key).toBe(keys.publicKey);
      const { payload } = await jwtVerify(token, verifying(key), { audience: service.origin });
      expect(payload).toMatchObject({ sub: 'mailto:it@pizza.example' });
      expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
      expect(await api().notifyDevices()).toBe(0);
    });

    test('several simultaneous stages are sent as the last one; the end of the order removes the device', async () => {
      const [uuid, id] = [await place(), name()];
      await subscribe(uuid, service.device(id));
      await advance(uuid);
      await advance(uuid);
      expect(await api().notifyDevices()).toBe(1);
      expect(service.pushed.map(({ message }) => message['body'])).toEqual([
        'Seu pedido está sendo preparado.',
      ]);
      await api().call('POST', `/demo/orders/${uuid}/cancel`);
      expect(await api().notifyDevices()).toBe(1);
      expect(service.pushed.at(-1)?.message['body']).toBe('Seu pedido foi cancelado.');
      expect(await rows()).toBe(0);
      expect(await subscribe(uuid, service.device(id))).toMatchObject({
        status: 409,
        json: { code: 'order_over' },
      });
    });

    test.each([[404], [410]])(
      'a device whose service says %d is forgotten at once',
      async (status) => {
        const [uuid, id] = [await place(), name()];
        await subscribe(uuid, service.device(id));
        service.answer(id, status);
        await advance(uuid);
        expect([await api().notifyDevices(), service.pushed.length, await rows()]).toEqual([
          0, 1, 0,
        ]);
      },
    );

    test('a busy service is retried after the time it names, then with backoff, and given up in the end', async () => {
      const [uuid, id] = [await place(), name()];
      await subscribe(uuid, service.device(id));
      service.answer(id, 429, { 'retry-after': '120' });
      await advance(uuid);
      await api().notifyDevices();
      api().clock.pass(119_000);
      await api().notifyDevices();
      expect(service.pushed).toHaveLength(1);
      api().clock.pass(1_000);
      service.answer(id, 503);
      for (let round = 0; round < 12; round += 1) {
        await api().notifyDevices();
        api().clock.pass(600_000);
      }
      expect([service.pushed.length, await rows()]).toEqual([8, 0]);
    });

    test('failures count from the last message, and from the last subscription', async () => {
      const [uuid, id] = [await place(), name()];
      const failSevenTimes = async () => {
        service.answer(id, 503);
        for (let times = 0; times < 7; times += 1) {
          await api().notifyDevices();
          api().clock.pass(600_000);
        }
        return rows();
      };
      await subscribe(uuid, service.device(id));
      await advance(uuid);
      expect(await failSevenTimes()).toBe(1);
      service.answer(id, 201);
      expect(await api().notifyDevices()).toBe(1);
      await advance(uuid);
      expect(await failSevenTimes()).toBe(1);
      await subscribe(uuid, service.device(id));
      expect(await failSevenTimes()).toBe(1);
    });

    test('a recovered service sends the current stage', async () => {
      const [uuid, id] = [await place(), name()];
      await subscribe(uuid, service.device(id, 'en'));
      service.answer(id, 500);
      await advance(uuid);
      await api().notifyDevices();
      service.answer(id, 201);
      await advance(uuid);
      api().clock.pass(5000);
      expect(await api().notifyDevices()).toBe(1);
      expect(service.pushed.at(-1)?.message['body']).toBe('Your order is being prepared.');
    });

    test('more than fit into one batch are sent in one run', async () => {
      const [uuid, id] = [await place(), name()];
      await subscribe(uuid, service.device(id));
      await api().db.query(`insert into push_subscriptions
        (id, order_id, endpoint, p256dh, auth, language, told_position, order_position, next_at,
         created_at)
      select gen_random_uuid(), order_id, endpoint || '-' || n, p256dh, auth, language,
        told_position, order_position, next_at, created_at
      from push_subscriptions, generate_series(1, 50) n`);
      await advance(uuid);
      expect([await api().notifyDevices(), service.pushed.length]).toEqual([51, 51]);
    });

    test('devices are deleted after 3 days; of a scheduled order 3 days after its end, or after a year', async () => {
      const [today, later, over, never] = [
        await place(),
        await place(),
        await place(),
        await place(),
      ];
      const scheduled = [later, over, never];
      for (const uuid of [today, ...scheduled]) await subscribe(uuid, service.device(name()));
      await api().db.query(
        `update orders set details = (details::jsonb || '{"schedule": true}')::json where uuid = any($1)`,
        [scheduled],
      );
      // causes no push message: the status is set without an entry in the order's history
      await api().db.query("update orders set status = 'OVER' where uuid = $1", [over]);
      await api().db.query(
        `update push_subscriptions set created_at = created_at - interval '370 days'
         where order_id = (select id from orders where uuid = $1)`,
        [never],
      );
      api().clock.pass(3 * 24 * 3_600_000 + 1);
      await api().notifyDevices();
      expect(await rows()).toBe(1);
      await api().call('POST', `/demo/orders/${later}/cancel`);
      expect([await api().notifyDevices(), await rows()]).toEqual([1, 0]);
      expect(service.pushed.at(-1)?.message['url']).toBe(`/trattoria/track?token=${later}`);
    });

    test('a change that is written while a device subscribes is sent', async () => {
      const [uuid, id] = [await place(), name()];
      const [{ id: orderId } = { id: 0 }] = await api().db.query<{ id: number }>(
        'select id from orders where uuid = $1',
        [uuid],
      );
      let [changed, commit] = [(): void => undefined, (): void => undefined];
      const isChanged = new Promise<void>((resolve) => (changed = resolve));
      const change = api().db.transaction(async (tx) => {
        await changeStatus(tx, {
          id: orderId,
          from: 'CREATED',
          to: 'CONFIRMED',
          at: api().clock.now(),
        });
        changed();
        await new Promise<void>((resolve) => (commit = resolve));
      });
      await isChanged;
      let isOver = false;
      const subscribed = subscribe(uuid, service.device(id)).finally(() => void (isOver = true));
      const isBlocked = async () =>
        (
          await api().db.query(
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).length > 0;
      while (!isOver && !(await isBlocked())) await new Promise(setImmediate);
      commit();
      await change;
      expect([(await subscribed).status, await api().notifyDevices()]).toEqual([200, 1]);
    });

    test('two simultaneous workers send it once', async () => {
      const [uuid, id] = [await place(), name()];
      await subscribe(uuid, service.device(id));
      await advance(uuid);
      const reported = await Promise.all([
        api().notifyDevices(),
        api().notifyDevices(),
        api().notifyDevices(),
      ]);
      expect(reported.reduce((sum, it) => sum + it, 0)).toBe(1);
      expect(service.pushed).toHaveLength(1);
    });

    test('a device that unsubscribes receives no more; another device of the order does', async () => {
      const [uuid, first, second] = [await place(), name(), name()];
      await subscribe(uuid, service.device(first));
      await subscribe(uuid, service.device(second));
      expect(
        (
          await api().call('POST', `/order/${uuid}/push/off`, {
            body: { endpoint: `${service.origin}/${first}` },
          })
        ).status,
      ).toBe(200);
      await advance(uuid);
      await api().notifyDevices();
      expect(service.pushed.map(({ path }) => path)).toEqual([`/${second}`]);
    });

    test('a device that unsubscribes from one order still receives the messages of another', async () => {
      const [one, other, id] = [await place(), await place(), name()];
      for (const uuid of [one, other]) await subscribe(uuid, service.device(id));
      await api().call('POST', `/order/${one}/push/off`, {
        body: { endpoint: `${service.origin}/${id}` },
      });
      for (const uuid of [one, other]) await advance(uuid);
      expect(await api().notifyDevices()).toBe(1);
      expect(service.pushed.map(({ message }) => message['tag'])).toEqual([`order-${other}`]);
    });

    test('the same device counts once, with its newest keys; of many devices the newest five stay', async () => {
      const uuid = await place();
      const id = name();
      await subscribe(uuid, service.device(id));
      await subscribe(uuid, service.device(id));
      expect(await rows()).toBe(1);
      const later = Array.from({ length: 7 }, name);
      for (const other of later) {
        api().clock.pass(1);
        await subscribe(uuid, service.device(other));
      }
      expect(
        await api().db.query('select endpoint from push_subscriptions order by created_at'),
      ).toEqual(later.slice(-5).map((other) => ({ endpoint: `${service.origin}/${other}` })));
      await api().call('POST', `/order/${uuid}/push/off`, {
        body: { endpoint: 'https://fcm.googleapis.com/nobody' },
      });
      expect(await rows()).toBe(5);
    });

    test('only push services, known orders and keys that can be ones are taken', async () => {
      const uuid = await place();
      const device = service.device(name());
      expect(
        await subscribe(uuid, { ...device, endpoint: 'https://inside.example/x' }),
      ).toMatchObject({ status: 422, json: { code: 'push_service_unknown' } });
      expect(await subscribe(uuid, { ...device, endpoint: 'http://127.0.0.1:1/x' })).toMatchObject({
        status: 422,
      });
      expect(await subscribe('6b1f3c2e-9f43-4f0e-9a55-0d3d1f6c2b11', device)).toMatchObject({
        status: 404,
      });
      for (const bad of [
        { ...device, language: 'xx' },
        { ...device, keys: { p256dh: 'short', auth: device.keys.auth } },
        { endpoint: device.endpoint },
      ])
        expect(await subscribe(uuid, bad)).toMatchObject({ status: 400 });
      expect(await rows()).toBe(0);
    });

    test('invalid keys that look like valid ones are given up without a request', async () => {
      const [uuid, id] = [await place(), name()];
      const device = service.device(id);
      await subscribe(uuid, { ...device, keys: { ...device.keys, p256dh: 'A'.repeat(87) } });
      await advance(uuid);
      expect([await api().notifyDevices(), service.pushed.length, await rows()]).toEqual([0, 0, 0]);
    });
  },
  { push: { sender: createPushSender(keys, 'mailto:it@pizza.example'), services } },
);
