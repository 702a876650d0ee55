/*
 * Slow tests of the tools, `*.tools.test.ts`: they build, start processes and open browsers. Each
 * has separate ports and folders, so two can run at once.
 */
const base = require('./jest.config.cjs');

/** @type {import('jest').Config} */
module.exports = {
  ...base,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.tools.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFilesAfterEnv: [],
  randomize: false,
  testTimeout: 600_000,
  maxWorkers: 2,
};
