import { ARMS_HEADER, VISITOR_HEADER } from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, anOrder, type WireOrder } from '../testing/orders';
import { TRATTORIA } from '../testing/restaurants';
import { aBatch, asOperator, exposed, inArm, sendBatch, stampedInArm } from '../testing/telemetry';

describeOnPostgres('orders of an experiment', (api) => {
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
    ['no arm', randomUUID(), ''],
    ['no value', randomUUID(), 'x'],
    ['shouting', randomUUID(), 'X=B'],
    ['quotes', randomUUID(), "x='; drop table orders"],
    ['one of two', randomUUID(), 'x=b,?'],
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
