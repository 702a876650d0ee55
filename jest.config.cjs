/*
 * All Jest projects. `npm run unit` runs the unit tests, `--selectProjects <names>` others. A file that
 * needs a DOM declares `@jest-environment jsdom`, the others run in the context of the process
 * (`one-realm-environment.cjs`).
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
const NOT_BUILT = ['/node_modules/', '/dist(-[\\w-]+)?/', '<rootDir>/\\.cache/'];

/** @type {import('jest').Config} */
const unit = {
  displayName: 'unit',
  // One folder of transformed files for all projects.
  id: 'storefront',
  // Not in the folder for temporary files, which `npm test` removes.
  cacheDirectory: '<rootDir>/.cache/jest',
  testEnvironment: '<rootDir>/scripts/jest/one-realm-environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: [...NOT_BUILT, '\\.(int|nginx|tools|screen)\\.test\\.tsx?$'],
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
};

/** Tests that need a database, a server or a build. */
const integration = {
  ...unit,
  displayName: 'integration',
  testMatch: ['<rootDir>/**/*.int.test.ts'],
  testPathIgnorePatterns: NOT_BUILT,
  // ES modules that Jest cannot load without a transform, and PGlite: its CommonJS build imports
  // Node's modules dynamically.
  transform: { ...unit.transform, '/@electric-sql/pglite/dist/.+\\.cjs$': swc },
  transformIgnorePatterns: [
    '/node_modules/(?!(swiper|jose|qr|p-limit|yocto-queue|@electric-sql/pglite)/)',
  ],
  globalSetup: '<rootDir>/reference-api/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/reference-api/src/testing/global-teardown.ts',
};

/** Several nodes behind nginx, on a real PostgreSQL. */
const nginx = {
  ...integration,
  displayName: 'nginx',
  testMatch: ['<rootDir>/**/*.nginx.test.ts'],
};

/**
 * Screens in jsdom: the whole storefront from its sources, its real models and texts, with a real
 * reference API.
 */
const screens = {
  ...unit,
  displayName: 'screens',
  testMatch: ['<rootDir>/e2e/screens/**/*.screen.test.{ts,tsx}'],
  testPathIgnorePatterns: NOT_BUILT,
  testEnvironment: '<rootDir>/e2e/screens/server/jest-environment.cjs',
  testEnvironmentOptions: {
    ...unit.testEnvironmentOptions,
    url: 'http://storefront.test/',
    pretendToBeVisual: true,
  },
  globalSetup: '<rootDir>/e2e/screens/server/global-setup.mjs',
  globalTeardown: '<rootDir>/e2e/screens/server/global-teardown.mjs',
  setupFilesAfterEnv: [
    ...unit.setupFilesAfterEnv,
    '<rootDir>/e2e/screens/server/setup.ts',
    '<rootDir>/e2e/screens/server/watch.ts',
  ],
};

/**
 * Slow tests of the tools: they build, start processes and open browsers. Each has separate ports
 * and folders, so two can run at once.
 */
const tools = {
  ...unit,
  displayName: 'tools',
  testMatch: ['<rootDir>/**/*.tools.test.ts'],
  testPathIgnorePatterns: NOT_BUILT,
  testEnvironment: 'node',
  setupFilesAfterEnv: [],
};

const projects = { unit, integration, nginx, screens, tools };

/** A slow machine under load needs many times the usual 5 s. A test that waits in vain fails by its own condition. */
const TIMEOUTS = {
  unit: 60_000,
  integration: 60_000,
  nginx: 120_000,
  // A test walks through many states of its screen.
  screens: 240_000,
  tools: 600_000,
};

const OPTION = '--selectProjects';
const at = process.argv.findIndex((arg) => arg.startsWith(OPTION));
/** Jest has these options for a run, not for a project. */
const selected =
  at === -1
    ? ['unit']
    : Object.keys(projects).filter((name) =>
        process.argv.slice(at).some((arg) => arg === name || arg === `${OPTION}=${name}`),
      );
const isUnit = selected.every((name) => name === 'unit');

// as in the browser tests; inherited by Jest's workers
if (selected.includes('screens')) process.env.TZ = 'America/Sao_Paulo';

/** @type {import('jest').Config} */
const all = {
  projects: at === -1 ? [unit] : Object.values(projects),
  testTimeout: Math.max(...selected.map((name) => TIMEOUTS[name])),
  // Elsewhere the tests of a file form one sequence: each builds on the state of the previous one. The
  // printed seed repeats an order: `npm run unit -- --randomize --seed=<seed>`.
  randomize: isUnit,
  ...(isUnit ? {} : { maxWorkers: 2 }),
};

/** The unit tests of one area, in the order of their files: Stryker compares its runs. */
const { MUTANT_TESTS } = process.env;
const mutants = {
  ...unit,
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  roots: MUTANT_TESTS?.split(',').map((folder) => `<rootDir>/${folder}`),
  testTimeout: TIMEOUTS.unit,
};

module.exports = MUTANT_TESTS === undefined ? all : mutants;
