import { DEFAULT_EVENTS } from './events/event-settings';
import { describedCalls } from './http/api-calls';
import { routePath } from './http/serve';
import { ACCOUNT_ROWS } from './testing/authorisation/account-rows';
import { COLUMNS, type Column } from './testing/authorisation/cells';
import { HIDDEN_ROWS } from './testing/authorisation/hidden-rows';
import { OPEN_ROWS } from './testing/authorisation/open-rows';
import { ORDER_ROWS } from './testing/authorisation/order-rows';
import type { Row } from './testing/authorisation/row';
import { CANARIES, GUEST_CANARIES, openWorld, type World } from './testing/authorisation/world';
import { describeOnPostgres } from './testing/describe-on-postgres';
import { registeredRoutes } from './testing/registered-routes';
import { DINER, TRATTORIA } from './testing/restaurants';
import { OPERATOR_KEY } from './testing/test-api';

const ROWS: Readonly<Record<string, Row | readonly Row[]>> = { ...ACCOUNT_ROWS, ...ORDER_ROWS, ...OPEN_ROWS };
const WHERE = 'add who may ask for it to account-rows.ts, order-rows.ts or open-rows.ts of reference-api/src/testing/authorisation';
const HIDDEN_WHERE = 'add who may ask for it to reference-api/src/testing/authorisation/hidden-rows.ts';

type Operation = { method: string; path: string };
type Seen = { status: number; text: string };

const rowsOf = (it: Row | readonly Row[]): readonly Row[] => ('cells' in it ? [it] : it);
const named = (route: string): string => route.replace(/:\w+(\|:\w+)*/g, ':it').replace(/(?<=.)\/$/, '');

describeOnPostgres('[S01] [S02] [S03] [S05] [S06] [S07] who may ask for what', (api) => {
  let world: World;
  let operations: Readonly<Record<string, Operation>>;
  beforeAll(async () => {
    world = await openWorld(api());
    const { paths } = (await api().call('GET', '/openapi.json')).json as unknown as { paths: Record<string, Record<string, { operationId: string }>> };
    operations = Object.fromEntries(Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]): [string, Operation] => [operationId, { method: method.toUpperCase(), path }])));
  });

  /** One real request. A stream is read no further than its head. */
  async function ask({ method, path }: Operation, row: Row, column: Column): Promise<Seen> {
    const asked = (await row.ask?.(world, column)) ?? {};
    const values: Record<string, string | number> = { restaurantId: column === 'elsewhere' ? DINER : TRATTORIA, ...asked.path };
    const url = path.replace(/\{(\w+)\}|:(\w+)|\*/g, (whole, braced?: string, colon?: string) => encodeURIComponent(String(values[braced ?? colon ?? whole] ?? '')));
    const token = row.token ? await row.token(world, column) : world.tokens[column];
    const response = await api().app.inject({
      method: method as 'GET', url, payloadAsStream: true, query: { ...asked.query },
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(asked.body === undefined ? {} : { payload: JSON.stringify(asked.body) }),
    });
    const isStream = String(response.headers['content-type']).startsWith('text/event-stream');
    let text = JSON.stringify(response.headers);
    if (isStream) response.stream().destroy();
    else for await (const chunk of response.stream()) text += String(chunk);
    if (column !== 'A') expect([column, 'is left', (await row.isLeft?.(world, asked)) ?? true]).toEqual([column, 'is left', true]);
    return { status: response.statusCode, text };
  }

  async function holds(operation: Operation, row: Row): Promise<void> {
    const columns = COLUMNS.filter((column) => column !== 'elsewhere' || operation.path.includes('{restaurantId}'));
    for (const column of columns) {
      const { status, text } = await ask(operation, row, column);
      expect([column, status, status === row.cells[column] ? '' : text]).toEqual([column, row.cells[column], '']);
      const isTold = (canaries: readonly string[]): string[] => canaries.filter((canary) => text.includes(canary));
      if (row.tellsAll) continue;
      if (column !== 'A') expect([column, isTold(CANARIES)]).toEqual([column, []]);
      else expect([column, isTold(CANARIES).length > 0]).toEqual([column, row.tellsA === true]);
      expect([column, isTold(GUEST_CANARIES)]).toEqual([column, []]);
    }
  }

  test(`every call that is described has its row, and every row its call; else ${WHERE}`, () => {
    expect(Object.keys(operations).filter((id) => !(id in ROWS))).toEqual([]);
    expect(Object.keys(ROWS).filter((id) => !(id in operations))).toEqual([]);
  });

  test(`every other route has its row; else ${HIDDEN_WHERE}`, () => {
    const described = new Set(describedCalls(true).map(({ method, path }) => named(`${method} ${routePath(path)}`)));
    const hidden = registeredRoutes(api().app.printRoutes({ commonPrefix: false })).filter((route) => !described.has(named(route)));
    expect(hidden.filter((route) => !(route in HIDDEN_ROWS))).toEqual([]);
    expect(Object.keys(HIDDEN_ROWS).filter((route) => !hidden.includes(route))).toEqual([]);
  });

  test.each(Object.keys(ROWS))('%s', async (id) => {
    const operation = operations[id];
    if (!operation) throw new Error(`no call of this name is described: ${id}`);
    for (const row of rowsOf(ROWS[id] ?? [])) await holds(operation, row);
  });

  test.each(Object.keys(HIDDEN_ROWS))('%s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const row = HIDDEN_ROWS[route];
    if (row) await holds({ method, path: path === '*' ? '/*' : path }, row);
  });
}, { events: { ...DEFAULT_EVENTS, keenTracking: true } });

describeOnPostgres('[S01] [S46] where the demo is off', (api) => {
  test.each([['GET', '/restaurants'], ['GET', '/demo/outbox'], ['POST', '/demo/orders/00000000-0000-4000-8000-000000000000/advance'], ['POST', '/demo/orders/00000000-0000-4000-8000-000000000000/cancel']] as const)('there is no %s %s', async (method, path) => {
    expect(await api().call(method, path)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });

  test('the description of the calls is the operator’s', async () => {
    expect(await api().call('GET', '/openapi.json')).toMatchObject({ status: 401, json: { code: 'operator_key' } });
    expect((await api().call('GET', '/openapi.json', { token: OPERATOR_KEY })).json).toMatchObject({ openapi: '3.1.0' });
  });

  test('the tables of every restaurant are the operator’s', async () => {
    expect((await api().call('GET', `/restaurant/${TRATTORIA}/tables`)).status).toBe(401);
  });
}, { demo: false });
