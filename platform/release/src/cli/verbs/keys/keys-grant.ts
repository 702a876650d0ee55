import { Argument } from 'commander';
import { readPublicKey } from '../../../trust/key-files';
import { grant } from '../../../trust/manage-keys';
import type { DelegatedKind } from '../../../trust/names';
import { readChannel, readNumber } from '../../options';
import type { Verb } from '../../verb';
import { sayReleased, openSigningOfStore } from './keys-signing';

/** `keys grant room|channel <name>`: keys for a room or a channel. */
export const addGrant: Verb = (program, surroundings) => {
  program
    .command('grant')
    .description('add keys to a room or a channel, signed by two holders of the targets keys')
    .addArgument(new Argument('<kind>', 'what the keys sign').choices(['room', 'channel']))
    .argument('<name>', '<remote>, stable …', readChannel)
    .option('--keys <file...>', 'public keys (.pub.json)')
    .option('--people <count>', 'people that must sign, e.g. 2 for payment', readNumber(1))
    .action(
      async (kind: DelegatedKind, name: string, flags: { keys?: string[]; people?: number }) => {
        const keys = await Promise.all((flags.keys ?? []).map(readPublicKey));
        const isReleased = await grant(openSigningOfStore(surroundings), {
          kind,
          name,
          keys,
          threshold: flags.people,
        });
        sayReleased(surroundings, { kind, name, isReleased }, `${kind} ${name} has its keys`);
      },
    );
};
