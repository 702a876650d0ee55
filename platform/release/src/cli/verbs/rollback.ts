import { rollback } from '../../rollback';
import { rollbackRemote } from '../../rollback-remote';
import type { ChangeFlags } from '../experiment-options';
import { readChannel, readNumber, thisUser } from '../options';
import { sayChange } from '../say';
import type { Verb } from '../verb';

interface RollbackFlags extends Omit<ChangeFlags, 'static'> {
  readonly to?: number;
  readonly remote?: string;
}

/** `rollback <channel>`: at once, without the gate, since the target was served before. */
export const rollbackVerb: Verb = (program, { store, output }) => {
  program
    .command('rollback')
    .description('serve again what a channel served before; open sessions leave what is revoked')
    .argument('<channel>', 'stable, next …', readChannel)
    .option('--to <revision>', 'this revision, instead of the one before', readNumber(1))
    .option('--remote <name>', 'only this remote; the rest stays')
    .option(
      '--expect <revision>',
      'only on top of this revision: end with 3 when it is not the newest',
      readNumber(1),
    )
    .option('--note <text>', 'why, for the history')
    .option('--by <who>', 'who, for the history', thisUser())
    .addHelpText(
      'after',
      '\nA second rollback goes further back. Builds are checked to fit together; no browser is started.',
    )
    .action(async (channel: string, { to, remote, ...options }: RollbackFlags, command) => {
      if (to !== undefined && remote !== undefined)
        command.error('error: --to and --remote exclude each other');
      const change =
        remote === undefined
          ? rollback(store(), channel, { ...options, to })
          : rollbackRemote(store(), channel, remote, options);
      sayChange(output(), channel, await change);
    });
};
