import type { BuildRecord } from '@storefront/compositions';
import type { StaticCheck } from '../check';
import { BUDGETS, GROWTH, GROWTH_OF_ALL } from './budgets';
import { kilobytes, overBudget, waitedFor, weigher } from './weights';

/** Scripts that a browser may load, with their bytes before compression. */
const findScripts = ({ files, server, stories }: BuildRecord): BuildRecord['files'] =>
  files.filter(({ path }) => path.endsWith('.js') && path !== server && path !== stories);

/** Scripts that are too long, and growth of all of them, whenever they are loaded. */
function findingsOfAll(build: BuildRecord, served: BuildRecord | undefined): string[] {
  const sizeOf = (one: BuildRecord): number =>
    findScripts(one).reduce((sum, file) => sum + file.size, 0);
  const now = sizeOf(build);
  const was = served === undefined ? null : sizeOf(served);
  const isGrown =
    was !== null && now - was > Math.max(GROWTH_OF_ALL.bytes, was * GROWTH_OF_ALL.share);
  return [
    ...findScripts(build)
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
    'if the growth is wanted, release it in steps or raise the budget of the declaration with a reason.',
  run: async (candidate) => {
    const findings: string[] = [];
    const weigh = weigher(candidate.bytes);
    for (const build of [candidate.shell, ...candidate.remotes]) {
      const served = candidate.served.get(build.name);
      // an edition is a different build, so its size is not compared with the main one
      const before = served?.edition === build.edition ? served : undefined;
      findings.push(...findingsOfAll(build, before));
      findings.push(...(await overBudget(build, weigh)));
      if (before === undefined || before.contentHash === build.contentHash) continue;
      const known = waitedFor(before);
      for (const [part, { files }] of waitedFor(build)) {
        const old = known.get(part);
        if (old === undefined) continue;
        const [was, now] = [await weigh(before, old.files), await weigh(build, files)];
        if (now - was > GROWTH.bytes && now > was * (1 + GROWTH.share))
          findings.push(`${build.name}: ${part} grew from ${kilobytes(was)} to ${kilobytes(now)}`);
      }
    }
    return findings;
  },
};
