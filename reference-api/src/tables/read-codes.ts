import { RestaurantData } from '@storefront/shared-domain/contracts';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { tableLinkKeys } from '../platform/settings/secret';
import { keyFor, type OperatorKey } from '../platform/settings/operator-keys';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { tableNamed } from './find-table';
import { mintCodes, type TableCode } from './mint-codes';
import { UsageError } from './parse-print-tables-args';
import { listTables } from './table-calls';
import { replaceCodes } from './table-codes.repository';
import { restaurantCatalog } from '../restaurants/restaurant-catalog';
import { createTableTokens } from './table-tokens';

/** Where the codes are made: the database, its folder, and the keys, as settings name them. */
export type CodesOptions = {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly operatorKey?: string | undefined;
  readonly operatorKeys?: readonly OperatorKey[] | undefined;
  readonly tableLinkKeys?: string | undefined;
};

/** A restaurant's tables with a fresh code of each. */
export type TableCodes = {
  info: RestaurantData['info'];
  codes: TableCode[];
};

/** A running server refused to return the codes. */
export class CodesRefusedError extends Error {
  constructor(address: string, reason: string) {
    super(`${address} does not give out the codes: ${reason}`);
    this.name = 'CodesRefusedError';
  }
}

/** Codes to make: of these tables, in that order, of all when none is named. */
export type CodesWished = {
  readonly restaurantUrl: string;
  readonly tables: readonly string[];
  /** Lifetime in days; null without an end. */
  readonly days: number | null;
  /** Whether every code made before becomes invalid. */
  readonly isReplacing: boolean;
};

/** The restaurant's spelling of the named tables. Throws `UsageError`. */
function chosen(names: readonly string[], { tables, restaurantUrl }: CodesWished): string[] {
  if (names.length === 0) throw new UsageError(`${restaurantUrl} lists no tables.`);
  if (tables.length === 0) return [...names];
  return tables.map((wished) => {
    const name = tableNamed(names, wished);
    if (name === null)
      throw new UsageError(
        `${restaurantUrl} has no table ${wished}. Its tables: ${names.join(', ')}.`,
      );
    return name;
  });
}

/** Makes them with the configured database; null when it has no such restaurant. */
export async function readCodes(
  options: CodesOptions,
  wished: CodesWished,
): Promise<TableCodes | null> {
  const db = await openDatabase(options);
  try {
    await migrate(db);
    const restaurant = await restaurantCatalog(db).find({ url: wished.restaurantUrl });
    if (!restaurant) return null;
    const tokens = createTableTokens(await tableLinkKeys(options.dataDir, options.tableLinkKeys));
    const { id: restaurantId } = restaurant;
    const tables = chosen(restaurant.tables, wished);
    if (wished.isReplacing) await replaceCodes(db, restaurantId, tables);
    return {
      info: restaurant.data.info,
      codes: await mintCodes(db, tokens, {
        restaurantId,
        tables,
        days: wished.days,
        now: new Date(),
      }),
    };
  } finally {
    await db.close();
  }
}

async function operatorKey({ dataDir, operatorKey: all, operatorKeys = [] }: CodesOptions) {
  const given = keyFor(operatorKeys, 'tables') ?? all;
  return given ?? (await readFile(join(dataDir, 'operator-key'), 'utf8').catch(() => ''));
}

/**
 * Makes them by a running server, with the operator's key; null when it has no such restaurant.
 * Throws `CodesRefusedError` and `UsageError`.
 */
export async function fetchCodes(
  address: string,
  options: CodesOptions,
  wished: CodesWished,
): Promise<TableCodes | null> {
  const base = address.replace(/(?<!\/)\/+$/, '');
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${base}${path}`, init).catch(() => {
      throw new CodesRefusedError(base, 'no server answers there.');
    });
  const record = await send(`/restaurant/data/v2/${encodeURIComponent(wished.restaurantUrl)}`);
  if (record.status === 404) return null;
  if (!record.ok) throw new CodesRefusedError(base, `it answers ${record.status}.`);
  const { info } = z.parse(RestaurantData, await record.json());
  const key = await operatorKey(options);
  const authorization: Record<string, string> =
    key === '' ? {} : { authorization: `Bearer ${key}` };
  const codesOf = async (path: string, body: object | null): Promise<TableCode[]> => {
    const answer = await send(
      `/restaurant/${info.id}/tables${path}`,
      body === null
        ? { headers: authorization }
        : {
            method: 'POST',
            headers: { ...authorization, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
    if (answer.ok) return z.parse(listTables.answer, await answer.json());
    throw new CodesRefusedError(
      base,
      answer.status === 401 || answer.status === 403
        ? 'set OPERATOR_KEY to its operator’s key, or OPERATOR_KEYS to one with the scope tables.'
        : `it answers ${answer.status}.`,
    );
  };
  const { days, isReplacing } = wished;
  const codes = await codesOf(days === null ? '' : `?days=${days}`, null);
  const tables = chosen(
    codes.map(({ table }) => table),
    wished,
  );
  return {
    info,
    codes: isReplacing
      ? await codesOf('/codes', { tables, days })
      : tables.flatMap((name) => codes.filter(({ table }) => table === name)),
  };
}
