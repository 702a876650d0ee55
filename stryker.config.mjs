/*
 * Mutation tests of one area (default: rules): `AREA=mf-cart npx stryker run`, of some files with
 * `--mutate <glob>`. Prints each change that no test notices and the score; fails below the goal. Only
 * unit tests run. docs/testing.md describes the command.
 */
import path from 'node:path';

const domain = (part, goal) => ({
  mutate: [`shared-domain/src/${part}/**/*.ts`],
  tests: ['shared-domain/src'],
  goal,
});

const platform = (part, ...leftOut) => ({
  mutate: [
    `platform/${part}/src/**/*.ts`,
    ...leftOut.map((glob) => `!platform/${part}/src/${glob}`),
  ],
  tests: [`platform/${part}/src`],
});

const REMOTES = ['account', 'cart', 'checkout', 'delivery', 'menu', 'pizza-builder', 'tracking'];

/** `mutate`: globs of files; `tests`: folders of the tests that run; `goal`: least score in percent. */
const AREAS = {
  rules: domain('rules', 90),
  models: domain('models'),
  http: domain('http'),
  storage: domain('storage'),
  compositions: platform('compositions', 'testing*.ts'),
  loader: platform('loader'),
  // The gate's browser, the command line and the processes that render run under the tests of the tools.
  release: platform('release', 'gate/browser/**', 'gate/sandbox/**', 'cli/**'),
  edge: platform(
    'edge',
    'render/{harden-process,realm,realm-process,realms,renderer,store-renderer}.ts',
  ),
  // Routes and SQL run under the integration tests.
  api: {
    mutate: [
      'reference-api/src/{accounts,orders,payments}/**/*.ts',
      '!reference-api/src/**/*.{route,repository}.ts',
    ],
    tests: ['reference-api/src'],
  },
  ...Object.fromEntries(
    REMOTES.map((name) => [
      `mf-${name}`,
      { mutate: [`mf-${name}/src/**/*.model.ts`], tests: [`mf-${name}/src`] },
    ]),
  ),
};

const name = process.env.AREA ?? 'rules';
const area = AREAS[name];
if (area === undefined)
  throw new Error(`AREA=${name} is no area. Areas: ${Object.keys(AREAS).join(', ')}`);
// for jest.config.cjs, in the processes that Stryker starts
process.env.MUTANT_TESTS = area.tests.join(',');

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest-covering',
  plugins: [path.resolve(import.meta.dirname, 'scripts/jest/mutant-runner.mjs')],
  coverageAnalysis: 'perTest',
  // Tables and constants, active while a module loads: each would run every test that imports it.
  ignoreStatic: true,
  mutate: [
    ...area.mutate,
    '!**/*.{test,test-kit}.{ts,tsx}',
    '!**/{testing,fixtures}/**',
    '!**/*.d.ts',
  ],
  // Texts and names of classes; patterns that do not compile with the flag `u`.
  mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
  jest: { configFile: 'jest.config.cjs' },
  tempDirName: `.cache/mutants/${name}/sandboxes`,
  incremental: true,
  incrementalFile: `.cache/mutants/${name}/incremental.json`,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { break: area.goal ?? 80 },
  // Types are removed by the compiler of the tests, which does not check them.
  disableTypeChecks: false,
  // An endless loop ends its process; a slow machine must not.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  // Jest leaves some memory behind for each file: 3 GB after 250 mutants of the rules.
  maxTestRunnerReuse: 150,
  ignorePatterns: ['.cache', '.data', 'dist', 'dist-*', 'test-results', 'playwright-report'],
};
