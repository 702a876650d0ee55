import type { TableEvent, TableMemory } from '@storefront/shared-domain/rules';
import { loadCalls } from '../session/load-calls';
import { loadHttp } from '../session/provide-http';

/** Result of a code: its table, none (OPEN-029), or no answer yet. */
export type OpenedCode =
  { kind: 'table'; table: string } | { kind: 'none' } | { kind: 'unanswered' };

/**
 * Opens a code by the server, the only one that can decrypt it. A server failure does not mean that
 * the code is wrong.
 */
export async function openCode(restaurantId: number, token: string): Promise<OpenedCode> {
  const [http, calls] = await Promise.all([loadHttp(), loadCalls()]);
  try {
    const { table } = await http.callApi(calls.getTableLink, {
      params: { restaurantId },
      query: { t: token },
    });
    return { kind: 'table', table };
  } catch (error) {
    return { kind: http.isApiError(error) && error.status === 404 ? 'none' : 'unanswered' };
  }
}

/** Status of the stored table order (API-09); null when it cannot be read. */
export async function requestOrder(uuid: string): Promise<TableEvent | null> {
  const [http, calls] = await Promise.all([loadHttp(), loadCalls()]);
  try {
    const { status } = await http.callApi(calls.getTableOrderByUuid, { params: { uuid } });
    return { kind: 'order-answered', uuid, status };
  } catch (error) {
    return http.isApiError(error) && error.status === 404
      ? { kind: 'order-answered', uuid, status: null }
      : null;
  }
}

/**
 * The open order of the stored table (API-10). An HTTP error counts as none; without any response
 * the result is null.
 */
export async function requestTable(
  restaurantId: number,
  of: TableMemory,
): Promise<TableEvent | null> {
  if (of.table === null) return null;
  const [http, calls] = await Promise.all([loadHttp(), loadCalls()]);
  try {
    const { table } = await http.callApi(calls.getTableOrder, {
      params: { restaurantId, table: of.table.table },
    });
    return { kind: 'table-answered', of, found: table ?? null };
  } catch (error) {
    return http.isApiError(error) && error.kind === 'http'
      ? { kind: 'table-answered', of, found: null }
      : null;
  }
}
