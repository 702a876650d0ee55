import { Option } from 'commander';
import { changeChannel } from '../../change-channel';
import { currentRevision } from '../../store';
import { StoreError } from '../../store-error';
import { readChannel, thisUser } from '../options';
import type { Verb } from '../verb';

interface PromotionFlags {
  readonly onFailure?: 'suggest' | 'revert';
  readonly by: string;
}

const WORDS = {
  suggest: 'the guard reports a promotion that fails more than its predecessor',
  revert: 'the guard reverts a promotion that fails more than its predecessor',
};

/** `promotions <channel>`: what happens when a promotion fails. Without an option it is printed. */
export const promotionsVerb: Verb = (program, { store, output }) => {
  program
    .command('promotions')
    .description('say what the guard does with a promotion that fails more than its predecessor')
    .argument('<channel>', 'stable', readChannel)
    .addOption(
      new Option('--on-failure <policy>', 'report it, or serve the predecessor again').choices([
        'suggest',
        'revert',
      ]),
    )
    .option('--by <who>', 'who, for the history', thisUser())
    .action(async (channel: string, { onFailure, by }: PromotionFlags) => {
      const served = await currentRevision(store(), channel);
      if (served === null) throw new StoreError(`nothing was promoted on channel ${channel} yet`);
      const options = { note: `${onFailure ?? ''} failing promotions`, by };
      const { revision, failingPromotions = 'suggest' } =
        onFailure === undefined
          ? served
          : (
              await changeChannel(store(), channel, options, () => ({
                failingPromotions: onFailure,
              }))
            ).revision;
      output().result({ channel, revision, failingPromotions }, [
        `${channel}: ${WORDS[failingPromotions]}`,
      ]);
    });
};
