import type { Database } from '../../platform/db/database';
import { lockSetUp } from '../../platform/db/locks';
import { findRevision, freeRestaurantId } from '../../restaurants/restaurants.repository';
import type { BigMenu } from '../generate-big-menu';
import { putRestaurant } from '../../restaurants/seed-restaurant';

/**
 * Writes a generated restaurant of any size under its url, replacing an existing one. Returns its
 * id.
 */
export async function seedBig(db: Database, menu: BigMenu): Promise<number> {
  const { bigRestaurant } = await import('../index');
  const generated = bigRestaurant(menu);
  return db.transaction(async (tx) => {
    await lockSetUp(tx);
    const id = (await findRevision(tx, { url: menu.url }))?.id ?? (await freeRestaurantId(tx));
    await putRestaurant(
      tx,
      { ...generated, info: { ...generated.info, id } },
      { isDemo: false, position: 0 },
    );
    return id;
  });
}
