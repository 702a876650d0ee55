import { randomUUID } from 'node:crypto';
import { describeOnBoth } from '../testing/describe-on-both';
import {
  aDelivery,
  aLine,
  anOrder,
  lasanha,
  placed,
  send,
  type WireOrder,
} from '../testing/orders';
import { DINER, LATER } from '../testing/restaurants';

const again = (order: WireOrder, details: object = {}): WireOrder => ({
  ...order,
  details: { ...order.details, uuid: randomUUID(), ...details },
});

describeOnBoth('the same order sent twice', (api) => {
  const countOf = async (uuids: string[]): Promise<number> => {
    const [row] = await api().db.query<{ count: number }>(
      'select count(*) as count from orders where uuid = any ($1::uuid[])',
      [uuids],
    );
    return Number(row?.count);
  };

  test('[API-04] under its key gets the same answer, marked as a repeat, also after a status change', async () => {
    const order = anOrder({ user: { email: 'bia@teste.example' } });
    const first = await send(api(), order);
    await api().call('POST', `/demo/orders/${order.details.uuid}/advance`);
    const second = await send(api(), order);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' } });
    expect(second.json).toEqual(first.json);
    expect(await countOf([order.details.uuid])).toBe(1);
  });

  test('a repeat is answered after the price or the hours have changed', async () => {
    const order = anOrder({ details: { schedule: true, scheduleTo: '2026-03-11 10:30' } });
    const first = await send(api(), order, { restaurant: LATER });
    api().clock.pass(48 * 3_600_000);
    expect(await send(api(), order, { restaurant: LATER })).toMatchObject({
      status: 200,
      json: first.json,
    });
  });

  test('its key under another case of letters is the same key', async () => {
    const order = anOrder();
    const shouted = {
      ...order,
      details: { ...order.details, uuid: order.details.uuid.toUpperCase() },
    };
    const [one, other] = await Promise.all([send(api(), order), send(api(), shouted)]);
    expect([one.status, other.json]).toEqual([200, one.json]);
  });

  test('its key with another body is refused', async () => {
    const order = anOrder();
    await placed(api(), order);
    for (const other of [
      { ...order, orders: [lasanha({ qty: 2 })] },
      { ...order, user: { ...order.user, name: 'Rui' } },
    ]) {
      expect(await send(api(), other)).toMatchObject({
        status: 422,
        json: { code: 'key_reused', path: 'details.uuid' },
      });
    }
  });

  test('a new key, the same device and cart within 60 s: Already Ordered, with the uuid of the first', async () => {
    const order = anOrder({ orders: [lasanha(), aLine('agua')], details: { grandTotal: 47 } });
    await placed(api(), order);
    api().clock.pass(59_000);
    const turned = {
      ...again(order),
      orders: [aLine('agua', { lineId: 'x', price: 9 }), lasanha({ lineId: 'y', name: 'Lasanha' })],
    };
    expect(await send(api(), turned)).toMatchObject({
      status: 409,
      json: { error: 'Already Ordered', code: 'already_ordered', uuid: order.details.uuid },
    });
  });

  test.each([
    [
      'after a minute',
      (order: WireOrder) => {
        api().clock.pass(60_000);
        return again(order);
      },
    ],
    ['from another device', (order: WireOrder) => ({ ...again(order), fingerprint: randomUUID() })],
    [
      'from a device without a language',
      (order: WireOrder) => ({ ...again(order), fingerprint: '' }),
    ],
    [
      'with another quantity',
      (order: WireOrder) => ({
        ...again(order, { grandTotal: 85 }),
        orders: [lasanha({ qty: 2 })],
      }),
    ],
    [
      'with other notes',
      (order: WireOrder) => ({ ...again(order), orders: [lasanha({ notes: 'sem sal' })] }),
    ],
    ['got another way', (order: WireOrder) => aDelivery({ fingerprint: order.fingerprint })],
  ])('%s it is another order', async (_case, next) => {
    const order = anOrder();
    await placed(api(), order);
    expect((await send(api(), next(order))).status).toBe(200);
  });

  test('at another restaurant it is another order', async () => {
    // a number with its country code can be called from both
    const order = anOrder({ user: { phone: '+55 19 98765-4321' } });
    await placed(api(), order);
    expect((await send(api(), again(order), { restaurant: DINER })).status).toBe(200);
  });

  test('two customers whose devices have no id may order the same', async () => {
    const order = anOrder({ fingerprint: '' });
    await placed(api(), order);
    expect((await send(api(), again(order))).status).toBe(200);
  });

  test('an order that was refused leaves its key free', async () => {
    const order = anOrder({ details: { grandTotal: 1 } });
    expect((await send(api(), order)).status).toBe(409);
    expect(
      (await send(api(), { ...order, details: { ...order.details, grandTotal: 42.5 } })).status,
    ).toBe(200);
  });

  test('twenty at once under one key make one order and twenty equal answers', async () => {
    const order = anOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(api(), order)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(
      answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined),
    ).toHaveLength(1);
    expect(await countOf([order.details.uuid])).toBe(1);
  });

  test('twenty at once under keys of their own make one order of one cart', async () => {
    const order = anOrder();
    const sent = Array.from({ length: 20 }, () => again(order));
    const statuses = (await Promise.all(sent.map((it) => send(api(), it)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await countOf(sent.map(({ details }) => details.uuid))).toBe(1);
  });

  test('thirty devices at once get thirty numbers without a gap', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 30 }, async () =>
        Number((await placed(api(), anOrder()))['orderNoText']),
      ),
    );
    const sorted = numbers.sort((a, b) => a - b);
    expect(sorted).toEqual(sorted.map((_, index) => (sorted[0] ?? 0) + index));
  });
});
