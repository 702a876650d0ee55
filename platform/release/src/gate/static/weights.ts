import { gzipSync } from 'node:zlib';
import type { BuildRecord, ExposeFiles } from '@storefront/compositions';
import type { ReadBytes } from '../candidate';
import { oncePerBytes } from '../once-per-bytes';
import { BUDGETS } from './budgets';

/** What a customer waits for at once. */
interface Part {
  readonly files: ReadonlySet<string>;
  /** Bytes after gzip, at most: what the declaration states, and never more than the limit of its kind. */
  readonly budget: number;
}

/** Parts that a customer waits for, by name: each page, each widget, the shell. */
export function waitedFor(build: BuildRecord): ReadonlyMap<string, Part> {
  const names = (...parts: (ExposeFiles | undefined)[]): Set<string> =>
    new Set(parts.flatMap((part) => (part ? [...part.js, ...part.css] : [])));
  if (build.name === 'shell')
    return new Map([['the first load', { files: names(build.entry), budget: BUDGETS.shell }]]);
  const exposes = Object.entries(build.exposes).filter(([expose]) => expose !== './remote');
  return new Map(
    exposes.map(([expose, files]) => {
      const limit = expose.startsWith('./widgets/') ? BUDGETS.widget : BUDGETS.page;
      const budget = Math.min(build.declaration?.budgets?.[expose] ?? limit, limit);
      return [expose, { files: names(build.entry, build.exposes['./remote'], files), budget }];
    }),
  );
}

/** Size after compression. */
const weightOf = oncePerBytes((content) => gzipSync(content).length);

/** Bytes of files of a build after compression. */
type Weigh = (build: BuildRecord, files: Iterable<string>) => Promise<number>;

/** Reads each file once. */
export function weigher(bytes: ReadBytes): Weigh {
  const weights = new Map<string, number>();
  return async (build, files) => {
    let sum = 0;
    for (const file of files) {
      const key = `${build.contentHash}/${file}`;
      const content = weights.has(key) ? null : await bytes(build, file);
      if (content) weights.set(key, weightOf(content));
      sum += weights.get(key) ?? 0;
    }
    return sum;
  };
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Parts of a build that weigh more than their budgets: one sentence each. */
export async function overBudget(build: BuildRecord, weigh: Weigh): Promise<string[]> {
  const findings: string[] = [];
  for (const [part, { files, budget }] of waitedFor(build)) {
    const now = await weigh(build, files);
    if (now > budget)
      findings.push(
        `${build.name}: ${part} weighs ${kilobytes(now)}, its budget is ${kilobytes(budget)}`,
      );
  }
  return findings;
}
