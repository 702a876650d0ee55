import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedFaults } from '../testing/counted-faults';
import { COUNTED, countedOrder, openCounted, resetCounted } from '../testing/counted-restaurant';
import { type FailingServers, MOMENTS, prepareFailingServers } from '../testing/fail-point-process';
import { send, type WireOrder } from '../testing/orders';
import { repeats } from '../testing/repeats';
import { openTestApi, type TestApi } from '../testing/test-api';
import { openTestPostgres } from '../testing/test-databases';

/** One of each kind of order; what comes before a moment is the same each time. */
const KILLS = repeats(25, 2);
/** Whether the order was already stored when the server ended, so that the same key finds it. */
const IS_STORED = { before_tx: false, after_insert: false, after_commit: true, before_reply: true };

/** Orders that alternately take some of every limited resource. */
const order = (kill: number): WireOrder =>
  kill % 2 === 0
    ? countedOrder({ items: ['agua', 'soda'], coupon: 'last' })
    : countedOrder({ items: ['soda', 'suco'], cashback: 15, prize: true, phone: '19911112222' });

const TIMES = repeats(25, 4);

/** Sends a body and waits for a response that never arrives. */
const sendInVain = (
  port: number,
  path: string,
  token: string,
  body: string,
): Promise<'lost' | 'answered'> =>
  new Promise((resolve) => {
    request(
      {
        port,
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      },
      () => resolve('answered'),
    )
      .once('error', () => resolve('lost'))
      .end(body);
  });

describe('a server that is killed while it takes an order', () => {
  let api: TestApi;
  let url: string;
  let token: string;
  let servers: FailingServers;
  beforeAll(async () => {
    servers = await prepareFailingServers();
    const db = await openTestPostgres({}, 'seeded');
    ({ url } = db);
    api = await openTestApi(db, { isSeeded: true });
    token = await openCounted(api);
  }, 120_000);
  afterAll(async () => {
    await servers.remove();
    await api.close();
  });

  test.each(MOMENTS)(
    `[API-04] [CHECKOUT-42] [CHECKOUT-43] at %s, ${KILLS} times: one key makes one order and gets one answer`,
    async (moment) => {
      let kills = 0;
      let next = servers.start(url, moment);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await resetCounted(api);
        const [{ origin, ended }, body] = [await next, order(kill)];
        if (kill + 1 < KILLS) next = servers.start(url, moment);
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const lost = await fetch(`${origin}/restaurant/${COUNTED}/order`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        }).then(
          ({ status }) => status,
          () => 'lost',
        );
        expect(lost).toBe('lost');
        kills += (await ended) === 'SIGKILL' ? 1 : 0;
        const again = await send(api, body, { restaurant: COUNTED, token });
        const third = await send(api, body, { restaurant: COUNTED, token });
        expect([
          again.status,
          again.headers['idempotent-replayed'],
          third.headers['idempotent-replayed'],
          third.text,
        ]).toEqual([200, IS_STORED[moment] ? 'true' : undefined, 'true', again.text]);
        expect([again.json['order']?.['uuid'], again.json['totalNetValue']]).toEqual([
          body.details.uuid,
          body.details.grandTotal,
        ]);
        const orders = await api.db.query('select 1 from orders where restaurant_id = $1', [
          COUNTED,
        ]);
        expect([orders.length, await countedFaults(api.db)]).toEqual([1, []]);
      }
      expect(kills).toBe(KILLS);
    },
    240_000,
  );

  test(`lost: [API-04] [CHECKOUT-42] [CHECKOUT-43] the same key gets the lost answer, ${TIMES} times`, async () => {
    // A connection that drops the server's whole response as soon as it begins.
    const server = createServer((requested, answer) => {
      answer.writeHead = () => answer.destroy();
      api.app.routing(requested, answer);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    for (let time = 0; time < TIMES; time += 1) {
      await resetCounted(api);
      const order = countedOrder(
        time % 2 === 0
          ? { items: ['agua'], coupon: 'last' }
          : { items: ['suco', 'soda'], cashback: 15, prize: true },
      );
      expect(
        await sendInVain(port, `/restaurant/${COUNTED}/order`, token, JSON.stringify(order)),
      ).toBe('lost');
      const again = await send(api, order, { restaurant: COUNTED, token });
      expect([
        again.status,
        again.headers['idempotent-replayed'],
        again.json['order']?.['uuid'],
      ]).toEqual([200, 'true', order.details.uuid]);
      expect([
        (await send(api, order, { restaurant: COUNTED, token })).text,
        await countedFaults(api.db),
      ]).toEqual([again.text, []]);
    }
    await new Promise((resolve) => server.close(resolve));
  });
});
