import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedFaults } from '../testing/counted-faults';
import { COUNTED, countedOrder, openCounted, resetCounted } from '../testing/counted-restaurant';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { send } from '../testing/orders';
import { repeats } from '../testing/repeats';

const TIMES = repeats(25, 10);

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

describeOnPostgres('answers that are lost', (api) => {
  test(`[API-04] [CHECKOUT-42] [CHECKOUT-43] the same key gets the lost answer, ${TIMES} times`, async () => {
    const token = await openCounted(api());
    // A connection that drops the server's whole response as soon as it begins.
    const server = createServer((requested, answer) => {
      answer.writeHead = () => answer.destroy();
      api().app.routing(requested, answer);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    for (let time = 0; time < TIMES; time += 1) {
      await resetCounted(api());
      const order = countedOrder(
        time % 2 === 0
          ? { items: ['agua'], coupon: 'last' }
          : { items: ['suco', 'soda'], cashback: 15, prize: true },
      );
      expect(
        await sendInVain(port, `/restaurant/${COUNTED}/order`, token, JSON.stringify(order)),
      ).toBe('lost');
      const again = await send(api(), order, { restaurant: COUNTED, token });
      expect([
        again.status,
        again.headers['idempotent-replayed'],
        again.json['order']?.['uuid'],
      ]).toEqual([200, 'true', order.details.uuid]);
      expect([
        (await send(api(), order, { restaurant: COUNTED, token })).text,
        await countedFaults(api().db),
      ]).toEqual([again.text, []]);
    }
    await new Promise((resolve) => server.close(resolve));
  });
});
