import type { Database } from '../platform/db/database';
import type { SeededRestaurant } from '../restaurants/seeded-restaurant';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { testRestaurants, testStreets } from './restaurants';
import { plantStreets } from './streets';
import { paceHashing } from '../accounts/passwords';
import { useTestCpfKey } from './cpf-keys';

useTestCpfKey();
paceHashing(0);

/** Writes the initial data of every API test: the restaurants of the tests and their streets. */
export async function seedTestRestaurants(db: Database): Promise<void> {
  for (const [position, restaurant] of testRestaurants.entries())
    await seedRestaurant(db, restaurant, { isDemo: position < 2, position });
  await plantStreets(db, testStreets, 'restaurants');
}

const customersOf = new WeakMap<Database, Set<number>>();

/**
 * Seeds a restaurant whose record a test changes several times. Its customers are written once:
 * hashing their passwords takes longer than the rest.
 */
export function seedAgain(
  db: Database,
  seededRestaurant: SeededRestaurant,
  position: number,
  isDemo = false,
): Promise<boolean> {
  const written = customersOf.get(db) ?? new Set();
  customersOf.set(db, written);
  const customers = written.has(seededRestaurant.info.id) ? [] : seededRestaurant.customers;
  written.add(seededRestaurant.info.id);
  return seedRestaurant(db, { ...seededRestaurant, customers }, { isDemo, position });
}
