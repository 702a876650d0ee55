import { DEFAULT_EVENTS } from './telemetry/events/event-settings';
import { describedCalls } from './testing/api-calls';
import { demoCalls } from '../../demo/src/demo-calls';
import { routePath } from './platform/http/serve';
import {
  request,
  describedOperations,
  hiddenOperation,
  ROWS,
  rowsOf,
  type Operation,
} from './testing/authorisation/calls';
import { COLUMNS } from './testing/authorisation/cells';
import { HIDDEN_ROWS } from './testing/authorisation/hidden-rows';
import type { Row } from './testing/authorisation/row';
import { CANARIES, GUEST_CANARIES, openWorld, type World } from './testing/authorisation/world';
import { describeOnPostgres } from './testing/describe-on-postgres';
import { registeredRoutes } from './testing/registered-routes';
import { TRATTORIA } from './testing/restaurants';
import { OPERATOR_KEY } from './testing/test-api';

const WHERE =
  'add who may ask for it to account-rows.ts, order-rows.ts or open-rows.ts of reference-api/src/testing/authorisation';
const HIDDEN_WHERE =
  'add who may ask for it to reference-api/src/testing/authorisation/hidden-rows.ts';

const named = (route: string): string =>
  route.replace(/:\w+(\|:\w+)*/g, ':it').replace(/(?<=.)\/$/, '');

describeOnPostgres(
  '[S01] [S02] [S03] [S05] [S06] [S07] access rights by call and client',
  (api) => {
    let world: World;
    let operations: Readonly<Record<string, Operation>>;
    beforeAll(async () => {
      world = await openWorld(api());
      operations = await describedOperations(api());
    });

    async function holds(operation: Operation, row: Row): Promise<void> {
      const columns = COLUMNS.filter(
        (column) => column !== 'elsewhere' || operation.path.includes('{restaurantId}'),
      );
      let isOperators = false;
      for (const column of columns) {
        const { status, text, requested } = await request(world, operation, row, column);
        isOperators ||= text.includes('"operator_key"');
        if (column !== 'A')
          expect([column, 'is left', (await row.isLeft?.(world, requested)) ?? true]).toEqual([
            column,
            'is left',
            true,
          ]);
        expect([column, status, status === row.cells[column] ? '' : text]).toEqual([
          column,
          row.cells[column],
          '',
        ]);
        const isDisclosed = (canaries: readonly string[]): string[] =>
          canaries.filter((canary) => text.includes(canary));
        if (row.disclosesAll) continue;
        if (column !== 'A') expect([column, isDisclosed(CANARIES)]).toEqual([column, []]);
        else
          expect([column, isDisclosed(CANARIES).length > 0]).toEqual([
            column,
            row.disclosesA === true,
          ]);
        expect([column, isDisclosed(GUEST_CANARIES)]).toEqual([column, []]);
      }
      expect(['requires an operator’s key', isOperators]).toEqual([
        'requires an operator’s key',
        row.scope !== undefined,
      ]);
    }

    test(`every call that is described has its row, and every row its call; else ${WHERE}`, () => {
      expect(Object.keys(operations).filter((id) => !(id in ROWS))).toEqual([]);
      expect(Object.keys(ROWS).filter((id) => !(id in operations))).toEqual([]);
    });

    test(`every other route has its row; else ${HIDDEN_WHERE}`, () => {
      const described = new Set(
        [...describedCalls, ...demoCalls].map(({ method, path }) =>
          named(`${method} ${routePath(path)}`),
        ),
      );
      const hidden = registeredRoutes(api().app.printRoutes({ commonPrefix: false })).filter(
        (route) => !described.has(named(route)),
      );
      expect(hidden.filter((route) => !(route in HIDDEN_ROWS))).toEqual([]);
      expect(Object.keys(HIDDEN_ROWS).filter((route) => !hidden.includes(route))).toEqual([]);
    });

    test.each(Object.keys(ROWS))('%s', async (id) => {
      const operation = operations[id];
      if (!operation) throw new Error(`no call of this name is described: ${id}`);
      for (const row of rowsOf(ROWS[id] ?? [])) await holds(operation, row);
    });

    test.each(Object.keys(HIDDEN_ROWS))('%s', async (route) => {
      const row = HIDDEN_ROWS[route];
      if (row) await holds(hiddenOperation(route), row);
    });
  },
  { events: { ...DEFAULT_EVENTS, keenTracking: true } },
);

describeOnPostgres(
  '[S01] [S46] where the demo is off',
  (api) => {
    test.each([
      ['GET', '/restaurants'],
      ['GET', '/demo/outbox'],
      ['POST', '/demo/orders/00000000-0000-4000-8000-000000000000/advance'],
      ['POST', '/demo/orders/00000000-0000-4000-8000-000000000000/cancel'],
    ] as const)('there is no %s %s', async (method, path) => {
      expect(await api().call(method, path)).toMatchObject({
        status: 404,
        json: { code: 'not_found' },
      });
    });

    test('the description of the calls is the operator’s', async () => {
      expect(await api().call('GET', '/openapi.json')).toMatchObject({
        status: 401,
        json: { code: 'operator_key' },
      });
      expect(
        (await api().call('GET', '/openapi.json', { token: OPERATOR_KEY })).json,
      ).toMatchObject({ openapi: '3.1.0' });
    });

    test('the tables of every restaurant are the operator’s', async () => {
      expect((await api().call('GET', `/restaurant/${TRATTORIA}/tables`)).status).toBe(401);
    });
  },
  { demo: false },
);
