import { remoteNames } from '@storefront/build/workspace';
import type { Stage } from './run-stage';

const RESULTS = 'test-results';
const JEST = 'node_modules/jest/bin/jest.js';

const results = (name: string): string => `${RESULTS}/${name}.json`;
const jestInto = (file: string): string[] => ['--json', `--outputFile=${file}`];

/** Jest with one worker: each of the checks has a core of its own. */
const unit: Stage = { name: 'unit tests', args: [JEST, '--maxWorkers=1', ...jestInto(results('unit'))], results: results('unit') };

const lint: Stage = {
  name: 'lint',
  args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint/'],
};

/** Folders whose imports are held against `.dependency-cruiser.cjs`. */
export const CRUISED = ['shell', ...remoteNames, 'card-form', 'vendor-frame', 'shared-domain', 'shared-ui', 'platform', 'reference-api'];

const borders: Stage = { name: 'borders', args: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', ...CRUISED] };

const types: Stage = { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] };

/** `npm run check`, the long ones first. */
export const checks: readonly Stage[] = [unit, lint, types, borders];

/** What `npm test` does after the checks, one after the other. */
export const trials: readonly Stage[] = [
  { name: 'production builds', args: ['scripts/build.mjs'] },
  {
    name: 'integration tests on PGlite and PostgreSQL',
    args: [JEST, '--config', 'jest.int.config.cjs', ...jestInto(results('integration'))],
    results: results('integration'),
  },
  {
    name: 'tests of the tools',
    args: [JEST, '--config', 'jest.tools.config.cjs', ...jestInto(results('tools'))],
    results: results('tools'),
  },
  { name: 'end-to-end tests', args: ['scripts/e2e.mjs'], results: results('e2e') },
];
