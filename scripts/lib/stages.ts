import { remoteNames } from '@storefront/build/workspace';
import type { Group, Stage } from './test-run/run-stage';

/**
 * Jest and the linter allocate many objects that live for one file: 128 MB for young objects save a
 * fifth of their time, most of it garbage collection.
 */
const FEWER_COLLECTIONS = '--max-semi-space-size=128';

const JEST = [
  FEWER_COLLECTIONS,
  '--require',
  './scripts/jest/compile-cache.cjs',
  'node_modules/jest/bin/jest.js',
];

/** Tests that wait for other processes a third of the time: two workers keep one core busy. */
const WAITING = 2;

/** The Jest project of a group as a stage of one core: another stage has the other core. */
function jest(
  name: string,
  group: Group,
  { after = [] as readonly string[], workers = 1 } = {},
): Stage {
  const args = (results: string, ...more: readonly string[]): string[] => [
    ...JEST,
    ...(group === 'unit' ? [] : ['--selectProjects', group]),
    '--json',
    `--outputFile=${results}`,
    ...more,
  ];
  const results = `test-results/${group}.json`;
  return {
    name,
    group,
    cores: 1,
    after,
    args: args(results, `--maxWorkers=${workers}`),
    tests: {
      runner: 'jest',
      results,
      again: (file, other) => ({ args: args(other, '--runInBand', '--runTestsByPath', file) }),
    },
  };
}

/** A check has low priority: it runs in the time that tests leave while they wait. */
const check = (name: string, ...args: readonly string[]): Stage => ({
  name,
  group: 'checks',
  cores: 0,
  args,
});

const unit = jest('unit tests', 'unit');

const lint = check(
  'lint',
  FEWER_COLLECTIONS,
  'node_modules/eslint/bin/eslint.js',
  '.',
  '--max-warnings',
  '0',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  '.cache/eslint/',
);

export const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
/** All files, with a cache by content: a fresh clone has new modification times. */
export const ALL_FORMATTED = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  '.cache/prettier',
  '.',
];

const format = check('format', PRETTIER, '--check', '--log-level', 'warn', ...ALL_FORMATTED);

/** Folders with imports that `.dependency-cruiser.cjs` checks. */
export const CRUISED = [
  'shell',
  ...remoteNames,
  'card-form',
  'vendor-frame',
  'shared-domain',
  'shared-ui',
  'shared-kit',
  'platform',
  'reference-api',
  'demo',
  'scripts',
];

const borders = check(
  'borders',
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  '.dependency-cruiser.cjs',
  ...CRUISED,
);

/**
 * Seconds, and it fails most often: it runs first, with a core. The native compiler checks in a
 * third of the time; the linter needs the API of TypeScript 6.
 */
const types: Stage = {
  ...check('types', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded'),
  cores: 1,
};

/** Stale lines of its configuration fail it too. */
const unused = check(
  'unused code',
  'node_modules/knip/bin/knip.js',
  '--no-progress',
  '--treat-config-hints-as-errors',
);

/** A second at most; a shallow clone without the base has nothing to check. */
const subjects = check('commit subjects', 'scripts/commits/check-subjects.mjs');

const build: Stage = {
  name: 'production builds',
  group: 'build',
  cores: 1,
  args: ['scripts/build.mjs'],
};

const integration = jest('integration tests', 'integration', {
  workers: WAITING,
});

/** Three nodes on one PostgreSQL behind nginx. */
const nginx: Stage = {
  ...jest('tests behind nginx', 'nginx'),
  nginx: 'all',
};

const tools = jest('tests of the tools', 'tools', {
  after: [build.name],
  workers: WAITING,
});

const screens = jest('screens in jsdom', 'screens', {
  workers: WAITING,
});

const STORIES = 'scripts/e2e.mjs';

const stories: Stage = {
  name: 'end-to-end tests',
  group: 'stories',
  cores: 2,
  after: [build.name],
  // A trace of every story costs a third of the processor time: only a second run has one.
  args: [STORIES, '--trace=off'],
  nginx: { file: 'platform-export.spec.ts' },
  tests: {
    runner: 'playwright',
    results: 'test-results/e2e.json',
    again: (target, other) => {
      const [project = '', story = ''] = target.split(' ');
      return {
        args: [
          STORIES,
          '--trace=on',
          `--project=${project}`,
          `--output=${other.replace(/\.json$/, '')}`,
          story,
        ],
        env: { E2E_RESULTS: other },
      };
    },
  },
};

/** `npm run check`. */
export const checks: readonly Stage[] = [types, unit, lint, format, borders, unused, subjects];

/**
 * `npm test`, the likeliest failures first. Stages of one core start in this order; one of two cores
 * when both are free; those of none one after the other, from the start.
 */
export const allStages: readonly Stage[] = [
  types,
  unit,
  build,
  screens,
  integration,
  tools,
  nginx,
  lint,
  format,
  borders,
  unused,
  subjects,
  stories,
];
