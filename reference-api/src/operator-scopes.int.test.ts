import { OPERATOR_SCOPES, type OperatorScope } from './platform/settings/operator-keys';
import {
  describedOperations,
  hiddenOperation,
  request,
  ROWS,
  rowsOf,
  type Operation,
} from './testing/authorisation/calls';
import { HIDDEN_ROWS } from './testing/authorisation/hidden-rows';
import { openWorld, type World } from './testing/authorisation/world';
import { describeOnPostgres } from './testing/describe-on-postgres';
import { keyOfScope, OPERATOR_KEY, type TestApi } from './testing/test-api';

const rows = [...Object.entries(ROWS), ...Object.entries(HIDDEN_ROWS)].flatMap(([name, of]) =>
  rowsOf(of).flatMap((row) => (row.scope === undefined ? [] : [{ name, scope: row.scope, row }])),
);
const others = (own: OperatorScope) => OPERATOR_SCOPES.filter((scope) => scope !== own);
const refusedTo = (scope: OperatorScope) => [
  403,
  expect.stringContaining('"operator_scope"'),
  scope,
];

describeOnPostgres('[S01] keys of operators by call and scope', (api) => {
  let world: World;
  let described: Readonly<Record<string, Operation>>;
  beforeAll(async () => {
    world = await openWorld(api());
    described = await describedOperations(api());
  });

  test('every scope opens a call; that of the description is tested where the demo is off', () => {
    const used = new Set(['openapi', ...rows.map(({ scope }) => scope)]);
    expect([...used].sort()).toEqual([...OPERATOR_SCOPES].sort());
  });

  test.each(rows)('$name accepts a key of $scope, and none of another scope', async (it) => {
    const operation = described[it.name] ?? hiddenOperation(it.name);
    const send = (key: string) => request(world, operation, it.row, 'A', { key });
    for (const scope of others(it.scope)) {
      const { status, text } = await send(keyOfScope(scope));
      expect([status, text, scope]).toEqual(refusedTo(scope));
      expect(text).not.toContain(keyOfScope(scope));
    }
    const unknown = await send(`${keyOfScope(it.scope)}x`);
    expect([unknown.status, unknown.text]).toEqual([
      401,
      expect.stringContaining('"operator_key"'),
    ]);
    for (const key of [keyOfScope(it.scope), OPERATOR_KEY])
      expect([401, 403]).not.toContain((await send(key)).status);
  });

  test('the description states the scope of each call', async () => {
    const { paths } = (await api().call('GET', '/openapi.json')).json as unknown as {
      paths: Record<string, Record<string, { operationId: string; description?: string }>>;
    };
    const stated = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, description = '' }) => {
        const scope = /scope (\w+)\.$/.exec(description)?.[1];
        return scope === undefined ? [] : [`${operationId} ${scope}`];
      });
    expect(stated.sort()).toEqual(
      rows
        .filter(({ name }) => name in described)
        .map(({ name, scope }) => `${name} ${scope}`)
        .sort(),
    );
  });
});

describeOnPostgres(
  '[S01] [S46] keys of operators where the demo is off',
  (api) => {
    const send = (testApi: TestApi, key: string) =>
      testApi.call('GET', '/openapi.json', { token: key });

    test('the description of the calls accepts a key of openapi, and none of another scope', async () => {
      for (const scope of others('openapi')) {
        const { status, text } = await send(api(), keyOfScope(scope));
        expect([status, text, scope]).toEqual(refusedTo(scope));
      }
      expect((await send(api(), `${OPERATOR_KEY}x`)).status).toBe(401);
      for (const key of [keyOfScope('openapi'), OPERATOR_KEY])
        expect((await send(api(), key)).status).toBe(200);
    });
  },
  { demo: false },
);
