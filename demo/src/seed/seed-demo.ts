import { type Database, lockSetUp, type Queryable } from '@storefront/reference-api/plugin';
import { findAreaRevision, replaceArea } from '@storefront/reference-api/plugin/geography';
import { putPartnerAccount, putRestaurant } from '@storefront/reference-api/plugin/seed';
import { AREAS, readArea } from '../city/areas';

/** Writes the new or changed cities of the demo. */
async function seedCities(tx: Queryable): Promise<void> {
  for (const id of AREAS) {
    const { revision, unpack } = await readArea(id);
    if ((await findAreaRevision(tx, id)) !== revision) await replaceArea(tx, unpack(), revision);
  }
}

/**
 * Writes the new or changed demo restaurants, and the accounts of the loyalty partner; returns the
 * urls of all of them, in the order of the demo.
 */
export async function seedDemoRestaurants(tx: Queryable): Promise<string[]> {
  // a server without the demo never loads its menus
  const { demoRestaurants } = await import('../demo-restaurants');
  for (const [position, restaurant] of demoRestaurants.entries())
    await putRestaurant(tx, restaurant, { isDemo: true, position });
  const { partnerAccounts } = await import('./partner-accounts');
  for (const account of partnerAccounts) await putPartnerAccount(tx, account);
  return demoRestaurants.map(({ info }) => info.restaurant_url);
}

/**
 * Writes all new or changed data of the demo, its cities and its restaurants, in one transaction
 * under the lock of migrations: of nodes that start together one writes, and the others find the
 * data. Returns the urls of the restaurants.
 */
export const seedDemo = (db: Database): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockSetUp(tx);
    await seedCities(tx);
    return seedDemoRestaurants(tx);
  });
