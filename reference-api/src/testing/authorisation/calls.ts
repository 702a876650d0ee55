import type { TestApi } from '../test-api';
import { DINER, TRATTORIA } from '../restaurants';
import { ACCOUNT_ROWS } from './account-rows';
import type { Column } from './cells';
import { HIDDEN_ROWS } from './hidden-rows';
import { OPEN_ROWS } from './open-rows';
import { ORDER_ROWS } from './order-rows';
import type { Requested, Row } from './row';
import type { World } from './world';

export type Operation = { method: string; path: string };
/** The response to one request, with its head included in `text`; `asked` is the request. */
export type Seen = { status: number; text: string; requested: Requested };

/** The rows of the documented calls, by the name of the call. */
export const ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  ...ACCOUNT_ROWS,
  ...ORDER_ROWS,
  ...OPEN_ROWS,
};

export const rowsOf = (it: Row | readonly Row[]): readonly Row[] => ('cells' in it ? [it] : it);

/** The calls of the API's OpenAPI description, by their names. */
export async function describedOperations(
  api: TestApi,
): Promise<Readonly<Record<string, Operation>>> {
  const { paths } = (await api.call('GET', '/openapi.json')).json as unknown as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]): [string, Operation] => [
        operationId,
        { method: method.toUpperCase(), path },
      ]),
    ),
  );
}

/** The call of a hidden route, named as the router names it. */
export function hiddenOperation(route: string): Operation {
  const [method = '', path = ''] = route.split(' ');
  return { method, path: path === '*' ? '/*' : path };
}

/** Every route with its rows: the documented calls and the hidden ones. */
export async function allCalls(
  api: TestApi,
): Promise<{ name: string; operation: Operation; rows: readonly Row[] }[]> {
  const described = Object.entries(await describedOperations(api)).map(([id, operation]) => ({
    name: `${operation.method} ${operation.path}`,
    operation,
    rows: rowsOf(ROWS[id] ?? []),
  }));
  return [
    ...described,
    ...Object.entries(HIDDEN_ROWS).map(([route, row]) => ({
      name: route,
      operation: hiddenOperation(route),
      rows: [row],
    })),
  ];
}

/**
 * Sends one real request for a column, or with an operator's key. Only the head of a stream is
 * read.
 */
export async function request(
  world: World,
  { method, path }: Operation,
  row: Row,
  column: Column,
  { key }: { key?: string } = {},
): Promise<Seen> {
  const requested = (await row.request?.(world, column)) ?? {};
  const values: Record<string, string | number> = {
    restaurantId: column === 'elsewhere' ? DINER : TRATTORIA,
    ...requested.path,
  };
  const url = path.replace(/\{(\w+)\}|:(\w+)|\*/g, (whole, braced?: string, colon?: string) =>
    encodeURIComponent(String(values[braced ?? colon ?? whole] ?? '')),
  );
  const token = key ?? (row.token ? await row.token(world, column) : world.tokens[column]);
  const response = await world.api.app.inject({
    method: method as 'GET',
    url,
    payloadAsStream: true,
    query: { ...requested.query },
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(requested.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(requested.body === undefined ? {} : { payload: JSON.stringify(requested.body) }),
  });
  const isStream = String(response.headers['content-type']).startsWith('text/event-stream');
  let text = JSON.stringify(response.headers);
  if (isStream) response.stream().destroy();
  else for await (const chunk of response.stream()) text += String(chunk);
  return { status: response.statusCode, text, requested };
}
