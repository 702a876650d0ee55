import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import type { MutantArea } from './areas';
import type { MutantsOptions } from './args';

/**
 * Files of a run: the copies of the project in which it runs, the state for the next run, and the
 * report. Relative to the project. No two areas share a file: they can run at the same time.
 */
export const filesOf = ({ name }: MutantArea) => ({
  options: `.cache/mutants/${name}/stryker.json`,
  sandboxes: `.cache/mutants/${name}/sandboxes`,
  incremental: `.cache/mutants/${name}/incremental.json`,
  report: `.cache/mutants/${name}/report.json`,
});

/**
 * Options of a run. `StringLiteral` is left out: texts, names of calls and classes of CSS, whose
 * tests would repeat them. `Regex` is left out: it makes patterns that do not compile with the flag
 * `u`, and with them the whole file. Mutants that are active while a module loads (tables and constants)
 * are left out: each would run every test that imports the module.
 */
export function strykerOptions(
  area: MutantArea,
  project: string,
  { files, concurrency }: Pick<MutantsOptions, 'files' | 'concurrency'>,
): PartialStrykerOptions {
  const { sandboxes, incremental, report } = filesOf(area);
  const leftOut = area.mutate.filter((glob) => glob.startsWith('!'));
  return {
    testRunner: 'jest-covering',
    plugins: [`${project}/scripts/mutants/jest-runner.mjs`],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ...(concurrency === null ? {} : { concurrency }),
    mutate: [
      ...(files === null ? area.mutate : [files, ...leftOut]),
      '!**/*.test.{ts,tsx}',
      '!**/*.test-kit.{ts,tsx}',
      '!**/{testing,fixtures}/**',
      '!**/*.d.ts',
    ],
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    jest: {
      configFile: 'jest.mutants.config.cjs',
      // Integration tests reach most files only through the API that their test kit opens, which Jest
      // does not count as related to them.
      enableFindRelatedTests: area.withDatabase !== true,
    },
    buildCommand: 'node scripts/mutants/prepare-sandbox.mjs',
    tempDirName: sandboxes,
    incremental: true,
    incrementalFile: incremental,
    reporters: ['json', 'progress'],
    jsonReporter: { fileName: report },
    // Types are removed by the compiler of the tests, which does not check them.
    disableTypeChecks: false,
    // An endless loop ends its process; a slow machine must not.
    timeoutMS: 20_000,
    // The first run of all tests: 5 minutes, the default, are too few on a slow machine.
    dryRunTimeoutMinutes: 30,
    // Jest leaves some memory behind for each file: 3 GB after 250 mutants of the rules.
    maxTestRunnerReuse: 150,
    testRunnerNodeArgs: [
      '--max-semi-space-size=128',
      '--require',
      `${project}/scripts/jest/compile-cache.cjs`,
    ],
    ignorePatterns: ['.cache', '.data', 'dist', 'dist-*', 'test-results', 'playwright-report'],
    allowEmpty: true,
  };
}
