import { PlainError } from '../say';
import { changedStages } from './changed-stages';
import { ORDER_STORIES, quickStages } from './quick-stages';
import type { Stage } from './run-stage';
import { onlyStages, shardStages, withoutNginx } from '../test';
import { parseTestArgs } from './test-args';

const tests = { runner: 'jest', results: 'a.json', again: () => ({ args: [] }) } as const;
const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  group: 'checks',
  cores: 1,
  args: [name],
  ...more,
});
const lint = stage('lint', { args: ['lint', '.'] });
const unit = stage('unit', { group: 'unit', tests });
const build = stage('build', { group: 'build' });
const nginx = stage('nginx', { group: 'nginx', nginx: 'all' });
const stories = stage('stories', {
  group: 'stories',
  cores: 2,
  after: ['build'],
  nginx: { file: 'platform-export.spec.ts' },
  tests: { ...tests, runner: 'playwright' },
});
const stages = [build, unit, lint, stage('types'), stage('unused'), nginx, stories];
const argsOf = (of: readonly Stage[]): string[] => of.map(({ args }) => args.join(' '));

test.each([
  { args: [], options: {} },
  { args: ['--quick'], options: { isQuick: true } },
  { args: ['--shard', '1/2'], options: { shard: { index: 1, count: 2 } } },
  {
    args: ['--only', 'unit', '--only=tools,stories'],
    options: { only: ['unit', 'tools', 'stories'] },
  },
  { args: ['--changed'], options: { changedSince: 'main' } },
  { args: ['--changed=HEAD~2'], options: { changedSince: 'HEAD~2' } },
])('$args', ({ args, options }) =>
  expect(parseTestArgs(args)).toEqual({ only: [], isQuick: false, ...options }),
);

test.each([
  { args: ['--only', 'units'], says: '--only units is not known: choose from checks, unit' },
  { args: ['--only', 'build'], says: '--only build is not known' },
  { args: ['--shard=3/2'], says: '--shard=3/2 is no part of the run' },
  { args: ['mf-cart'], says: 'mf-cart is not known: npm test takes --quick' },
])('$args is refused in one sentence', ({ args, says }) => {
  expect(() => parseTestArgs(args)).toThrow(PlainError);
  expect(() => parseTestArgs(args)).toThrow(says);
});

test('--only selects groups, and what they need', () => {
  expect(onlyStages(stages, [])).toEqual(stages);
  expect(argsOf(onlyStages(stages, ['stories']))).toEqual(['build', 'stories']);
});

test('two machines split the tests, share the checks out and both build', () => {
  const part = (index: number) => argsOf(shardStages(stages, { index, count: 2 }));
  expect(part(1)).toEqual(['build', 'unit --shard=1/2', 'lint .', 'unused', 'stories --shard=1/2']);
  expect(part(2)).toEqual(['build', 'unit --shard=2/2', 'types', 'nginx', 'stories --shard=2/2']);
});

test('without nginx the stage that needs it is not run, and the stories leave out the file that does', () => {
  const { stages: left, notRun } = withoutNginx([lint, nginx, stories]);
  expect(argsOf(left)).toEqual([
    'lint .',
    'stories --grep-invert platform-export\\.spec\\.ts --pass-with-no-tests',
  ]);
  expect(notRun.map((one) => one.stage.name)).toEqual(['nginx', 'platform-export.spec.ts']);
});

const RELATED = 'unit --passWithNoTests --findRelatedTests';
const REQUIREMENTS = 'scripts/requirements/requirements.test.ts';
test.each([
  ['a source', 'mf-cart/src/a.ts', REQUIREMENTS],
  [
    'a public source',
    'shared-domain/src/a.ts',
    `${REQUIREMENTS} scripts/api-report/api-report.test.ts`,
  ],
  [
    'a row',
    'docs/requirements/cart.md',
    `${REQUIREMENTS} scripts/locales/locales.test.ts scripts/docs/pages.test.ts`,
  ],
])('a change of %s runs the unit tests that import or read it', (_case, file, readers) =>
  expect(argsOf(changedStages([lint, unit, stories], [file], []))).toEqual([
    'lint .',
    `${RELATED} ${file} ${readers}`,
  ]),
);

test('a change runs the affected stories; one of the configuration runs everything', () => {
  const changed = changedStages([stories], ['mf-cart/src/a.ts'], ['mf-cart.spec.ts']);
  expect(argsOf(changed)).toEqual(['stories mf-cart.spec.ts']);
  expect(changedStages(stages, ['jest.config.cjs'], [])).toEqual(stages);
});

const ORDERS = `stories ${ORDER_STORIES.join(' ')}`;
test.each([
  [
    'of two packages',
    ['platform/edge/src/a.ts', 'mf-cart/src/b.ts'],
    ['lint --no-error-on-unmatched-pattern mf-cart platform/edge'],
  ],
  ['of documents', ['docs/testing.md', '.ci/run'], []],
  ['of the root', ['package.json', 'mf-cart/src/b.ts'], ['lint .']],
])('quick, after a change %s', (_case, changed, lints) =>
  expect(argsOf(quickStages(stages, changed))).toEqual([
    'build',
    'unit --maxWorkers=2',
    ...lints,
    'types',
    ORDERS,
  ]),
);
