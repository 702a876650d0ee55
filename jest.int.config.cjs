/* Tests that need a database, a server or a build; `jest.config.cjs` excludes them. */
const base = require('./jest.config.cjs');

const swc = base.transform['^.+\\.mjs$'];

/** @type {import('jest').Config} */
module.exports = {
  ...base,
  testMatch: ['<rootDir>/**/*.int.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // ES modules that Jest cannot load without a transform, and PGlite: its CommonJS build imports
  // Node's modules dynamically.
  transform: { ...base.transform, '/@electric-sql/pglite/dist/.+\\.cjs$': swc },
  transformIgnorePatterns: [
    '/node_modules/(?!(swiper|jose|qr|p-limit|yocto-queue|@electric-sql/pglite)/)',
  ],
  globalSetup: '<rootDir>/reference-api/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/reference-api/src/testing/global-teardown.ts',
  // The tests of a file form one sequence: each builds on the state of the previous one.
  randomize: false,
  testTimeout: 60_000,
  maxWorkers: 2,
};
