/* Jest with one change of the API (`npm run mutants -- api`): the integration tests that must fail. */
const integration = require('./jest.int.config.cjs');

const transform = Object.fromEntries(
  Object.entries(integration.transform).map(([pattern, transformer]) => [
    pattern,
    Array.isArray(transformer) && transformer[0] === '@swc/jest'
      ? ['<rootDir>/scripts/mutants/api/mutating-transform.cjs', transformer[1]]
      : transformer,
  ]),
);

/** @type {import('jest').Config} */
module.exports = { ...integration, transform, bail: true };
