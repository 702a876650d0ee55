import type { Group, Stage } from './run-stage';
import { onlyStages, shardStages } from './select-stages';

const stage = (name: string, group: Group, more: Partial<Stage> = {}): Stage => ({
  name,
  group,
  cores: 1,
  args: [name],
  ...more,
});
const tests = { runner: 'jest', results: 'a.json' } as const;
const stages = [
  stage('build', 'build'),
  stage('unit', 'unit', { tests }),
  stage('lint', 'checks'),
  stage('types', 'checks'),
  stage('borders', 'checks'),
  stage('stories', 'stories', { after: ['build'], tests }),
];
const names = (of: readonly Stage[]): string[] => of.map(({ name }) => name);

test.each([
  { only: [], left: names(stages) },
  { only: ['unit'], left: ['unit'] },
  { only: ['stories'], left: ['build', 'stories'] },
  { only: ['checks', 'unit'], left: ['unit', 'lint', 'types', 'borders'] },
] as const)('--only $only', ({ only, left }) =>
  expect(names(onlyStages(stages, only))).toEqual(left),
);

test('two machines split the tests, share the checks out and both build', () => {
  const [first, second] = [1, 2].map((index) => shardStages(stages, { index, count: 2 }));
  expect(names(first ?? [])).toEqual(['build', 'unit', 'lint', 'borders', 'stories']);
  expect(names(second ?? [])).toEqual(['build', 'unit', 'types', 'stories']);
  expect(second?.map(({ args }) => args)).toEqual([
    ['build'],
    ['unit', '--shard=2/2'],
    ['types'],
    ['stories', '--shard=2/2'],
  ]);
});

test('one of one machine runs everything', () =>
  expect(names(shardStages(stages, { index: 1, count: 1 }))).toEqual(names(stages)));
