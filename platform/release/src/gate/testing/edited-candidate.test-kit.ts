import { buildId } from '@storefront/compositions';
import type { Candidate } from '../candidate';
import { staticChecks } from '../checks';
import type { EditedBuild } from './edited-build.test-kit';

/**
 * A composition with builds in memory. Unchanged files are the same buffers, so that a script is
 * parsed once for all candidates.
 */
function candidateOf(builds: readonly EditedBuild[], served: readonly EditedBuild[]): Candidate {
  const all = [...builds, ...served];
  const records = builds.map(({ record }) => record);
  const shell = records.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('there is no shell');
  const refs = records.map((record) => ({
    name: record.name,
    id: buildId(record),
    contentHash: record.contentHash,
  }));
  return {
    composition: { hash: '0'.repeat(64), contract: 1, builds: refs, previous: [] },
    shell,
    remotes: records.filter((record) => record !== shell),
    served: new Map(served.map(({ record }) => [record.name, record])),
    bytes: async ({ name, contentHash }, file) =>
      all
        .find(({ record }) => record.name === name && record.contentHash === contentHash)
        ?.files.get(file) ?? null,
  };
}

/**
 * Findings of the static checks that reject the builds, by check. `served`: the builds that the
 * channel serves now.
 */
export async function staticRefusals(
  builds: readonly EditedBuild[],
  served: readonly EditedBuild[],
): Promise<Record<string, readonly string[]>> {
  const candidate = candidateOf(builds, served);
  const found: Record<string, readonly string[]> = {};
  for (const check of staticChecks) {
    const findings = await check.run(candidate);
    if (findings.length > 0) found[check.name] = findings;
  }
  return found;
}

/** The builds with one of them replaced by its successor. */
export const replaced = (builds: readonly EditedBuild[], by: EditedBuild): EditedBuild[] =>
  builds.map((build) => (build.record.name === by.record.name ? by : build));
