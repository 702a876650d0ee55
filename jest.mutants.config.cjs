/*
 * Jest under Stryker (`npm run mutants`): the tests of one area, in the order of their files. With
 * `MUTANT_DATABASE`, the integration tests too; `TEST_POSTGRES_URL` and `TEST_PGLITE_DUMP` are
 * prepared by the caller.
 */
const unit = require('./jest.config.cjs');
const integration = require('./jest.int.config.cjs');

const { MUTANT_TESTS = '.', MUTANT_DATABASE = '' } = process.env;
const withDatabase = MUTANT_DATABASE !== '';

/** @type {import('jest').Config} */
module.exports = {
  ...unit,
  ...(withDatabase
    ? {
        transform: integration.transform,
        transformIgnorePatterns: integration.transformIgnorePatterns,
        testPathIgnorePatterns: unit.testPathIgnorePatterns.map((pattern) =>
          pattern.replace('int|', ''),
        ),
      }
    : {}),
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  roots: MUTANT_TESTS.split(',').map((folder) => `<rootDir>/${folder}`),
  // The same order in each run: Stryker compares the runs.
  randomize: false,
  // The first run of all tests failed at 10 s on a machine under load (`verbs.test.ts`). A mutant that
  // loops or waits for ever is ended by Stryker's own timeout. The slowest of the integration tests
  // takes 8 s.
  testTimeout: withDatabase ? 30_000 : 60_000,
};
