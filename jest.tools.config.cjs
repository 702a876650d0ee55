/* Slow tests of the tools, `*.tools.test.ts`: they build rooms, start processes and open browsers, so one at a time. */
const base = require('./jest.config.cjs');

/** @type {import('jest').Config} */
module.exports = {
  ...base,
  testMatch: ['<rootDir>/**/*.tools.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFilesAfterEnv: [],
  testTimeout: 300_000,
  maxWorkers: 1,
};
