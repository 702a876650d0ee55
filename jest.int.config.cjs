/* Tests that need a database, a server or a build; `jest.config.cjs` leaves them out. */
const base = require('./jest.config.cjs');

const [, swc] = Object.entries(base.transform)[0];

/** @type {import('jest').Config} */
module.exports = {
  ...base,
  testMatch: ['<rootDir>/**/*.int.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // ES modules that Jest cannot load as they are, and PGlite, whose CommonJS build imports Node's
  // own modules dynamically.
  transform: { ...base.transform, '/@electric-sql/pglite/dist/.+\\.cjs$': swc },
  transformIgnorePatterns: ['/node_modules/(?!(swiper|jose|qr|@electric-sql/pglite)/)'],
  globalSetup: '<rootDir>/reference-api/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/reference-api/src/testing/global-teardown.ts',
  setupFilesAfterEnv: [],
  // The tests of a file tell one story: each builds on the state the one before left.
  randomize: false,
  testTimeout: 60_000,
  maxWorkers: 2,
};
