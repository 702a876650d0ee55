import type { Queryable } from '@storefront/reference-api/plugin';
import { findAreaRevision, replaceArea } from '@storefront/reference-api/plugin/geography';
import { AREAS, readArea } from '../city/areas';

/** Writes the new or changed cities of the demo. */
export async function seedCities(tx: Queryable): Promise<void> {
  for (const id of AREAS) {
    const { revision, unpack } = await readArea(id);
    if ((await findAreaRevision(tx, id)) !== revision) await replaceArea(tx, unpack(), revision);
  }
}
