import { STAMP_HEADER, VISITOR_HEADER } from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import { scaledLimits } from '../../platform/http/limits';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { anOrder } from '../../testing/orders';
import { TRATTORIA } from '../../testing/restaurants';
import {
  aBatch,
  asOperator,
  exposed,
  failed,
  inArm,
  sendBatch,
  sendUnstamped,
  stampOf,
} from '../../testing/telemetry';

describeOnPostgres('stamps of visits', (api) => {
  const figures = async (name: string) =>
    (await asOperator(api(), `/telemetry/experiments/${name}`)).json;
  const guard = async () => (await asOperator(api(), '/telemetry/guard')).json;
  const order = (body: unknown, headers: Record<string, string>) =>
    api().call('POST', `/restaurant/${TRATTORIA}/order`, { body, headers });

  test('what has no stamp is displayed apart, and counted nowhere', async () => {
    const visitor = randomUUID();
    const events = [exposed('bare', 'b'), failed('mf-menu')];
    expect((await sendUnstamped(api(), aBatch('bare', 'b', { visitor, events }))).status).toBe(204);
    expect((await order(anOrder(), inArm(visitor, 'bare', 'b'))).status).toBe(200);
    expect(await figures('bare')).toMatchObject({
      arms: [{ arm: 'b', assigned: 1, visitors: 0, exposed: 0, loads: 0, failures: 0, buyers: 0 }],
      untrusted: [{ arm: 'b', sessions: 1, failures: 1, orders: 1 }],
    });
    const { loads, orders } = await guard();
    expect(JSON.stringify([loads, orders])).not.toContain('bare');
  });

  test.each<[string, Parameters<typeof aBatch>[2]]>([
    ['another session', { session: randomUUID() }],
    ['another visitor', { visitor: randomUUID() }],
    ['another composition', { composition: 'd'.repeat(64) }],
    ['another revision', { revision: 2 }],
    ['another channel', { channel: 'next' }],
    ['another arm', { arms: [{ experiment: 'bound', arm: 'control', how: 'assigned' }] }],
  ])('a stamp of %s proves nothing', async (_case, change) => {
    const batch = aBatch('bound', 'b', { events: [failed('mf-menu')] });
    const stamp = await stampOf(api(), { ...batch, ...change });
    expect((await sendUnstamped(api(), { ...batch, stamp })).status).toBe(204);
    expect((await figures('bound'))['arms']).toMatchObject([{ visitors: 0, failures: 0 }]);
  });

  test('an expired stamp proves nothing', async () => {
    const batch = aBatch('late-stamp', 'b');
    const stamp = await stampOf(api(), batch);
    api().clock.pass(30 * 60_000);
    await sendUnstamped(api(), { ...batch, stamp });
    expect((await figures('late-stamp'))['arms']).toMatchObject([{ assigned: 1, visitors: 0 }]);
  });

  test('assigned visitors that were not exposed are counted by cause', async () => {
    const send = (...events: unknown[]) =>
      sendBatch(api(), aBatch('causes', 'b', { events: events as never }));
    await send(exposed('causes', 'b'));
    await send(failed('mf-menu'));
    await send(exposed('causes', 'b'), failed('mf-menu'));
    await send({ kind: 'visit' });
    await sendUnstamped(api(), aBatch('causes', 'b')); // left before its telemetry started
    await order(anOrder(), inArm(randomUUID(), 'causes', 'b')); // its telemetry is blocked
    expect((await figures('causes'))['arms']).toMatchObject([
      { assigned: 6, visitors: 4, exposed: 2, notExposed: { failed: 1, left: 2, blocked: 1 } },
    ]);
  });

  test('releases are compared by stamped visits, also without an experiment', async () => {
    const composition = 'e'.repeat(64);
    const page = (more = {}) => aBatch('', '', { arms: [], composition, ...more });
    await sendBatch(api(), page());
    await sendBatch(api(), page({ events: [failed('mf-menu'), failed('mf-menu', 'repeated')] }));
    await sendBatch(api(), page({ events: [failed('mf-menu', 'repeated')] }));
    await sendUnstamped(api(), page({ events: [failed('mf-menu')] }));
    const crashed = { kind: 'crashed', remote: 'mf-cart', version: '1', error: 'TypeError' };
    const buyer = page({ events: [crashed] });
    const stamp = await stampOf(api(), buyer);
    await sendUnstamped(api(), { ...buyer, stamp });
    const headers = { [VISITOR_HEADER]: String(buyer.visitor), [STAMP_HEADER]: String(stamp) };
    expect((await order([], headers)).status).toBe(400);
    expect((await order(anOrder(), headers)).status).toBe(200);
    const rowsNow = async () =>
      ((await guard()).releases as never as { composition: string }[]).filter(
        (row) => row.composition === composition,
      );
    const counts = { visits: 4, failed: 1, crashed: 1, tried: 1, refused: 1 };
    const network = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(await rowsNow()).toEqual([{ composition, network, ...counts, ended: 0, placed: 0 }]);
    api().clock.pass(15 * 60_000);
    expect(await rowsNow()).toEqual([{ composition, network, ...counts, ended: 4, placed: 1 }]);
  });
});

describeOnPostgres(
  'limits of stamps',
  (api) => {
    test('a network gets so many in an hour, another one its own', async () => {
      const statusFor = async (remoteAddress: string) =>
        (
          await api().app.inject({
            method: 'POST',
            url: '/telemetry/visits',
            remoteAddress,
            payload: aBatch('limits', 'b'),
          })
        ).statusCode;
      expect([
        await statusFor('10.1.1.1'),
        await statusFor('10.1.1.2'),
        await statusFor('10.1.1.3'),
      ]).toEqual([200, 200, 429]);
      expect(await statusFor('10.1.2.1')).toBe(200);
      api().clock.pass(3_600_000);
      expect(await statusFor('10.1.1.3')).toBe(200);
    });
  },
  { limits: { ...scaledLimits(1000), visitsAnHour: 2 } },
);
