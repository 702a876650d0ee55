import type { Stage, StageOutcome } from './run-stage';

/** Cores that stages share: a stage of two cores runs alone, but for those of low priority. */
const CORES = 2;

type Planned = Pick<Stage, 'name' | 'cores' | 'after'>;

/**
 * The first waiting stage with enough free cores and finished predecessors. Of the stages that use
 * what others leave, one runs at a time, for the memory that they need.
 */
export function nextStage<S extends Planned>(
  waiting: readonly S[],
  running: readonly S[],
): S | undefined {
  const free = CORES - running.reduce((sum, { cores }) => sum + cores, 0);
  const isLeftoverUsed = running.some(({ cores }) => cores === 0);
  const open = new Set([...waiting, ...running].map(({ name }) => name));
  return waiting.find(
    ({ cores, after = [] }) =>
      (cores === 0 ? !isLeftoverUsed : cores <= free) && !after.some((name) => open.has(name)),
  );
}

/** Runs all stages, in their order where cores are free; a failed stage stops no other one. */
export async function runSchedule(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<StageOutcome>,
): Promise<StageOutcome[]> {
  let waiting = [...stages];
  const running = new Map<Stage, Promise<unknown>>();
  const outcomes: StageOutcome[] = [];
  const start = (stage: Stage): void => {
    waiting = waiting.filter((other) => other !== stage);
    running.set(
      stage,
      run(stage).then((outcome) => {
        outcomes.push(outcome);
        running.delete(stage);
      }),
    );
  };
  while (waiting.length > 0 || running.size > 0) {
    for (
      let stage = nextStage(waiting, [...running.keys()]);
      stage !== undefined;
      stage = nextStage(waiting, [...running.keys()])
    )
      start(stage);
    if (running.size === 0)
      throw new Error(
        `these stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}`,
      );
    await Promise.race(running.values());
  }
  return outcomes;
}
