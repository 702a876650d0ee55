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
/** Screens wait half of the time, for answers and timers of the API. */
const WAITING_LONGER = 3;

/** A Jest project as a stage of one core: another stage has the other core. */
function jest(
  name: string,
  group: Group,
  config: string,
  { after = [] as readonly string[], workers = 1 } = {},
): Stage {
  const results = `test-results/${group}.json`;
  const args = [
    ...JEST,
    '--config',
    config,
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${results}`,
  ];
  return { name, group, cores: 1, after, args, tests: { runner: 'jest', results } };
}

/** A check has low priority: it runs in the time that tests leave while they wait. */
const check = (name: string, ...args: readonly string[]): Stage => ({
  name,
  group: 'checks',
  cores: 0,
  args,
});

const unit = jest('unit tests', 'unit', 'jest.config.cjs');

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
];

const borders = check(
  'borders',
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  '.dependency-cruiser.cjs',
  ...CRUISED,
);

/** The native compiler checks in a third of the time; the linter needs the API of TypeScript 6. */
const types = check('types', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json');

/** Stale lines of its configuration fail it too. */
const unused = check(
  'unused code',
  'node_modules/knip/bin/knip.js',
  '--no-progress',
  '--treat-config-hints-as-errors',
);

const build: Stage = {
  name: 'production builds',
  group: 'build',
  cores: 1,
  args: ['scripts/build.mjs'],
};

const integration = jest('integration tests', 'integration', 'jest.int.config.cjs', {
  workers: WAITING,
});

/** Three nodes on one PostgreSQL behind nginx. */
const nginx: Stage = {
  ...jest('tests behind nginx', 'nginx', 'jest.nginx.config.cjs'),
  nginx: 'all',
};

const tools = jest('tests of the tools', 'tools', 'jest.tools.config.cjs', {
  after: [build.name],
  workers: WAITING,
});

const screens = jest('screens in jsdom', 'screens', 'jest.screens.config.cjs', {
  workers: WAITING_LONGER,
});

const stories: Stage = {
  name: 'end-to-end tests',
  group: 'stories',
  cores: 2,
  after: [build.name],
  // A trace of every story costs a third of the processor time: only a retry has one. `npm run e2e`
  // records each.
  args: ['scripts/e2e.mjs', '--trace=on-first-retry'],
  nginx: { file: 'platform-export.spec.ts' },
  tests: { runner: 'playwright', results: 'test-results/e2e.json' },
};

/** `npm run check`, the long ones first. */
export const checks: readonly Stage[] = [unit, lint, format, types, borders, unused];

/**
 * `npm test`. Stages of one core start in this order, the long ones first; one of two cores when
 * both are free; those of none one after the other, from the start.
 */
export const allStages: readonly Stage[] = [
  build,
  integration,
  unit,
  tools,
  screens,
  nginx,
  lint,
  format,
  types,
  borders,
  unused,
  stories,
];
