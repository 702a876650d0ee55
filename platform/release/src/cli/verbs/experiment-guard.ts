import { guardChannel } from '../../experiments/guard-channel';
import { readGuardFigures } from '../../experiments/read-figures';
import { currentRevision, StoreError } from '../../store';
import { type ApiFlags, figuresApi, withApiOptions } from '../figures-options';
import { readChannel } from '../options';
import type { Verb } from '../verb';

/** `experiment guard <channel>`: runs the edge's periodic guard check once. */
export const addGuard: Verb = (program, { store, output }) => {
  const command = program
    .command('guard')
    .description('switch off the arms whose loads or orders fail more than their guard allows')
    .argument('<channel>', 'stable', readChannel);
  withApiOptions(command).action(async (channel: string, flags: ApiFlags) => {
    if (!(await currentRevision(store(), channel)))
      throw new StoreError(`nothing was promoted on channel ${channel} yet`);
    const api = await figuresApi(store(), flags);
    const off = await guardChannel(store(), channel, (since, of) =>
      readGuardFigures(api, since, of),
    );
    const { result, style } = output();
    const lines = off.map(({ experiment, arm, reason, revision }) =>
      style('yellow', `${experiment}.${arm} switched off in revision ${revision}: ${reason}`),
    );
    result(
      { channel, off },
      lines.length === 0 ? [`${channel}: every arm is within its guard`] : lines,
    );
  });
};
