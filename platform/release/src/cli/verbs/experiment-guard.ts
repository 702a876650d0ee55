import { type Guarded, type ReadGuardFigures, guardChannel } from '../../experiments/guard-channel';
import { type GuardedPromotion, guardPromotion } from '../../experiments/guard-promotion';
import { readGuardFigures } from '../../experiments/read-figures';
import { currentRevision, StoreError } from '../../store';
import { type ApiFlags, figuresApi, withApiOptions } from '../figures-options';
import { readChannel } from '../options';
import type { Verb } from '../verb';

/** What was done about a promotion that fails, or what to do. */
const sentenceOfPromotion = (
  channel: string,
  { revision, reason, revertedIn, obstacle }: GuardedPromotion,
): string =>
  revertedIn === null
    ? `revision ${revision} is worse than the one before (${reason}): ` +
      (obstacle ?? `\`rollback ${channel}\` reverts it`)
    : `revision ${revision} is reverted in ${revertedIn}: ${reason}`;

const sentenceOfArm = ({ experiment, arm, reason, revision, obstacle }: Guarded): string =>
  revision === null
    ? `${experiment}.${arm} is past its guard and still served (${reason}): ${obstacle}`
    : `${experiment}.${arm} switched off in revision ${revision}: ${reason}`;

/** `experiment guard <channel>`: runs the edge's periodic guard check once. */
export const addGuard: Verb = (program, { store, output }) => {
  const command = program
    .command('guard')
    .description(
      'switch off the arms that fail more than their guard allows, and check the last promotion',
    )
    .argument('<channel>', 'stable', readChannel);
  withApiOptions(command).action(async (channel: string, flags: ApiFlags) => {
    if (!(await currentRevision(store(), channel)))
      throw new StoreError(`nothing was promoted on channel ${channel} yet`);
    const api = await figuresApi(store(), flags);
    const read: ReadGuardFigures = (since, of) => readGuardFigures(api, since, of);
    const off = await guardChannel(store(), channel, read);
    const promotion = await guardPromotion(store(), channel, read);
    const { result, style } = output();
    const lines = off.map((arm) => style('yellow', sentenceOfArm(arm)));
    result({ channel, off, ...(promotion && { promotion }) }, [
      ...(lines.length === 0 ? [`${channel}: every arm is within its guard`] : lines),
      ...(promotion ? [style('yellow', sentenceOfPromotion(channel, promotion))] : []),
    ]);
  });
};
