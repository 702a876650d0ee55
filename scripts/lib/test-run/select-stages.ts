import type { Stage } from './run-stage';
import type { Shard, TestOptions } from './test-args';

/** Stages of the chosen groups, and those that must end before them. */
export function onlyStages(stages: readonly Stage[], only: TestOptions['only']): Stage[] {
  if (only.length === 0) return [...stages];
  const chosen = stages.filter(({ group }) => only.includes(group));
  return stages.filter(
    (stage) => chosen.includes(stage) || chosen.some(({ after }) => after?.includes(stage.name)),
  );
}

/**
 * The part of the run for one of several machines. Runners of tests split their files; stages
 * without tests are distributed in turn, except predecessors of other stages: these run on every
 * machine.
 */
export function shardStages(stages: readonly Stage[], { index, count }: Shard): Stage[] {
  const isAwaited = ({ name }: Stage): boolean => stages.some(({ after }) => after?.includes(name));
  const dealt = stages.filter((stage) => stage.tests === undefined && !isAwaited(stage));
  return stages
    .filter((stage) => !dealt.includes(stage) || dealt.indexOf(stage) % count === index - 1)
    .map((stage) =>
      stage.tests === undefined
        ? stage
        : { ...stage, args: [...stage.args, `--shard=${index}/${count}`] },
    );
}
