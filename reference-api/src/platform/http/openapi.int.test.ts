import Ajv2020 from 'ajv/dist/2020';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { logIn } from '../../testing/accounts';
import { HIDDEN_ROWS } from '../../testing/authorisation/hidden-rows';
import { aDelivery, anOrder } from '../../testing/orders';
import { registeredRoutes } from '../../testing/registered-routes';
import { TRATTORIA } from '../../testing/restaurants';
import { describedCalls } from '../../api-calls';
import { demoCalls } from '../../../../demo/src/demo-calls';
import { routePath } from './serve';

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string }[];
  security?: unknown;
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> };

const allCalls = [...describedCalls, ...demoCalls];

/** The router drops a trailing slash. */
const routeOf = (path: string): string => routePath(path).replace(/(?<=.)\/$/, '');

describeOnPostgres('the API description', (api) => {
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

  test('every call of the tables has a route, and every route is a call of the tables', async () => {
    for (const { method, path } of allCalls)
      expect([path, api().app.hasRoute({ method, url: routeOf(path) })]).toEqual([path, true]);
    // the router joins the parameter names of one path segment
    const named = (route: string): string => route.replace(/:\w+(\|:\w+)*/g, ':it');
    const described = new Set(
      (await operations()).map(({ method, path }) => named(`${method} ${routeOf(path)}`)),
    );
    const hidden = registeredRoutes(api().app.printRoutes({ commonPrefix: false })).filter(
      (route) => !described.has(named(route)),
    );
    expect(hidden.sort()).toEqual(Object.keys(HIDDEN_ROWS).sort());
  });

  test('parameters, bodies, responses and refusals are described; calls without a token are marked', async () => {
    const all = await operations();
    for (const call of allCalls) {
      const operation = all.find(
        ({ operation: { operationId } }) => operationId === call.id,
      )?.operation;
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        (operation?.parameters ?? []).filter((it) => it.in === 'path').map(({ name }) => name),
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
