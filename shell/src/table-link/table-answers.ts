import { calls } from '@storefront/shared-domain/contracts';
import type { TableEvent, TableMemory } from '@storefront/shared-domain/rules';
import { loadHttp } from '../remotes/provide-http';

/** What became of a code: the table it leads to, none (OPEN-029), or no answer yet. */
export type OpenedCode =
  { kind: 'table'; table: string } | { kind: 'none' } | { kind: 'unanswered' };

/**
 * Lets the server open a code: only it can. A server that is down has not said that the code is
 * wrong.
 */
export async function openCode(restaurantId: number, token: string): Promise<OpenedCode> {
  const http = await loadHttp();
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

/** Where the stored table order stands (API-09); null when nothing is known of it now. */
export async function askForOrder(uuid: string): Promise<TableEvent | null> {
  const http = await loadHttp();
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
 * The open order of the stored table (API-10). Refusals count as none; without any answer nothing
 * is known.
 */
export async function askForTable(
  restaurantId: number,
  of: TableMemory,
): Promise<TableEvent | null> {
  if (of.table === null) return null;
  const http = await loadHttp();
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
