/*
 * Screens in jsdom: the whole storefront from its sources, its real models and texts, with a real
 * reference API.
 */
const base = require('./jest.config.cjs');

process.env.TZ = 'America/Sao_Paulo'; // as in the browser tests; inherited by Jest's workers

/** @type {import('jest').Config} */
module.exports = {
  ...base,
  testMatch: ['<rootDir>/e2e/screens/**/*.screen.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/e2e/screens/server/jest-environment.cjs',
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    url: 'http://storefront.test/',
    pretendToBeVisual: true,
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist(-[\\w-]+)?/'],
  globalSetup: '<rootDir>/e2e/screens/server/global-setup.mjs',
  globalTeardown: '<rootDir>/e2e/screens/server/global-teardown.mjs',
  setupFilesAfterEnv: [
    ...base.setupFilesAfterEnv,
    '<rootDir>/e2e/screens/server/setup.ts',
    '<rootDir>/e2e/screens/server/watch.ts',
  ],
  // The tests of a file share one API and its orders.
  randomize: false,
  // A test walks through many states of its screen.
  testTimeout: 240_000,
  maxWorkers: 2,
};
