import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { anOrder, lasanha, send } from '../../testing/orders';
import { TRATTORIA } from '../../testing/restaurants';

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const ORDER = `/restaurant/${TRATTORIA}/order`;

describeOnPostgres('bad input', (api) => {
  const withDetail = (details: object) => anOrder({ details: { ...details } });
  const { details: _details, ...withoutDetails } = anOrder();

  test.each([
    ['a quantity of 0', anOrder({ orders: [lasanha({ qty: 0 })] }), 'orders.0.qty'],
    ['a quantity of -1', anOrder({ orders: [lasanha({ qty: -1 })] }), 'orders.0.qty'],
    ['a quantity of 1.5', anOrder({ orders: [lasanha({ qty: 1.5 })] }), 'orders.0.qty'],
    ['a quantity as text', anOrder({ orders: [lasanha({ qty: '2' })] }), 'orders.0.qty'],
    ['a quantity of a million', anOrder({ orders: [lasanha({ qty: 1e6 })] }), 'orders.0.qty'],
    ['no quantity', anOrder({ orders: [lasanha({ qty: null })] }), 'orders.0.qty'],
    [
      'half an option',
      anOrder({ orders: [lasanha({ extras: [{ id: 'lasanha--molho--sugo', qty: 0.5 }] })] }),
      'orders.0.extras.0.qty',
    ],
    [
      'a negative option',
      anOrder({ orders: [lasanha({ extras: [{ id: 'lasanha--molho--sugo', qty: -1 }] })] }),
      'orders.0.extras.0.qty',
    ],
    [
      'a price that is no number',
      anOrder({ orders: [lasanha({ price: 'free' })] }),
      'orders.0.price',
    ],
    ['an astronomic price', anOrder({ orders: [lasanha({ price: 1e300 })] }), 'orders.0.price'],
    [
      'a line of an unknown kind',
      anOrder({ orders: [lasanha({ type: 'soup' })] }),
      'orders.0.type',
    ],
    ['a line without an id', anOrder({ orders: [lasanha({ id: undefined })] }), 'orders.0.id'],
    ['an empty cart', anOrder({ orders: [] }), 'orders'],
    [
      'a cart of 201 lines',
      anOrder({ orders: Array.from({ length: 201 }, () => lasanha()) }),
      'orders',
    ],
    ['a cart that is no list', { ...anOrder(), orders: { 0: lasanha() } }, 'orders'],
    ['no details', withoutDetails, 'details'],
    ['no key', withDetail({ uuid: undefined }), 'details.uuid'],
    ['a key that is no uuid', withDetail({ uuid: "1'; drop table orders; --" }), 'details.uuid'],
    ['an unknown delivery type', withDetail({ deliveryType: 'drone' }), 'details.deliveryType'],
    ['a NUL in a name', anOrder({ user: { name: 'Bia\0Souza' } }), 'user.name'],
    ['a list as body', [1, 2, 3], 'body'],
    ['a text as body', '"order"', 'body'],
    ['null as body', 'null', 'body'],
  ])('[API-04] %s: 400 with its path', async (_case, body, path) => {
    const { status, json } = await send(api(), body);
    expect([status, json['code'], json['path']]).toEqual([400, 'invalid_request', path]);
    expect(typeof json['error']).toBe('string');
  });

  test.each([
    ['long notes', anOrder({ orders: [lasanha({ notes: 'x'.repeat(1001) })] }), 'orders.0.notes'],
    ['a long name', anOrder({ user: { name: 'x'.repeat(301) } }), 'user.name'],
    ['a long campaign', anOrder({ details: { campaign: 'x'.repeat(301) } }), 'details.campaign'],
    ['a long fingerprint', anOrder({ fingerprint: 'x'.repeat(301) }), 'fingerprint'],
  ])('%s: 422 with its path', async (_case, body, path) => {
    expect(await send(api(), body)).toMatchObject({
      status: 422,
      json: { code: 'text_too_long', path },
    });
  });

  test.each([
    [
      '1 MB of notes',
      JSON.stringify(anOrder({ orders: [lasanha({ notes: 'x'.repeat(1_000_000) })] })),
      413,
      'payload_too_large',
      'body',
    ],
    [
      'a poisoned prototype',
      `{"__proto__":{"isAdmin":true},${JSON.stringify(anOrder()).slice(1)}`,
      400,
      'invalid_json',
      'body',
    ],
    [
      'a poisoned constructor',
      `{"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(anOrder()).slice(1)}`,
      400,
      'invalid_json',
      'body',
    ],
    ['half a body', JSON.stringify(anOrder()).slice(0, -20), 400, 'invalid_json', 'body'],
    ['an empty body', '', 400, 'invalid_request', 'body'],
    [
      'lists in lists',
      JSON.stringify({ ...anOrder(), more: deep(1000) }),
      400,
      'invalid_request',
      'body',
    ],
    ['only brackets', '['.repeat(100_000) + ']'.repeat(100_000), 400, 'invalid_request', 'body'],
  ])('%s: %3$i %4$s', async (_case, body, status, code, path) => {
    const answer = await api().call('POST', ORDER, {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.json['code'], answer.json['path']]).toEqual([status, code, path]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('a body of type %s: 415', async (type) => {
    const { status, json } = await api().call('POST', ORDER, {
      body: JSON.stringify(anOrder()),
      headers: { 'content-type': type },
    });
    expect([status, json['code'], json['path']]).toEqual([
      415,
      'unsupported_media_type',
      'content-type',
    ]);
  });

  test.each(['uuid', 'status', 'created_at; drop table orders'])(
    'a list sorted by %s is refused or sorted as usual, never run',
    async (field) => {
      const body = { ordersUUIDs: [], sortSettings: { field, order: 'asc; --' } };
      expect(
        (await api().call('POST', `/restaurant/${TRATTORIA}/orders/get/1/10`, { body })).status,
      ).toBeLessThan(500);
      expect(
        (await api().db.query('select 1 as alive from orders limit 1')).length,
      ).toBeLessThanOrEqual(1);
    },
  );

  test.each([
    { changeValue: 1e300 },
    { deliveryFee: -1e300 },
    { grandTotal: 1e300 },
    { grandTotal: 90_000_000_000_001 },
    { paymenthMethodValue: 1e308 },
  ])('money no integer can hold breaks nothing: %j', async (details) => {
    expect((await send(api(), anOrder({ details }))).status).toBeLessThan(500);
  });

  test('an unknown route is a JSON 404, a wrong method too', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/admin'],
      ['PUT', ORDER],
      ['GET', '/restaurant/x/public/client/auth/nope'],
    ] as const) {
      expect(await api().call(method, path)).toMatchObject({
        status: 404,
        json: { error: 'Not found', code: 'not_found' },
      });
    }
  });

  test('an error response discloses no internals', async () => {
    const { db } = api();
    await db.exec('alter table orders rename to orders_away');
    const { status, text, json } = await send(api(), anOrder());
    await db.exec('alter table orders_away rename to orders');
    expect([status, json]).toEqual([
      500,
      { error: 'An unexpected error occurred', code: 'internal' },
    ]);
    expect(text).not.toMatch(/orders|select|at /);
  });
});
