/** Outcomes of one network. */
export interface OfNetwork {
  readonly network: string;
  readonly failed: number;
  readonly total: number;
}

/** Failures and outcomes of stamped visits, each network bounded (see `boundedByNetwork`). */
export interface Bounded {
  readonly failed: number;
  readonly total: number;
  /** Networks in which something failed. */
  readonly networks: number;
}

function summed(rows: readonly OfNetwork[]): OfNetwork[] {
  const byNetwork = new Map<string, OfNetwork>();
  for (const row of rows) {
    const { failed, total } = byNetwork.get(row.network) ?? { failed: 0, total: 0 };
    byNetwork.set(row.network, {
      network: row.network,
      failed: failed + row.failed,
      total: total + row.total,
    });
  }
  return [...byNetwork.values()];
}

/** The `rank`-th largest count; 0 when there are fewer. */
const nthLargest = (counts: readonly number[], rank: number): number =>
  counts.toSorted((a, b) => b - a)[rank - 1] ?? 0;

const sum = (counts: readonly number[], most: number): number =>
  counts.reduce((all, count) => all + Math.min(count, most), 0);

/**
 * Failures and outcomes in which a few networks cannot outweigh the others: a network counts for at
 * most as many failures as the `least`-th of the networks with the most, and the same for
 * successes. So clients of fewer than `least` networks change a sum only as far as a network that
 * they do not control. Null while fewer than `least` networks have a failure.
 */
export function boundedByNetwork(rows: readonly OfNetwork[], least: number): Bounded | null {
  const all = summed(rows);
  const failures = all.map(({ failed }) => failed);
  const successes = all.map(({ failed, total }) => total - failed);
  const networks = failures.filter((count) => count > 0).length;
  if (networks < least) return null;
  const mostFailures = nthLargest(failures, least);
  // at least the bound of failures: where few networks succeed, their successes count too
  const mostSuccesses = Math.max(mostFailures, nthLargest(successes, least));
  const failed = sum(failures, mostFailures);
  return { failed, total: failed + sum(successes, mostSuccesses), networks };
}
