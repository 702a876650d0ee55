import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { ARMS_HEADER, STAMP_HEADER, VISITOR_HEADER } from '@storefront/shared-domain/contracts';
import { deriveVisitKey } from '../platform/settings/secret';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, anOrder, type WireOrder } from '../testing/orders';
import { TRATTORIA } from '../testing/restaurants';
import {
  aBatch,
  asOperator,
  exposed,
  failed,
  inArm,
  sendBatch,
  sendUnstamped,
  stampedInArm,
  stampOf,
} from '../testing/telemetry';
import { createVisitStamps, STAMP_SECONDS, type StampedPage } from './visits/visit-stamps';

describeOnPostgres('visits and orders of experiments', (api) => {
  describe('orders of an experiment', () => {
    const order = (body: unknown, headers: Record<string, string>) =>
      api().call('POST', `/restaurant/${TRATTORIA}/order`, { body, headers });
    const armOf = async (name: string) =>
      (
        (await asOperator(api(), `/telemetry/experiments/${name}`)).json['arms'] as never as Record<
          string,
          unknown
        >[]
      )[0];
    const storedOrders = async (visitor: string) =>
      api().db.query(
        `select experiment, arm, outcome, amount, currency from telemetry_orders where visitor = $1
       order by experiment, id`,
        [visitor],
      );

    /** A visitor exposed to the arm's page. */
    async function exposedVisitor(experiment: string): Promise<string> {
      const visitor = randomUUID();
      await sendBatch(
        api(),
        aBatch(experiment, 'b', { visitor, events: [exposed(experiment, 'b')] }),
      );
      return visitor;
    }

    test('a placed order is joined with visitor and arms once, however often its key is sent', async () => {
      const visitor = await exposedVisitor('bought');
      const body = anOrder();
      const first = await stampedInArm(api(), visitor, 'bought', 'b');
      const answers = await Promise.all(Array.from({ length: 5 }, () => order(body, first)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      api().clock.pass(1000);
      const next = await stampedInArm(api(), visitor, 'bought', 'b');
      expect((await order(aDelivery(), next)).status).toBe(200);
      expect(await armOf('bought')).toMatchObject({
        exposed: 1,
        buyers: 1,
        orders: 2,
        orderAttempts: 2,
        orderErrors: 0,
        values: [
          { currency: 'BRL', orders: 2, sum: 4250 + 4900, sumOfSquares: 4250 ** 2 + 4900 ** 2 },
        ],
      });
    });

    test('several experiments get the same order each', async () => {
      const visitor = randomUUID();
      await order(anOrder(), { [VISITOR_HEADER]: visitor, [ARMS_HEADER]: 'one=b, two=control' });
      const row = { outcome: 'placed', amount: 4250, currency: 'BRL' };
      expect(await storedOrders(visitor)).toEqual([
        { experiment: 'one', arm: 'b', ...row },
        { experiment: 'two', arm: 'control', ...row },
      ]);
    });

    test('an order without a view of the page, or in another arm, is no conversion', async () => {
      await exposedVisitor('unseen');
      const stamped = (visitor: string, arm: string) => stampedInArm(api(), visitor, 'unseen', arm);
      await order(anOrder(), await stamped(randomUUID(), 'b'));
      await order(anOrder(), await stamped(await exposedVisitor('unseen'), 'control'));
      expect(await armOf('unseen')).toMatchObject({
        exposed: 2,
        buyers: 0,
        orders: 0,
        orderAttempts: 1,
      });
    });

    test('an order from before the session is no conversion', async () => {
      const visitor = randomUUID();
      await order(anOrder(), await stampedInArm(api(), visitor, 'early', 'b'));
      api().clock.pass(1000);
      await sendBatch(api(), aBatch('early', 'b', { visitor, events: [exposed('early', 'b')] }));
      expect(await armOf('early')).toMatchObject({ exposed: 1, buyers: 0 });
    });

    test('an order that fails to be written leaves no join behind', async () => {
      const visitor = await exposedVisitor('undone');
      const body = anOrder({ details: { grandTotal: 1 } });
      expect((await order(body, inArm(visitor, 'undone', 'b'))).json['code']).toBe('price_changed');
      expect(
        (await storedOrders(visitor)).map((row) => (row as { outcome: string }).outcome),
      ).toEqual(['price_changed']);
    });

    test('refused orders are attempts; those that are the page’s fault are errors, each once a visit', async () => {
      const visitor = await exposedVisitor('refused');
      const headers = await stampedInArm(api(), visitor, 'refused', 'b');
      const wrong = anOrder({ details: { grandTotal: 1 } });
      for (const body of [
        wrong,
        wrong,
        { ...wrong, details: { ...wrong.details, grandTotal: 42.5 } },
      ])
        await order(body, headers); // refused, refused, placed
      const again: WireOrder = {
        ...wrong,
        details: { ...wrong.details, uuid: randomUUID(), grandTotal: 42.5 },
      };
      expect((await order(again, headers)).json['code']).toBe('already_ordered');
      expect((await order({ ...anOrder(), orders: 'none' }, headers)).status).toBe(400);
      expect((await order([], headers)).status).toBe(400);
      expect(await armOf('refused')).toMatchObject({ orderAttempts: 1, orderErrors: 1, orders: 1 });
      const other = await stampedInArm(api(), visitor, 'refused', 'b');
      expect((await order([], other)).status).toBe(400);
      expect(await armOf('refused')).toMatchObject({ orderAttempts: 2, orderErrors: 2, orders: 1 });
      const { orders } = (await asOperator(api(), '/telemetry/guard')).json;
      expect(orders).toContainEqual({
        experiment: 'refused',
        arm: 'b',
        network: expect.stringMatching(/^[0-9a-f]{16}$/),
        attempts: 2,
        errors: 2,
      });
    });

    test('a forced login is not counted', async () => {
      const visitor = randomUUID();
      expect(
        (
          await order(anOrder(), {
            ...inArm(visitor, 'expired', 'b'),
            authorization: 'Bearer forged',
          })
        ).status,
      ).toBe(401);
      expect(await storedOrders(visitor)).toEqual([]);
    });

    test.each([
      ['a visitor that is no uuid', 'me', 'x=b'],
      ['no value', randomUUID(), 'x'],
      ['quotes', randomUUID(), "x='; drop table orders"],
      ['twice the same', randomUUID(), 'x=a,x=b'],
      ['eleven', randomUUID(), Array.from({ length: 11 }, (_, index) => `x${index}=b`).join(',')],
    ])(
      'junk in the headers is ignored, and the order is placed: %s',
      async (_case, visitor, arms) => {
        const before = await api().db.query('select id from telemetry_orders');
        expect(
          (await order(anOrder(), { [VISITOR_HEADER]: visitor, [ARMS_HEADER]: arms })).status,
        ).toBe(200);
        expect(await api().db.query('select id from telemetry_orders')).toEqual(before);
      },
    );
  });

  describe('stamps of visits', () => {
    const figures = async (name: string) =>
      (await asOperator(api(), `/telemetry/experiments/${name}`)).json;
    const guard = async () => (await asOperator(api(), '/telemetry/guard')).json;
    const order = (body: unknown, headers: Record<string, string>) =>
      api().call('POST', `/restaurant/${TRATTORIA}/order`, { body, headers });

    test('what has no stamp is displayed apart, and counted nowhere', async () => {
      const visitor = randomUUID();
      const events = [exposed('bare', 'b'), failed('mf-menu')];
      expect((await sendUnstamped(api(), aBatch('bare', 'b', { visitor, events }))).status).toBe(
        204,
      );
      expect((await order(anOrder(), inArm(visitor, 'bare', 'b'))).status).toBe(200);
      expect(await figures('bare')).toMatchObject({
        arms: [
          { arm: 'b', assigned: 1, visitors: 0, exposed: 0, loads: 0, failures: 0, buyers: 0 },
        ],
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

  describe('stamps', () => {
    const KEY = deriveVisitKey(new TextEncoder().encode('the key that signs tokens'));
    let time = Date.parse('2026-03-10T15:00:00Z');
    const now = () => new Date(time);
    const stamps = createVisitStamps(KEY, now);
    const page: StampedPage = {
      visitor: '00000000-0000-4000-8000-000000000001',
      session: '00000000-0000-4000-8000-000000000002',
      channel: 'stable',
      revision: 7,
      composition: 'c'.repeat(64),
      arms: 'cart=wide,menu=control',
    };
    const issue = async (address = '203.0.113.7') => (await stamps.issue(page, address)).stamp;

    test('a stamp carries its page, a random visit and the hash of its network', async () => {
      const first = await stamps.read(await issue());
      const second = await stamps.read(await issue('203.0.113.200'));
      const elsewhere = await stamps.read(await issue('203.0.114.7'));
      expect(first).toMatchObject({ page, network: expect.stringMatching(/^[0-9a-f]{16}$/) });
      expect(second?.visit).not.toBe(first?.visit);
      expect(second?.network).toBe(first?.network);
      expect(elsewhere?.network).not.toBe(first?.network);
    });

    test('the hash of a network needs the key, and no address is in a stamp', async () => {
      const other = createVisitStamps(deriveVisitKey(new Uint8Array(48)), now);
      const { stamp } = await other.issue(page, '203.0.113.7');
      expect((await other.read(stamp))?.network).not.toBe(
        (await stamps.read(await issue()))?.network,
      );
      const [, payload = ''] = (await issue()).split('.');
      expect(Buffer.from(payload, 'base64url').toString()).not.toContain('203.0.113');
    });

    test('a stamp is valid for 30 minutes', async () => {
      const { stamp, expiresAt } = await stamps.issue(page, '203.0.113.7');
      expect(expiresAt.getTime() - time).toBe(STAMP_SECONDS * 1000);
      time += STAMP_SECONDS * 1000 - 1000;
      expect(await stamps.read(stamp)).not.toBeNull();
      time += 1000;
      expect(await stamps.read(stamp)).toBeNull();
    });

    test('a stamp of another key, another kind of token and an altered one prove nothing', async () => {
      const foreign = createVisitStamps(new Uint8Array(32), now);
      const token = (typ: string, audience: string) =>
        new SignJWT({ net: 'n', vis: null, sid: 's', ch: 'c', rev: 1, comp: 'c', arms: '' })
          .setProtectedHeader({ alg: 'HS256', typ })
          .setAudience(audience)
          .setJti('00000000-0000-4000-8000-000000000003')
          .setExpirationTime(Math.floor(time / 1000) + 60)
          .sign(KEY);
      expect(await stamps.read(await token('visit+jwt', 'storefront-visits'))).not.toBeNull();
      const valid = await issue();
      const [head = '', , signature = ''] = valid.split('.');
      const [, otherPayload = ''] = (await issue('198.51.100.1')).split('.');
      for (const stamp of [
        (await foreign.issue(page, '203.0.113.7')).stamp,
        await token('at+jwt', 'storefront-visits'),
        await token('visit+jwt', 'storefront-api'),
        `${head}.${otherPayload}.${signature}`,
        `${valid}x`,
        '',
        'a.b.c',
      ])
        expect(await stamps.read(stamp)).toBeNull();
    });
  });
});
