import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RestaurantInfo } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { openDatabase, type DatabaseOptions } from './platform/db/open-database';
import {
  hasRestaurants,
  listDemoRestaurants,
  listRecordInfos,
} from './restaurants/restaurants.repository';
import { acceptsCards } from './restaurants/accepts-cards';

/**
 * Facts of a database that a start in production checks: urls of its demo restaurants, and of those
 * that accept cards of the wallet.
 */
export type ProductionFacts = {
  readonly demoRestaurants: readonly string[];
  readonly acceptingCards: readonly string[];
};

const NOTHING: ProductionFacts = { demoRestaurants: [], acceptingCards: [] };

/** False for a record that cannot be read: its restaurant is not served at all. */
function isAcceptingCards(info: unknown): boolean {
  const read = z.safeParse(RestaurantInfo, info);
  return read.success && acceptsCards(read.data);
}

/**
 * Reads a database before the server starts on it; changes nothing. Throws the database's errors,
 * and `FolderInUseError`.
 */
export async function readProductionFacts(options: DatabaseOptions): Promise<ProductionFacts> {
  // creating it takes seconds, and the start does it
  if (!options.databaseUrl && !existsSync(join(options.dataDir, 'pglite'))) return NOTHING;
  const db = await openDatabase(options);
  try {
    if (!(await hasRestaurants(db))) return NOTHING;
    const [demo, records] = [await listDemoRestaurants(db), await listRecordInfos(db)];
    return {
      demoRestaurants: demo.map(({ url }) => url),
      acceptingCards: records.filter(({ info }) => isAcceptingCards(info)).map(({ url }) => url),
    };
  } finally {
    await db.close();
  }
}
