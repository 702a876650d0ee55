import { Option } from 'commander';
import { changeChannel } from '../../change-channel';
import { currentRevision } from '../../store';
import { StoreError } from '../../store-error';
import { readChannel, thisUser } from '../options';
import type { Verb } from '../verb';

interface PaymentFlags {
  readonly document?: 'shared' | 'separate';
  readonly by: string;
}

const WORDS = {
  shared: 'customers pay in the document of the storefront',
  separate:
    'customers pay in a separate document, which loads the shell and the remote of the payment alone',
};

/** `payment <channel>`: the document in which customers pay. Without an option it is printed. */
export const paymentVerb: Verb = (program, { store, output }) => {
  program
    .command('payment')
    .description('say in which document customers pay')
    .argument('<channel>', 'stable', readChannel)
    .addOption(
      new Option(
        '--document <kind>',
        'that of the storefront, or one with the shell and the remote of the payment alone',
      ).choices(['shared', 'separate']),
    )
    .option('--by <who>', 'who, for the history', thisUser())
    .action(async (channel: string, { document, by }: PaymentFlags) => {
      const served = await currentRevision(store(), channel);
      if (served === null) throw new StoreError(`nothing was promoted on channel ${channel} yet`);
      const options = { note: `${document ?? ''} document of the payment`, by };
      const { revision, paymentDocument = 'shared' } =
        document === undefined
          ? served
          : (await changeChannel(store(), channel, options, () => ({ paymentDocument: document })))
              .revision;
      output().result({ channel, revision, paymentDocument }, [
        `${channel}: ${WORDS[paymentDocument]}`,
      ]);
    });
};
