import type { Database } from '../platform/db/database';
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
