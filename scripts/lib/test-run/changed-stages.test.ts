import { changedStages } from './changed-stages';
import type { Stage } from './run-stage';

const lint: Stage = { name: 'lint', group: 'checks', cores: 1, args: ['lint'] };
const unit: Stage = {
  name: 'unit',
  group: 'unit',
  cores: 1,
  args: ['jest'],
  tests: { runner: 'jest', results: 'unit.json' },
};
const stories: Stage = {
  name: 'stories',
  group: 'stories',
  cores: 2,
  args: ['e2e'],
  tests: { runner: 'playwright', results: 'e2e.json' },
};
const argsOf = (changed: string[], specs: string[]) =>
  changedStages([lint, unit, stories], changed, specs).map(({ args }) => args);

const REQUIREMENTS = 'scripts/requirements/requirements.test.ts';

test('Jest gets the changed files, Playwright the affected specs, checks run as they are', () => {
  expect(argsOf(['mf-cart/src/a.ts'], ['e2e/specs/mf-cart.spec.ts'])).toEqual([
    ['lint'],
    ['jest', '--passWithNoTests', '--findRelatedTests', 'mf-cart/src/a.ts', REQUIREMENTS],
    ['e2e', 'e2e/specs/mf-cart.spec.ts'],
  ]);
});

test('a runner without a file is left out: without one it would run everything', () => {
  expect(argsOf(['README.md'], [])).toEqual([
    ['lint'],
    ['jest', '--passWithNoTests', '--findRelatedTests', 'README.md', REQUIREMENTS],
  ]);
  expect(argsOf([], [])).toEqual([['lint']]);
});

test.each([
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'jest.config.cjs',
  'jest.int.config.cjs',
  'scripts/jest/setup.ts',
  'e2e/playwright.config.ts',
])('a change of %s affects everything', (file) =>
  expect(argsOf([file], [])).toEqual([['lint'], ['jest'], ['e2e']]),
);

test.each([
  [
    'a public source of shared-domain',
    'shared-domain/src/bus/cart.ts',
    [REQUIREMENTS, 'scripts/api-report/api-report.test.ts'],
  ],
  ['a row', 'docs/requirements/cart.md', [REQUIREMENTS, 'scripts/locales/locales.test.ts']],
  ['a picture', 'docs/images/storefront.webp', []],
])('unit tests that read %s run, though they do not import it', (_case, file, readers) => {
  expect(argsOf([file], [])[1]).toEqual([
    'jest',
    '--passWithNoTests',
    '--findRelatedTests',
    file,
    ...readers,
  ]);
});
