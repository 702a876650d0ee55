import type { Database } from '../db/database';
import { findRevision, freeRestaurantId } from '../db/restaurants.repository';
import type { BigMenu } from '../demo/generate-big-menu';
import { seedRestaurant } from './seed-restaurant';

/** Writes a generated restaurant of any size under its url, replacing the one that has it. Answers its id. */
export async function seedBig(db: Database, menu: BigMenu): Promise<number> {
  const { bigRestaurant } = await import('../demo/index');
  const generated = bigRestaurant(menu);
  const id = (await findRevision(db, { url: menu.url }))?.id ?? (await freeRestaurantId(db));
  await seedRestaurant(db, { ...generated, info: { ...generated.info, id } }, { isDemo: false, position: 0 });
  return id;
}
