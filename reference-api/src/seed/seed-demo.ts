import type { Database } from '../db/database';
import { putPartnerAccount } from '../db/partner-sales.repository';
import { seedRestaurant } from './seed-restaurant';

/** Writes the demo restaurants that are new or were changed, and the accounts of the loyalty partner; answers the urls of all of them, in the order of the demo. */
export async function seedDemo(db: Database): Promise<string[]> {
  const { demoRestaurants } = await import('../demo/index'); // a server without the demo never reads its menus
  for (const [position, restaurant] of demoRestaurants.entries()) await seedRestaurant(db, restaurant, { isDemo: true, position });
  const { partnerAccounts } = await import('../demo/partner-accounts');
  for (const account of partnerAccounts) await putPartnerAccount(db, account);
  return demoRestaurants.map(({ info }) => info.restaurant_url);
}
