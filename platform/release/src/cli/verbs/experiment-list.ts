import { channelStatus } from '../../status';
import { readChannel } from '../options';
import { experimentLines } from '../say-experiments';
import type { Verb } from '../verb';

/** `experiment list <channel>`. */
export const addList: Verb = (program, { store, output }) => {
  program
    .command('list')
    .description('the experiments of a channel, with their arms and what they serve')
    .argument('<channel>', 'stable', readChannel)
    .action(async (channel: string) => {
      const { experiments, revision } = await channelStatus(store(), channel, new Date());
      const { result, style } = output();
      const lines =
        experiments.length === 0
          ? [`${channel} has no experiment`]
          : experiments.flatMap((experiment) => experimentLines(experiment, channel, style));
      result({ channel, revision, experiments }, lines);
    });
};
