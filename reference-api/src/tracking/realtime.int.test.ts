import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/db/database';
import { scaledLimits } from '../platform/http/limits';
import { logInToRiding, openRiding, placedToRide } from '../testing/courier-restaurant';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, anOrder, placed } from '../testing/orders';
import { openStream, type Stream } from '../testing/stream';
import { openTestApi, OPERATOR_KEY, type TestApi } from '../testing/test-api';
import { openTestPostgres } from '../testing/test-databases';
import { openOrderStream } from './order-stream';

describeOnPostgres(
  'live order updates',
  (api) => {
    let base = '';
    beforeAll(async () => {
      await openRiding(api());
      await api().app.listen({ port: 0, host: '127.0.0.1' });
      base = `http://127.0.0.1:${(api().app.server.address() as AddressInfo).port}`;
    });
    const streams: Stream[] = [];
    const open = async (path: string, headers: Record<string, string> = {}): Promise<Stream> => {
      const stream = await openStream(path, headers);
      streams.push(stream);
      return stream;
    };
    /** A closed stream releases its slot a moment later: retries until one is free. */
    const openWhenFree = async (
      path: string,
      headers: Record<string, string> = {},
    ): Promise<Stream> => {
      for (let attempts = 0; ; attempts += 1) {
        try {
          return await open(path, headers);
        } catch (error) {
          if (attempts === 100 || !String(error).includes('too_many_streams')) throw error;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    };
    afterEach(() => streams.splice(0).forEach((stream) => stream.close()));

    const advance = (uuid: unknown) => api().call('POST', `/demo/orders/${uuid}/advance`);
    const status = (id: unknown, stage: string, position: number) => ({
      event: 'order.status',
      data: {
        id,
        position,
        status: stage,
        at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      },
    });

    test('[API-16] [OPEN-019] order.{id} sends the stage and every change as JSON, with its position', async () => {
      const { id, uuid } = await placed(api(), anOrder());
      const stream = await openWhenFree(`${base}/realtime/order.${uuid}`);
      expect(stream.type).toBe('text/event-stream; charset=utf-8');
      expect(await stream.next()).toEqual(status(id, 'CREATED', 0));
      await advance(uuid);
      expect(await stream.next()).toEqual(status(id, 'CONFIRMED', 1));
      await advance(uuid);
      expect(await stream.next()).toEqual(status(id, 'PREPARING', 2));
      expect(stream.lastId()).toBe('2');
    });

    test('[TRACKING-02] [API-16] a client with Last-Event-ID gets all missed changes in their order', async () => {
      const { id, uuid } = await placed(api(), anOrder());
      for (let stage = 0; stage < 3; stage += 1) await advance(uuid);
      const stream = await openWhenFree(`${base}/realtime/order.${uuid}`, { 'last-event-id': '0' });
      expect([await stream.next(), await stream.next(), await stream.next()]).toEqual([
        status(id, 'CONFIRMED', 1),
        status(id, 'PREPARING', 2),
        status(id, 'READY', 3),
      ]);
      await advance(uuid);
      expect(await stream.next()).toEqual(status(id, 'OVER', 4));
    });

    test('[API-16] a client with the newest change gets the next one only', async () => {
      const { id, uuid } = await placed(api(), anOrder());
      await advance(uuid);
      const stream = await openWhenFree(`${base}/realtime/order.${uuid}`, { 'last-event-id': '1' });
      await stream.until((text) => text.includes('still here'));
      await advance(uuid);
      expect(await stream.next()).toEqual(status(id, 'PREPARING', 2));
    });

    test.each(['9', 'x'])(
      '[API-16] %s names no change: the stage is sent as to a new client',
      async (last) => {
        const { id, uuid } = await placed(api(), anOrder());
        await advance(uuid);
        const stream = await openWhenFree(`${base}/realtime/order.${uuid}`, {
          'last-event-id': last,
        });
        expect(await stream.next()).toEqual(status(id, 'CONFIRMED', 1));
      },
    );

    test('[API-16] changes in quick succession are all sent, once, in their order', async () => {
      const { uuid } = await placed(api(), aDelivery());
      const stream = await openWhenFree(`${base}/realtime/order.${uuid}`);
      for (let stage = 0; stage < 5; stage += 1) await advance(uuid);
      await stream.until((text) => text.includes('OVER'));
      const positions = [...stream.text().matchAll(/"position":(\d+)/g)].map(([, position]) =>
        Number(position),
      );
      expect(positions).toEqual(
        Array.from({ length: 6 - positions[0]! }, (_, at) => at + positions[0]!),
      );
    });

    test.each(['journey.order', 'journeyOrder'])(
      '[API-16] %s.{id} sends the route of a delivery from the moment it leaves',
      async (name) => {
        const order = await placed(api(), aDelivery());
        const stream = await openWhenFree(`${base}/realtime/${name}.${order['uuid']}`);
        for (let stage = 0; stage < 5; stage += 1) await advance(order['uuid']);
        expect(await stream.next()).toMatchObject({
          event: 'journey.status',
          data: { id: order['id'], status: 'DISPATCHED' },
        });
        expect(await stream.next()).toMatchObject({
          event: 'journey.status',
          data: { id: order['id'], status: 'OVER' },
        });
      },
    );

    test.each(['journey.order', 'journeyOrder'])(
      '[API-16] [OPEN-053] %s.{id} sends the position of the courier, the newest at once',
      async (name) => {
        const { uuid } = await placedToRide(api());
        const send = (longitude: number) =>
          api().call('PUT', `/restaurant/journey-orders/${uuid}/position`, {
            body: { latitude: -22.899, longitude },
            token: OPERATOR_KEY,
          });
        await send(-47.058);
        await send(-47.057);
        api().clock.pass(30_000);
        const stream = await openWhenFree(`${base}/realtime/${name}.${uuid}`);
        expect(await stream.next()).toMatchObject({
          event: 'journey.status',
          data: { status: 'DISPATCHED' },
        });
        expect(await stream.next()).toMatchObject({
          event: 'journey.position',
          data: { number: 2, latitude: -22.899, longitude: -47.057, secondsAgo: 30 },
        });
        await send(-47.056);
        expect(await stream.next()).toMatchObject({
          event: 'journey.position',
          data: { number: 3, longitude: -47.056, secondsAgo: 0 },
        });
        expect(stream.lastId()).toBe('4');
        const orders = await openWhenFree(`${base}/realtime/order.${uuid}`);
        await send(-47.055);
        await stream.next();
        await advance(uuid);
        await orders.until((text) => text.includes('OVER'));
        expect(orders.text()).not.toContain('latitude');
      },
    );

    test('[S43] by its number, which can be enumerated, an order is streamed to its own account only', async () => {
      const [ana, leo] = [await logInToRiding(api(), 'ana'), await logInToRiding(api(), 'leo')];
      const mine = await placedToRide(api(), 1, ana);
      const guests = await placed(api(), anOrder());
      for (const name of ['order', 'journey.order', 'journeyOrder']) {
        for (const token of [undefined, leo]) {
          const answer = await api().call(
            'GET',
            `/realtime/${name}.${mine['id']}`,
            token === undefined ? {} : { token },
          );
          expect(answer).toMatchObject({ status: 404, json: { code: 'channel_not_found' } });
        }
        expect(
          (await api().call('GET', `/realtime/${name}.${guests['id']}`, { token: ana })).status,
        ).toBe(404);
      }
      const stream = await openWhenFree(`${base}/realtime/order.${mine['id']}`, {
        authorization: `Bearer ${ana}`,
      });
      expect(await stream.next()).toEqual(status(mine['id'], 'CONFIRMED', 1));
      await expect(
        openStream(`${base}/realtime/order.${mine['id']}`, { authorization: 'Bearer nonsense' }),
      ).rejects.toThrow('401');
    });

    test('[OPEN-019] one stream receives its own order only, and nothing of its customer', async () => {
      const [mine, other] = [await placed(api(), anOrder()), await placed(api(), anOrder())];
      const stream = await openWhenFree(`${base}/realtime/order.${mine['uuid']}`);
      await stream.next();
      await advance(other['uuid']);
      await advance(mine['uuid']);
      expect(await stream.next()).toEqual(status(mine['id'], 'CONFIRMED', 1));
      expect(stream.text()).not.toMatch(/Bia|98765/);
    });

    test('[API-16] notifications missed while the database was away are read when it is back', async () => {
      const { id, uuid } = await placed(api(), anOrder());
      const stream = await openWhenFree(`${base}/realtime/order.${uuid}`);
      await stream.next();
      await api().db.query("update orders set status = 'CONFIRMED' where uuid = $1", [uuid]);
      await api().db.query(
        "insert into order_status_changes (order_id, position, status, at) values ($1, 1, 'CONFIRMED', now())",
        [id],
      );
      await api().db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and query like 'listen%'`,
      );
      expect(await stream.next()).toEqual(status(id, 'CONFIRMED', 1));
    });

    test('an idle stream sends heartbeats', async () => {
      const { uuid } = await placed(api(), anOrder());
      const stream = await openWhenFree(`${base}/realtime/order.${uuid}`);
      await stream.until((text) => text.includes(': still here'));
    });

    test.each(['order.999999', 'kitchen.1', "order.1'--", '%00'])(
      'channel %s does not exist',
      async (channel) => {
        const { status: code, json } = await api().call('GET', `/realtime/${channel}`);
        expect([400, 404]).toContain(code);
        expect(typeof json['code']).toBe('string');
      },
    );

    test('one address keeps so many streams and no more, and gets its place back', async () => {
      const { uuid } = await placed(api(), anOrder());
      const path = `${base}/realtime/order.${uuid}`;
      for (let count = 0; count < 4; count += 1) await openWhenFree(path);
      await expect(openStream(path)).rejects.toThrow('too_many_streams');
      streams[0]?.close();
      await openWhenFree(path);
    });

    test('[S10] the addresses of one IPv6 network keep so many together', async () => {
      const { uuid } = await placed(api(), anOrder());
      const from = (remoteAddress: string) =>
        api().app.inject({ url: `/realtime/order.${uuid}`, remoteAddress, payloadAsStream: true });
      const addresses = [
        '2001:db8:1:2::1',
        '2001:db8:1:2::2',
        '2001:db8:1:2:3::',
        '2001:db8:1:2:4::',
        '2001:db8:1:2:5::',
        '2001:db8:1:3::1',
      ];
      const answers = await Promise.all(addresses.map(from));
      answers.forEach((answer) => answer.stream().destroy());
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        200, 200, 200, 200, 200, 429,
      ]);
    });

    test('closing the server ends the streams', async () => {
      const { uuid } = await placed(api(), anOrder());
      const stream = await openWhenFree(`${base}/realtime/order.${uuid}`);
      await stream.next();
      const closing = api().app.close();
      await stream.ended();
      await closing;
    });
  },
  { heartbeatMs: 60, limits: { ...scaledLimits(1000), streams: 4 } },
);

describe('the positions of a courier', () => {
  const sent: unknown[] = [];
  const query = jest.fn(() => Promise.resolve([]));
  const end = jest.fn();
  const follow = () =>
    openOrderStream({
      db: { query, exec: () => Promise.resolve() },
      now: () => new Date(),
      stream: { send: ({ data }: { data: object }) => sent.push(data), end } as never,
      orderId: 1,
      topic: 'journey',
      last: null,
    });
  const move = (follower: ReturnType<typeof follow>, number: number): void =>
    follower.moved({ orderId: '1', number, latitude: 0, longitude: 0, at: '' });
  beforeEach(() => sent.splice(0));

  test('[OPEN-053] one that is not newer than the sent one is not sent', () => {
    const follower = follow();
    for (const number of [2, 1, 2, 3]) move(follower, number);
    expect(sent).toMatchObject([{ number: 2 }, { number: 3 }]);
  });

  test('[OPEN-053] one that arrives while the order is read waits for the next read', async () => {
    const follower = follow();
    follower.missed();
    move(follower, 2);
    expect(sent).toEqual([]);
    expect(query).toHaveBeenCalledTimes(1);
    while (query.mock.calls.length < 2) await pause(1);
    await pause(1);
    expect(end).toHaveBeenCalledTimes(2); // the order of this test does not exist
    expect(sent).toEqual([]);
  });
});

describe('a stream whose order takes long to be found', () => {
  const STREAMS = 3;
  let api: TestApi;
  let path = '';
  let held: (() => void)[] | null = null;
  const gone: Promise<unknown>[] = [];
  const heldOnes = async (count: number): Promise<void> => {
    while ((held?.length ?? 0) < count) await pause(10);
  };
  const letGo = (): void => {
    held?.forEach((go) => go());
    held = null;
  };
  beforeAll(async () => {
    const db = await openTestPostgres({}, 'seeded');
    const query: Database['query'] = async (sql, params) => {
      if (held && sql.includes('from orders'))
        await new Promise<void>((resolve) => held?.push(resolve));
      return db.query(sql, params);
    };
    api = await openTestApi(
      { ...db, query },
      { isSeeded: true, limits: { ...scaledLimits(1000), streams: STREAMS } },
    );
    const { uuid } = await placed(api, anOrder());
    api.app.server.on('request', (_request, response) =>
      gone.push(new Promise((resolve) => response.once('close', resolve))),
    );
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    path = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/realtime/order.${uuid}`;
  });
  afterAll(() => api.close());

  test('takes no place when its client left meanwhile', async () => {
    held = [];
    const controller = new AbortController();
    const left = Array.from({ length: STREAMS }, () =>
      fetch(path, { signal: controller.signal }).catch(() => 'left'),
    );
    await heldOnes(STREAMS);
    controller.abort();
    expect(await Promise.all(left)).toEqual(['left', 'left', 'left']);
    await Promise.all(gone);
    letGo();
    await pause(50);
    const streams = await Promise.all(left.map(() => openStream(path)));
    streams.forEach((stream) => stream.close());
    await Promise.all(gone);
  });

  test('ends at once when the server began its shutdown meanwhile', async () => {
    held = [];
    const opening = openStream(path);
    await heldOnes(1);
    api.shutdownState.close();
    letGo();
    const stream = await opening;
    expect(
      await Promise.race([stream.ended().then(() => 'ended'), pause(3000, 'open', { ref: false })]),
    ).toBe('ended');
  });
});
