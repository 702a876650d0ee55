import type { Stage, StageOutcome } from './run-stage';
import { nextStage, runSchedule } from './schedule';

const stage = (name: string, cores: 0 | 1 | 2, ...after: string[]): Stage => ({
  name,
  cores,
  after,
  group: 'checks',
  args: [],
});
const [build, unit, tools, stories] = [
  stage('build', 1),
  stage('unit', 1),
  stage('tools', 1, 'build'),
  stage('stories', 2, 'build'),
];

test.each([
  { case: 'the first of the list', waiting: [unit, build], running: [], next: unit },
  { case: 'a second stage beside one of one core', waiting: [unit], running: [build], next: unit },
  {
    case: 'nothing beside two stages',
    waiting: [stage('lint', 1)],
    running: [build, unit],
    next: undefined,
  },
  {
    case: 'nothing beside a stage of two cores',
    waiting: [unit],
    running: [stories],
    next: undefined,
  },
  {
    case: 'one of no core beside a stage of two',
    waiting: [unit, stage('lint', 0)],
    running: [stories],
    next: stage('lint', 0),
  },
  {
    case: 'a stage of two cores beside one of none',
    waiting: [stories],
    running: [stage('lint', 0)],
    next: stories,
  },
  {
    case: 'no second stage of no core',
    waiting: [stage('format', 0), build],
    running: [stage('lint', 0)],
    next: build,
  },
  {
    case: 'a later stage while a predecessor waits',
    waiting: [tools, build],
    running: [],
    next: build,
  },
  {
    case: 'a later stage while a predecessor runs',
    waiting: [tools, unit],
    running: [build],
    next: unit,
  },
  {
    case: 'a later stage while a core is missing',
    waiting: [stories, unit],
    running: [stage('lint', 1)],
    next: unit,
  },
  {
    case: 'a stage whose predecessor is not part of the run',
    waiting: [stories],
    running: [],
    next: stories,
  },
  { case: 'nothing when all have started', waiting: [], running: [unit], next: undefined },
])('starts $case', ({ waiting, running, next }) =>
  expect(nextStage(waiting, running)).toEqual(next),
);

/**
 * Runs the stages; each ends when every stage that can start has started, the failing ones with a
 * failure.
 */
async function logOf(
  stages: readonly Stage[],
  failing: readonly Stage[] = [],
): Promise<{ log: string[]; outcomes: StageOutcome[] }> {
  const log: string[] = [];
  const outcomes = await runSchedule(stages, async (started) => {
    log.push(`+${started.name}`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`-${started.name}`);
    return { stage: started, isOk: !failing.includes(started), ms: 1, output: '' };
  });
  return { log, outcomes };
}

test('two stages of one core overlap, a stage of two cores runs alone at the end', async () => {
  const { log } = await logOf([build, unit, stories]);
  expect(log).toEqual(['+build', '+unit', '-build', '-unit', '+stories', '-stories']);
});

test('a stage starts after its predecessor, also when that one failed', async () => {
  const { log, outcomes } = await logOf([tools, build], [build]);
  expect(log).toEqual(['+build', '-build', '+tools', '-tools']);
  expect(outcomes.map(({ stage: { name }, isOk }) => [name, isOk])).toEqual([
    ['build', false],
    ['tools', true],
  ]);
});

test('stages that wait for each other are an error', async () => {
  await expect(logOf([stage('a', 1, 'b'), stage('b', 1, 'a')])).rejects.toThrow(
    'these stages wait for each other: a, b',
  );
});
