import { RestaurantData } from '@storefront/shared-domain/contracts';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { tableLinkKeys } from '../platform/settings/secret';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { listTables } from './table-calls';
import { restaurantCatalog } from '../restaurants/restaurant-catalog';
import { createTableTokens } from './table-tokens';

/** Where the codes are made: the database, its folder, and the keys, as settings name them. */
export type CodesOptions = {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly operatorKey?: string | undefined;
  readonly tableLinkKeys?: string | undefined;
};

/** A restaurant's tables with a fresh code of each. */
export type TableCodes = {
  info: RestaurantData['info'];
  codes: { table: string; token: string }[];
};

/** A running server refused to return the codes. */
export class CodesRefusedError extends Error {
  constructor(address: string, reason: string) {
    super(`${address} does not give out the codes: ${reason}`);
    this.name = 'CodesRefusedError';
  }
}

/** Reads from the configured database; null when it has no such restaurant. */
export async function readCodes(
  options: CodesOptions,
  restaurantUrl: string,
): Promise<TableCodes | null> {
  const db = await openDatabase(options);
  try {
    await migrate(db);
    const restaurant = await restaurantCatalog(db).find({ url: restaurantUrl });
    if (!restaurant) return null;
    const tokens = createTableTokens(await tableLinkKeys(options.dataDir, options.tableLinkKeys));
    return {
      info: restaurant.data.info,
      codes: restaurant.tables.map((table) => ({
        table,
        token: tokens.mint({ restaurantId: restaurant.id, table }),
      })),
    };
  } finally {
    await db.close();
  }
}

async function operatorKey({ dataDir, operatorKey: given }: CodesOptions): Promise<string> {
  return given ?? (await readFile(join(dataDir, 'operator-key'), 'utf8').catch(() => ''));
}

/**
 * Fetches from a running server, with the operator's key; null when it has no such restaurant.
 * Throws `CodesRefusedError`.
 */
export async function fetchCodes(
  address: string,
  options: CodesOptions,
  restaurantUrl: string,
): Promise<TableCodes | null> {
  const base = address.replace(/(?<!\/)\/+$/, '');
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${base}${path}`, { headers }).catch(() => {
      throw new CodesRefusedError(base, 'no server answers there.');
    });
  const record = await get(`/restaurant/data/v2/${encodeURIComponent(restaurantUrl)}`);
  if (record.status === 404) return null;
  if (!record.ok) throw new CodesRefusedError(base, `it answers ${record.status}.`);
  const { info } = z.parse(RestaurantData, await record.json());
  const key = await operatorKey(options);
  const answer = await get(
    `/restaurant/${info.id}/tables`,
    key === '' ? {} : { authorization: `Bearer ${key}` },
  );
  if (!answer.ok)
    throw new CodesRefusedError(
      base,
      answer.status === 401
        ? 'set OPERATOR_KEY to its operator’s key.'
        : `it answers ${answer.status}.`,
    );
  return { info, codes: z.parse(listTables.answer, await answer.json()) };
}
