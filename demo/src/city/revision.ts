import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CityPlan } from './city';

const FOLDER = import.meta.dirname;
/** Files of other folders that the city generator uses. */
const SHARED = [
  '../build/seeded-random.ts',
  '../../../reference-api/src/delivery/geocoding/search-key.ts',
];

async function readMakers(): Promise<string[]> {
  const entries = await readdir(FOLDER, { recursive: true });
  const own = entries.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
  return Promise.all([...own, ...SHARED].map((file) => readFile(join(FOLDER, file), 'utf8')));
}

/**
 * A hash per plan of all sources of its city: the plan and the generator's code. It detects an
 * unchanged city without generating it.
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
