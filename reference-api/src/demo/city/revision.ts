import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CityPlan } from './city';

const FOLDER = import.meta.dirname;
/** What the makers of cities use of other folders. */
const SHARED = ['../build/seeded-random.ts', '../../db/search-key.ts'];

async function readMakers(): Promise<string[]> {
  const entries = await readdir(FOLDER, { recursive: true });
  const own = entries.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
  return Promise.all([...own, ...SHARED].map((file) => readFile(join(FOLDER, file), 'utf8')));
}

/**
 * A hash per plan of all that its city is made from: the plan and the code that makes it. So it is
 * known that a city has not changed without making it.
 */
export async function cityRevisions(plans: readonly CityPlan[]): Promise<Map<string, string>> {
  const makers = (await readMakers()).join('\n');
  return new Map(
    plans.map((plan) => [
      plan.id,
      createHash('sha256')
        .update(makers)
        .update(JSON.stringify(plan))
        .digest('base64url')
        .slice(0, 22),
    ]),
  );
}
