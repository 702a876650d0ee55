import type { Queryable } from '@storefront/reference-api/plugin';
import { findAreaRevision, replaceArea } from '@storefront/reference-api/plugin/geography';

/**
 * Writes the new or changed cities of the demo; returns their ids. A city that is up to date is not
 * even generated.
 */
export async function seedCities(tx: Queryable): Promise<string[]> {
  const [{ cityPlans }, { cityRevisions }] = await Promise.all([
    import('../city/areas'),
    import('../city/revision'),
  ]);
  const revisions = await cityRevisions(cityPlans);
  const written: string[] = [];
  for (const plan of cityPlans) {
    const revision = revisions.get(plan.id) ?? '';
    if ((await findAreaRevision(tx, plan.id)) === revision) continue;
    const { makeCity } = await import('../city/make-city');
    const city = makeCity(plan);
    await replaceArea(tx, city, revision);
    written.push(plan.id);
  }
  return written;
}
