import { lockSetUp, type Database } from '@storefront/reference-api/plugin';
import {
  findRevision,
  freeRestaurantId,
  putRestaurant,
} from '@storefront/reference-api/plugin/seed';
import type { BigMenu } from '../big/generate-big-menu';

/**
 * Writes a generated restaurant of any size under its url, replacing an existing one. Returns its
 * id.
 */
export async function seedBig(db: Database, menu: BigMenu): Promise<number> {
  const { bigRestaurant } = await import('../demo-restaurants');
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
