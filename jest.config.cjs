/*
 * One Jest project for every workspace. A file that needs a DOM declares `@jest-environment jsdom`,
 * the others run in the context of the process (`one-realm-environment.cjs`).
 */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    // Beside the code: within it, all would be read, hashed and scanned with each module.
    sourceMaps: true,
  },
];

const catalogues = ['<rootDir>/scripts/jest/catalogues.cjs', swc[1]];

/** @type {import('jest').Config} */
module.exports = {
  // One folder of transformed files for all projects.
  id: 'storefront',
  // Not in the folder for temporary files, which `npm test` removes.
  cacheDirectory: '<rootDir>/.cache/jest',
  testEnvironment: '<rootDir>/scripts/jest/one-realm-environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist(-[\\w-]+)?/',
    '<rootDir>/\\.cache/',
    '\\.(int|nginx|tools|screen)\\.test\\.tsx?$',
  ],
  // `.cache`: copies of the project (`stryker.config.mjs`)
  modulePathIgnorePatterns: ['/dist(-[\\w-]+)?/', '<rootDir>/\\.cache/'],
  transform: {
    '/locales/index\\.ts$': catalogues,
    '^.+\\.(t|j)sx?$': swc,
    '^.+\\.mjs$': swc,
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(swiper|leaflet|p-limit|yocto-queue|parse5|entities)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/css-modules.cjs',
    '\\.css$': '<rootDir>/scripts/jest/empty.cjs',
    // zod's messages in 60 languages, a module each, which nothing uses
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/scripts/jest/empty.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
  // A slow machine under load needs many times the usual 5 s. A test that waits in vain fails by
  // its own condition.
  testTimeout: 60_000,
  // The printed seed repeats an order: `npm run unit -- --randomize --seed=<seed>`.
  randomize: true,
};
