import { gzipSync } from 'node:zlib';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aLine, anOrder, lasanha, send, type WireOrder } from '../testing/orders';
import { choose, comboLine, openPizzeria, orderOf, pizzaLine, PIZZERIA } from '../testing/pizzeria';
import { TRATTORIA } from '../testing/restaurants';
import type { TestApi } from '../testing/test-api';

type Wire = Record<string, unknown>;
const ORDER = `/restaurant/${TRATTORIA}/order`;
const molho = { id: 'lasanha--molho--sugo', groupId: 'lasanha--molho', qty: 1 };
const queijo = (id: string, qty: number) => ({
  id: `lasanha--queijo--${id}`,
  groupId: 'lasanha--queijo',
  qty,
});
const withExtras = (...extras: Wire[]): WireOrder => anOrder({ orders: [lasanha({ extras })] });
const totals = (order: WireOrder, total: number): WireOrder => ({
  ...order,
  details: { ...order.details, total, grandTotal: total },
});
const byCar = (user: Wire): WireOrder =>
  anOrder({
    details: { carTakeout: true },
    user: { car_plate: 'ABC1D23', car_model_color: 'Fusca azul', ...user },
  });
const lines = (many: number) =>
  Array.from({ length: many }, (_, index) => aLine('agua', { lineId: `l${index}`, price: 4.5 }));

const countOf = async (api: TestApi): Promise<number> =>
  Number((await api.db.query<{ many: number }>('select count(*) as many from orders'))[0]?.many);

describeOnPostgres('bad input of an order', (api) => {
  test.each<[string, WireOrder, number, string, string]>([
    [
      'B24: a car without its plate',
      byCar({ car_plate: ' ' }),
      422,
      'customer_missing',
      'user.car_plate',
    ],
    [
      'B24: a car without its model and colour',
      byCar({ car_model_color: '' }),
      422,
      'customer_missing',
      'user.car_model_color',
    ],
    [
      'B24: a plate longer than any text',
      byCar({ car_plate: 'A'.repeat(301) }),
      422,
      'text_too_long',
      'user.car_plate',
    ],
    [
      'B24: a NUL in a plate',
      byCar({ car_plate: 'ABC\0' }),
      400,
      'invalid_request',
      'user.car_plate',
    ],
    [
      'B28: two of a single choice',
      withExtras(molho, { ...molho, id: 'lasanha--molho--branco' }),
      422,
      'extras_invalid',
      'orders.0.extras',
    ],
    ['B28: none of a required choice', withExtras(), 422, 'extras_invalid', 'orders.0.extras'],
    [
      'B28: one of a single choice twice',
      withExtras({ ...molho, qty: 2 }),
      422,
      'extras_invalid',
      'orders.0.extras',
    ],
    [
      'B29: more options than a group takes',
      withExtras(molho, queijo('grana', 2), queijo('parmesao', 1)),
      422,
      'extras_invalid',
      'orders.0.extras',
    ],
    [
      'B29: half an option',
      withExtras({ ...molho, qty: 1.5 }),
      400,
      'invalid_request',
      'orders.0.extras.0.qty',
    ],
    [
      'B30: an option that is not available',
      withExtras({ ...molho, id: 'lasanha--molho--pesto' }),
      422,
      'item_unavailable',
      'orders.0.extras.0',
    ],
    [
      'B30: an option under another group',
      withExtras({ ...molho, groupId: 'lasanha--queijo' }),
      422,
      'item_unavailable',
      'orders.0.extras.0',
    ],
    [
      'B30: options of another product',
      anOrder({ orders: [aLine('nhoque', { extras: [molho] })] }),
      422,
      'item_unavailable',
      'orders.0.extras.0',
    ],
    [
      'B35: 2^53 of an item',
      anOrder({ orders: [lasanha({ qty: 2 ** 53 })] }),
      400,
      'invalid_request',
      'orders.0.qty',
    ],
    [
      'B35: a thousand of an item',
      anOrder({ orders: [lasanha({ qty: 1000 })] }),
      400,
      'invalid_request',
      'orders.0.qty',
    ],
    ['B36: an empty cart', anOrder({ orders: [] }), 400, 'invalid_request', 'orders'],
    ['B36: 500 lines', anOrder({ orders: lines(500) }), 400, 'invalid_request', 'orders'],
    [
      'B37: a NUL in the notes',
      anOrder({ orders: [lasanha({ notes: 'sem\0sal' })] }),
      400,
      'invalid_request',
      'orders.0.notes',
    ],
    [
      'B37: 1,001 characters of notes',
      anOrder({ orders: [lasanha({ notes: 'x'.repeat(1001) })] }),
      422,
      'text_too_long',
      'orders.0.notes',
    ],
    [
      'B37: 301 characters of a complement',
      anOrder({ user: { complemento: 'x'.repeat(301) } }),
      422,
      'text_too_long',
      'user.complemento',
    ],
  ])(
    '[API-04] %s is refused by its path, and nothing is ordered',
    async (_case, order, status, code, path) => {
      const before = await countOf(api());
      const answer = await send(api(), order);
      expect([answer.status, answer.json['code'], answer.json['path']]).toEqual([
        status,
        code,
        path,
      ]);
      expect(await countOf(api())).toBe(before);
    },
  );

  test.each<[string, WireOrder, number]>([
    ['B24: a car with plate, model and colour', byCar({}), 42.5],
    ['B24: a plate of SQL and HTML', byCar({ car_plate: "'; drop table orders; --<b>" }), 42.5],
    ['B28: one of a single choice', withExtras(molho), 42.5],
    [
      'B29: as many options as a group takes',
      totals(withExtras(molho, queijo('grana', 1), queijo('parmesao', 1)), 49),
      49,
    ],
    [
      'B30: an option of its own group',
      totals(withExtras({ ...molho, id: 'lasanha--molho--branco' }), 45.8),
      45.8,
    ],
    ['B36: 200 lines', totals(anOrder({ orders: lines(200) }), 900), 900],
    [
      'B37: 1,000 characters of notes',
      anOrder({ orders: [lasanha({ notes: 'x'.repeat(1000) })] }),
      42.5,
    ],
    [
      'B37: notes of HTML, markdown, templates and emoji',
      anOrder({
        orders: [lasanha({ notes: '<img src=x onerror=alert(1)> **sal** {{7*7}} ${x} 🍕 👩‍🍳' })],
      }),
      42.5,
    ],
  ])('[API-04] its valid twin: %s is taken as it was sent', async (_case, order, grandTotal) => {
    const answer = await send(api(), order);
    const placed = answer.json['order'];
    expect([
      answer.status,
      placed?.['details']?.['grandTotal'],
      (placed?.['orders'] as unknown[] | undefined)?.length,
    ]).toEqual([200, grandTotal, order.orders.length]);
    expect([placed?.['orders']?.[0]?.['notes'], placed?.['user']?.['car_plate'] ?? '']).toEqual([
      order.orders[0]?.['notes'],
      order.user['car_plate'] ?? '',
    ]);
  });

  test('[API-04] B31, B32, B33: pizzas and combos at their bounds', async () => {
    const data = await openPizzeria(api());
    const sent = (order: WireOrder) => send(api(), order, { restaurant: PIZZERIA });
    const grande = (flavors: Record<string, number>) =>
      orderOf([pizzaLine(data, 'grande', choose(flavors))]);
    const changed = (order: WireOrder, more: Wire): WireOrder => ({
      ...order,
      orders: [{ ...order.orders[0], ...more }],
    });
    const most = grande({ margherita: 2, burrata: 1 });
    expect((await sent(most)).status).toBe(200);
    const flavors = (most.orders[0]?.['selectedFlavors'] ?? []) as Wire[];
    const [first, second] = flavors;
    const over = changed(grande({ margherita: 2, burrata: 1 }), {
      selectedFlavors: [{ ...first, quantity: 3 }, second],
    });
    expect(await sent(over)).toMatchObject({
      status: 422,
      json: { code: 'pizza_incomplete', path: 'orders.0.selectedFlavors' },
    });
    const foreign = changed(grande({ margherita: 1 }), {
      crust: { id: 'recheada', name: 'Recheada', price: 0 },
    });
    expect(await sent(foreign)).toMatchObject({
      status: 422,
      json: { code: 'item_unavailable', path: 'orders.0.crust' },
    });
    const combo = orderOf([comboLine(data)]);
    expect((await sent(combo)).status).toBe(200);
    const items = combo.orders[0]?.['comboItems'] as Wire[];
    for (const comboItems of [items.slice(0, 1), [...items, items[0]]]) {
      const refused = await sent(changed(orderOf([comboLine(data)]), { comboItems }));
      expect([refused.status, refused.json['code']]).toEqual([422, 'pizza_incomplete']);
      expect(String(refused.json['path'])).toMatch(/^orders\.0\.comboItems/);
    }
    expect(
      await sent(changed(orderOf([comboLine(data)]), { associationID: 'another' })),
    ).toMatchObject({ status: 200 });
  });

  const text = (order: WireOrder = anOrder()): string => JSON.stringify(order);
  const raw = (body: string | Buffer, headers: Record<string, string> = {}) =>
    api().app.inject({
      method: 'POST',
      url: ORDER,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  test.each<[string, () => string | Buffer, number, string, Record<string, string>]>([
    [
      'B47: 10,000 levels of objects',
      () => `{"more":${nested(10_000)},${text().slice(1)}`,
      400,
      'body',
      {},
    ],
    [
      'B47: __proto__ inside a line',
      () => text().replace('"type":"general"', '"__proto__":{"isAdmin":true},"type":"general"'),
      400,
      'body',
      {},
    ],
    [
      'B47: constructor.prototype inside the customer',
      () => text().replace('"user":{', '"user":{"constructor":{"prototype":{"isAdmin":true}},'),
      400,
      'body',
      {},
    ],
    ['B48: a body of 256 kB and a byte', () => text().padEnd(256 * 1024 + 1, ' '), 413, 'body', {}],
    [
      'B48: bytes that are no UTF-8',
      () =>
        Buffer.concat([
          Buffer.from(text().slice(0, -1)),
          Buffer.from(',"x":"'),
          Buffer.from([0xff, 0xfe, 0xc0]),
          Buffer.from('"}'),
        ]),
      400,
      'body',
      {},
    ],
    ['B48: no content type', () => text(), 415, 'content-type', { 'content-type': '' }],
    [
      'B48: a bomb of gzip',
      () => gzipSync(Buffer.alloc(5_000_000, ' ')),
      413,
      'body',
      { 'content-encoding': 'gzip' },
    ],
  ])(
    '[API-04] %s is refused by its path, and nothing is ordered',
    async (_case, body, status, path, headers) => {
      const before = await countOf(api());
      const answer = await raw(body(), headers);
      expect([answer.statusCode, answer.json<Wire>()['path']]).toEqual([status, path]);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
      expect(await countOf(api())).toBe(before);
    },
  );

  test.each<[string, () => string | Buffer, Record<string, string>]>([
    ['B48: a body of 256 kB', () => text().padEnd(256 * 1024, ' '), {}],
    ['B48: a byte order mark', () => `\uFEFF${text()}`, {}],
    ['B48: an order in gzip', () => gzipSync(text()), { 'content-encoding': 'gzip' }],
    ['B48: UTF-8 of four bytes', () => text(anOrder({ orders: [lasanha({ notes: '🍕' })] })), {}],
  ])('[API-04] its valid twin: %s is taken', async (_case, body, headers) => {
    expect((await raw(body(), headers)).statusCode).toBe(200);
  });

  test('[API-04] B47: of a key written twice the last one counts, for the price check too', async () => {
    const order = anOrder();
    const twice = (first: number, last: number): string =>
      text(order).replace('"grandTotal":42.5', `"grandTotal":${first},"grandTotal":${last}`);
    expect((await raw(twice(42.5, 1))).statusCode).toBe(409);
    expect(
      (await raw(twice(1, 42.5))).json<{ order: { details: Wire } }>().order.details['grandTotal'],
    ).toBe(42.5);
  });

  test('[API-04] B49: unexpected fields change nothing and are not stored', async () => {
    const more = {
      status: 'OVER',
      isAdmin: true,
      points: 9999,
      awaits_payment: false,
      order_number: 1,
      customer_id: 'x',
      restaurantId: 502,
    };
    const order = anOrder({ details: more, user: { ...more, id: '1' } });
    const answer = await send(api(), { ...order, ...more });
    const placed = answer.json['order'];
    expect([
      answer.status,
      placed?.['status'],
      placed?.['restaurantId'],
      placed?.['details']?.['status'],
    ]).toEqual([200, 'CREATED', TRATTORIA, 'CREATED']);
    const [row] = await api().db.query<{ all: string }>(
      'select concat(details, customer, lines, note) as all from orders where uuid = $1',
      [order.details.uuid],
    );
    expect(row?.all).not.toMatch(/isAdmin|9999|OVER/);
  });
});
