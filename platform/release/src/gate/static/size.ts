import { gzipSync } from 'node:zlib';
import type { BuildRecord, ExposeFiles } from '@storefront/compositions';
import type { Candidate } from '../candidate';
import type { StaticCheck } from '../check';
import { BUDGETS, GROWTH, GROWTH_OF_ALL } from './budgets';
import { oncePerBytes } from '../once-per-bytes';

/** Parts that a customer waits for, by name: each page, each widget, the shell. */
function waitedFor(build: BuildRecord): Map<string, { files: Set<string>; budget: number }> {
  const names = (...parts: (ExposeFiles | undefined)[]): Set<string> =>
    new Set(parts.flatMap((part) => (part ? [...part.js, ...part.css] : [])));
  if (build.name === 'shell')
    return new Map([['the first load', { files: names(build.entry), budget: BUDGETS.shell }]]);
  const exposes = Object.entries(build.exposes).filter(([expose]) => expose !== './remote');
  return new Map(
    exposes.map(([expose, files]) => {
      const budget = expose.startsWith('./widgets/') ? BUDGETS.widget : BUDGETS.page;
      return [expose, { files: names(build.entry, build.exposes['./remote'], files), budget }];
    }),
  );
}

/** Size after compression. */
const weightOf = oncePerBytes((content) => gzipSync(content).length);

/** Reads each file once. */
function weigher({
  bytes,
}: Candidate): (build: BuildRecord, files: Iterable<string>) => Promise<number> {
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

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Scripts that a browser may load, with their bytes before compression. */
const scriptsOf = ({ files, server, stories }: BuildRecord): BuildRecord['files'] =>
  files.filter(({ path }) => path.endsWith('.js') && path !== server && path !== stories);

/** Scripts that are too long, and growth of all of them, whenever they are loaded. */
function findingsOfAll(build: BuildRecord, served: BuildRecord | undefined): string[] {
  const sizeOf = (one: BuildRecord): number =>
    scriptsOf(one).reduce((sum, file) => sum + file.size, 0);
  const now = sizeOf(build);
  const was = served === undefined ? null : sizeOf(served);
  const isGrown =
    was !== null && now - was > Math.max(GROWTH_OF_ALL.bytes, was * GROWTH_OF_ALL.share);
  return [
    ...scriptsOf(build)
      .filter((file) => file.size > BUDGETS.script)
      .map(
        ({ path, size: bytes }) =>
          `${build.name}: ${path} has ${kilobytes(bytes)}, the limit of one script is ${kilobytes(BUDGETS.script)}`,
      ),
    ...(isGrown
      ? [`${build.name}: all scripts together grew from ${kilobytes(was)} to ${kilobytes(now)}`]
      : []),
  ];
}

export const size: StaticCheck = {
  name: 'size',
  sentence:
    'No page, widget or first load is over its budget, or grew much since the last release.',
  advice:
    'Load what is not needed at once with import(), or drop it; ' +
    'if the growth is wanted, release it in steps or raise the budget with a reason.',
  run: async (candidate) => {
    const findings: string[] = [];
    const weigh = weigher(candidate);
    for (const build of [candidate.shell, ...candidate.remotes]) {
      const served = candidate.served.get(build.name);
      // an edition is a different build, so its size is not compared with the main one
      const before = served?.edition === build.edition ? served : undefined;
      findings.push(...findingsOfAll(build, before));
      const known = before ? waitedFor(before) : new Map<string, { files: Set<string> }>();
      for (const [part, { files, budget }] of waitedFor(build)) {
        const now = await weigh(build, files);
        if (now > budget)
          findings.push(
            `${build.name}: ${part} weighs ${kilobytes(now)}, its budget is ${kilobytes(budget)}`,
          );
        const old = known.get(part);
        const was =
          before && old && before.contentHash !== build.contentHash
            ? await weigh(before, old.files)
            : null;
        if (was !== null && now - was > GROWTH.bytes && now > was * (1 + GROWTH.share)) {
          findings.push(`${build.name}: ${part} grew from ${kilobytes(was)} to ${kilobytes(now)}`);
        }
      }
    }
    return findings;
  },
};
