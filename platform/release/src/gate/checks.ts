import type { BuildRecord } from '@storefront/compositions';
import { exchange } from './browser/exchange';
import { growth } from './browser/growth';
import { languages } from './browser/languages';
import { openings } from './browser/openings';
import { origins } from './browser/origins';
import { pageState } from './browser/page-state';
import { story } from './browser/story';
import type { BrowserCheck, Described, StaticCheck } from './check';
import { contract } from './static/contract';
import { integrity } from './static/integrity';
import { factsOfBuilds } from './static/script-facts';
import { problemsOf } from './static/problems';
import { sharedNames } from './static/shared-names';
import { singletons } from './static/singletons';
import { BUDGETS, GROWTH, GROWTH_OF_ALL } from './static/budgets';
import { kilobytes, overBudget, waitedFor, weigher } from './static/weights';
import { styles } from './static/styles';
import { texts } from './static/texts';

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

/** The federation runtime in the entry of an adopted build has code for Node, which a page refuses. */
const isReadForEval = ({ adopted, entry }: BuildRecord, path: string): boolean =>
  adopted !== true || !entry.js.includes(path);

export const noEval: StaticCheck = {
  name: 'no-eval',
  sentence:
    'No script makes code from text: no eval, no new Function, no inline handler, no javascript: address.',
  advice:
    'Find the text in the sources or in the package that brought it, ' +
    'and write it as a function: the page refuses to run it anyway.',
  run: (candidate) =>
    factsOfBuilds(
      candidate,
      [candidate.shell, ...candidate.remotes],
      ({ codeFromText }) => codeFromText,
      isReadForEval,
    ),
};

export const noCopies: StaticCheck = {
  name: 'no-copies',
  sentence: 'No remote carries a copy of a package that must live once.',
  advice:
    'Import the package by its plain name, not by a path into it, so that the build takes the one of the shell.',
  run: (candidate) =>
    factsOfBuilds(candidate, candidate.remotes, ({ copies }) =>
      copies.map((name) => `carries a copy of ${name}`),
    ),
};

export const pages: StaticCheck = {
  name: 'pages',
  sentence: 'Every page of the URL map and every widget of a slot is exposed.',
  advice: 'Expose the page or widget again, or release a shell that no longer leads to it first.',
  run: (candidate) => problemsOf(candidate, 'build-missing', 'page-missing', 'widget-missing'),
};

/** Checks that read builds, in the order in which they run. */
export const staticChecks: readonly StaticCheck[] = [
  integrity,
  contract,
  pages,
  singletons,
  sharedNames,
  noEval,
  noCopies,
  styles,
  texts,
  size,
];

/** Renders the candidate as servers do; the command line provides the sandbox. */
export const rendering: Described = {
  name: 'rendering',
  sentence: 'the pages are rendered in the sandbox of the servers, and no script reaches for more',
  advice:
    'a script that runs while a page is rendered has the language, timers, URLs and streams alone: ' +
    'move the rest into an effect, and leave built-in objects as they are',
};

/** Checks that use the candidate in a browser, all at once. */
export const browserChecks: readonly BrowserCheck[] = [
  story,
  origins,
  pageState,
  growth,
  exchange,
  openings,
  languages,
];
