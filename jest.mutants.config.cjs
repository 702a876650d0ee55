/* Jest under Stryker (`stryker.config.mjs`): the unit tests of one area, in the order of their files. */
const unit = require('./jest.config.cjs');

const { MUTANT_TESTS = '.' } = process.env;

/** @type {import('jest').Config} */
module.exports = {
  ...unit,
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  roots: MUTANT_TESTS.split(',').map((folder) => `<rootDir>/${folder}`),
  // The same order in each run: Stryker compares the runs.
  randomize: false,
};
