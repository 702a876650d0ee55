import { type ChannelStatus, channelStatus } from '../../status';
import { StoreError, promotedChannels } from '../../store';
import { readChannel } from '../options';
import type { Output } from '../output';
import { buildLines, experimentLines } from '../say';
import type { Verb } from '../verb';

function toLines(status: ChannelStatus, style: Output['style']): string[] {
  const { channel, revision, at, by, note, composition, revoked } = status;
  const author = by === '' ? '' : ` by ${by}`;
  const remark = note === '' ? '' : `: ${note}`;
  return [
    `${style('bold', channel)}  revision ${revision} of ${at}${author}${remark}`,
    `  composition ${composition}`,
    ...buildLines(status),
    ...status.experiments.flatMap((experiment) => experimentLines(experiment, channel, style)),
    ...(revoked === 0 ? [] : [`  ${revoked} composition${revoked === 1 ? '' : 's'} revoked`]),
  ];
}

/** `status [channel]`: the content that customers get now. */
export const statusVerb: Verb = (program, { store, output }) => {
  program
    .command('status')
    .description('what channels serve now: builds, experiments, and what is wrong with them')
    .argument('[channel]', 'every channel without it', readChannel)
    .action(async (channel: string | undefined) => {
      const channels = channel === undefined ? await promotedChannels(store()) : [channel];
      if (channels.length === 0)
        throw new StoreError(`nothing was promoted in ${store().root} yet`);
      const now = new Date();
      const all = await Promise.all(channels.map((name) => channelStatus(store(), name, now)));
      const { result, style } = output();
      const alarms = store().trust?.alarms() ?? [];
      result(all, [
        ...all.flatMap((status) => toLines(status, style)),
        ...alarms.map((line) => style('red', line)),
      ]);
    });
};
