import Ajv2020 from 'ajv/dist/2020';
import { demoCalls } from '../../../../demo/src/demo-calls';
import { describedCalls } from '../../testing/api-calls';
import { logIn } from '../../testing/accounts';
import { collectedMetrics, seriesOf } from '../../testing/exposition';
import { hangingDatabase } from '../../testing/hanging-database';
import { aDelivery, anOrder, lasanha, placed, send } from '../../testing/orders';
import { TRATTORIA } from '../../testing/restaurants';
import { openStream } from '../../testing/stream';
import { openTestApi, OPERATOR_KEY, type TestApi } from '../../testing/test-api';
import { openTestPostgres } from '../../testing/test-databases';
import { serveMetrics } from '../metrics/metrics-server';

let opened: TestApi;
let setHanging: (isHanging: boolean | 'broken') => void;
const api = (): TestApi => opened;

beforeAll(async () => {
  const { db, set } = hangingDatabase(await openTestPostgres({}, 'seeded'));
  setHanging = set;
  opened = await openTestApi(db, { isSeeded: true });
});
afterAll(() => opened.close());

describe('descriptions', () => {
  type Operation = {
    operationId: string;
    parameters?: { name: string; in: string }[];
    security?: unknown;
    requestBody?: { content: Record<string, { schema: object }> };
    responses: Record<string, { content?: Record<string, { schema: object }> }>;
  };
  type Description = { openapi: string; paths: Record<string, Record<string, Operation>> };
  const allCalls = [...describedCalls, ...demoCalls];

  describe('the API description', () => {
    const description = async (): Promise<Description> =>
      (await api().call('GET', '/openapi.json')).json as unknown as Description;
    const operations = async () =>
      Object.entries((await description()).paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          path,
          method: method.toUpperCase(),
          operation,
        })),
      );

    test('it is OpenAPI 3.1 and names exactly the calls of the tables, each under its method and path', async () => {
      expect((await description()).openapi).toMatch(/^3\.1\./);
      const described = (await operations()).map(
        ({ method, path, operation }) => `${operation.operationId} ${method} ${path}`,
      );
      expect(described.sort()).toEqual(
        allCalls.map(({ id, method, path }) => `${id} ${method} ${path}`).sort(),
      );
    });

    test('parameters, bodies, responses and refusals are described; calls without a token are marked', async () => {
      const all = await operations();
      for (const call of allCalls) {
        const operation = all.find(
          ({ operation: { operationId } }) => operationId === call.id,
        )?.operation;
        const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect(
          (operation?.parameters ?? [])
            .filter((parameter) => parameter.in === 'path')
            .map(({ name }) => name),
        ).toEqual(names);
        expect(operation?.requestBody !== undefined).toBe(call.body !== null);
        expect(Object.keys(operation?.responses ?? {}).sort()).toEqual([
          call.id === 'sendTelemetry' ? '204' : '200',
          '4XX',
        ]);
        expect(operation?.security === undefined).toBe(call.bearer === false);
      }
    });

    test('real requests and answers fit the description', async () => {
      const all = await operations();
      const ajv = new Ajv2020({ strict: false, formats: { uuid: true } });
      const schemaOf = (id: string, part: 'body' | '200' | '4XX'): object => {
        const operation = all.find((it) => it.operation.operationId === id)?.operation;
        const content =
          part === 'body' ? operation?.requestBody?.content : operation?.responses[part]?.content;
        return content?.['application/json']?.schema ?? {};
      };
      const fits = (id: string, part: 'body' | '200' | '4XX', value: unknown): void => {
        expect(ajv.validate(schemaOf(id, part), value) ? [] : [id, part, ajv.errors]).toEqual([]);
      };
      const order = aDelivery();
      const fee = {
        restaurantID: TRATTORIA,
        street: 'a',
        number: '1',
        zone: 'Centro',
        city: 'Campinas',
      };
      fits('placeOrder', 'body', order);
      fits(
        'placeOrder',
        '200',
        (await api().call('POST', `/restaurant/${TRATTORIA}/order`, { body: order })).json,
      );
      fits(
        'placeOrder',
        '4XX',
        (
          await api().call('POST', `/restaurant/${TRATTORIA}/order`, {
            body: anOrder({ orders: [] }),
          })
        ).json,
      );
      fits('getOrder', '200', (await api().call('GET', `/order/uuid/${order.details.uuid}`)).json);
      fits(
        'getOrders',
        '200',
        (
          await api().call('POST', `/restaurant/${TRATTORIA}/orders/get/1/5`, {
            body: { ordersUUIDs: [order.details.uuid] },
          })
        ).json,
      );
      fits('getRestaurant', '200', (await api().call('GET', '/restaurant/data/v2/trattoria')).json);
      fits('getDeliveryFee', 'body', fee);
      fits(
        'getDeliveryFee',
        '200',
        (await api().call('POST', '/restaurant/deliveryfees', { body: fee })).json,
      );
      fits(
        'getZones',
        '200',
        (await api().call('PUT', '/restaurant/deliveryfees', { body: { restaurantID: TRATTORIA } }))
          .json,
      );
      fits(
        'getGeospatialFee',
        '200',
        (
          await api().call(
            'GET',
            `/restaurant/${TRATTORIA}/geospatial/deliveryfee/latitude/-22.9/longitude/-47?deliveryFeeID=z-centro`,
          )
        ).json,
      );
      fits(
        'getRegions',
        '200',
        (await api().call('POST', '/restaurant/bee/regions', { body: { restaurantID: TRATTORIA } }))
          .json,
      );
      fits(
        'getClient',
        '200',
        (
          await api().call('GET', `/restaurant/${TRATTORIA}/public/client/auth`, {
            token: await logIn(api(), 'ana@teste.example'),
          })
        ).json,
      );
      expect(ajv.validate(schemaOf('placeOrder', 'body'), { ...order, orders: [] })).toBe(false);
    });
  });
});

describe('metrics', () => {
  const metrics = async () =>
    collectedMetrics((await api().call('GET', '/metrics', { token: OPERATOR_KEY })).text);

  test('are for operators alone, in the text format of Prometheus', async () => {
    for (const token of [undefined, 'wrong', ''])
      expect(
        (await api().call('GET', '/metrics', token === undefined ? {} : { token })).status,
      ).toBe(401);
    const { status, headers } = await api().call('GET', '/metrics', { token: OPERATOR_KEY });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=0\.0\.4/),
      'no-store',
    ]);
  });

  test('an address of their own serves them without a key, and nothing else', async () => {
    await api().call('GET', '/restaurants');
    const beside = await serveMetrics({ host: '127.0.0.1', port: 0 }, api().metrics);
    const base = `http://127.0.0.1:${beside.port}`;
    const [good, other, post] = await Promise.all([
      fetch(`${base}/metrics`),
      fetch(`${base}/restaurants`),
      fetch(`${base}/metrics`, { method: 'POST' }),
    ]);
    await beside.close();
    expect([good.status, other.status, post.status]).toEqual([200, 404, 404]);
    expect(
      seriesOf(await good.text(), 'storefront_api_request_seconds_count').length,
    ).toBeGreaterThan(0);
  });

  test('orders are counted by what became of them, requests by route and class of status', async () => {
    const before = await metrics();
    const order = anOrder();
    await send(api(), order);
    await send(api(), order);
    await send(api(), anOrder({ details: { grandTotal: 1, total: 1 } }));
    await send(api(), anOrder({ orders: [lasanha({ qty: 0 })] }));
    const grown = (await metrics()).since(before);
    expect(grown('storefront_orders_total')).toEqual({
      'code="",outcome="placed"': 1,
      'code="",outcome="replayed"': 1,
      'code="price_changed",outcome="refused"': 1,
      'code="invalid_request",outcome="refused"': 1,
    });
    const route = 'route="/restaurant/:restaurantId/order"';
    expect(grown('storefront_api_request_seconds_count')).toMatchObject({
      [`method="POST",${route},status="2xx"`]: 2,
      [`method="POST",${route},status="4xx"`]: 2,
    });
  });

  test('no label holds what a customer can choose: paths, ids, methods, codes', async () => {
    const order = await placed(api(), anOrder());
    for (const path of [
      `/order/uuid/${String(order['uuid'])}`,
      '/19988887777',
      '/restaurant/19988887777/tables',
      '/%00',
      '/a'.repeat(40),
    ])
      await api().call('GET', path);
    await api().app.inject({ method: 'PROPFIND' as 'GET', url: '/dav-canary' });
    const labels = (await metrics()).labels();
    expect(
      labels.filter(
        (label) =>
          /canary|19988887777|PROPFIND|a\/a/.test(label) || label.includes(String(order['uuid'])),
      ),
    ).toEqual([]);
    expect(labels.length).toBeLessThan(1000);
  });

  test('open event streams are counted while they are open', async () => {
    const order = await placed(api(), anOrder());
    const base = await api().app.listen({ port: 0, host: '127.0.0.1' });
    const open = async () => (await metrics()).value('storefront_event_streams', 'kind="open"');
    const stream = await openStream(`${base}/realtime/order.${String(order['uuid'])}`);
    expect(await open()).toBe(1);
    stream.close();
    while ((await open()) !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  test('the lengths of the queues are reported; a pool reports its connections', async () => {
    const { value, has } = await metrics();
    for (const kind of ['mail', 'payment', 'refund', 'pixel', 'vault'])
      expect(value('storefront_queue_length', `kind="${kind}"`)).toBeGreaterThanOrEqual(0);
    expect(has('storefront_database_connections')).toBe(api().db.kind === 'postgresql');
  });
});

describe('health', () => {
  test('a server that lives says so, whatever its database does', async () => {
    const { status, json, headers } = await api().call('GET', '/healthz');
    expect([status, json, headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store']);
  });

  test('one with a living database and all migrations is ready, and says which database it is', async () => {
    const { status, json, headers } = await api().call('GET', '/readyz');
    expect([status, json, headers['cache-control']]).toEqual([
      200,
      { status: 'ready', database: api().db.kind },
      'no-store',
    ]);
  });

  test('one whose database lacks a migration is not ready', async () => {
    const { db } = api();
    const [last] = await db.query<{ file: string; checksum: string }>(
      'delete from schema_migrations where file = (select max(file) from schema_migrations) returning file, checksum',
    );
    const { status, json, headers } = await api().call('GET', '/readyz');
    await db.query('insert into schema_migrations (file, checksum) values ($1, $2)', [
      last?.file,
      last?.checksum,
    ]);
    expect([status, json['code'], headers['retry-after']]).toEqual([
      503,
      'migrations_missing',
      '1',
    ]);
    expect((await api().call('GET', '/readyz')).status).toBe(200);
  });
});

describe('a server that is not ready', () => {
  test.each([
    ['hangs', true],
    ['is gone', 'broken'],
  ] as const)(
    'its database %s: alive, not ready, and nothing of the database is disclosed',
    async (_case, how) => {
      setHanging(how);
      const [alive, ready] = await Promise.all([
        api().call('GET', '/healthz'),
        api().call('GET', '/readyz'),
      ]);
      setHanging(false);
      expect([alive.status, ready.status, ready.json]).toEqual([
        200,
        503,
        { error: 'The database does not answer', code: 'database_unavailable' },
      ]);
      expect((await api().call('GET', '/readyz')).status).toBe(200);
    },
  );

  test('it is about to end: alive, not ready; what comes all the same is answered', async () => {
    api().shutdownState.close();
    const [alive, ready, order] = await Promise.all([
      api().call('GET', '/healthz'),
      api().call('GET', '/readyz'),
      api().call('GET', '/restaurant/data/v2/trattoria'),
    ]);
    expect([alive.status, ready.status, ready.json['code'], order.status]).toEqual([
      200,
      503,
      'closing',
      200,
    ]);
    expect(order.headers['connection']).toBe('close');
  });
});
