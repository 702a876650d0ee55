import { prune } from '../../prune';
import { readNumber } from '../options';
import type { Verb } from '../verb';

interface PruneFlags {
  readonly keepDays: number;
  readonly delete?: boolean;
}

/** `prune`: lists what is no longer needed; removes it only with `--delete`. */
export const pruneVerb: Verb = (program, { store, output }) => {
  program
    .command('prune')
    .description(
      'list previews, builds and compositions that are not needed any more, and remove them with --delete',
    )
    .option(
      '--keep-days <days>',
      'keep what was served, published or composed in so many days',
      readNumber(1),
      30,
    )
    .option('--delete', 'remove them; without it nothing is changed')
    .addHelpText(
      'after',
      '\nOpen pages request files of the builds they started with: ' +
        'keep them for longer than any page stays open.',
    )
    .action(async ({ keepDays, delete: isDelete = false }: PruneFlags) => {
      const pruned = await prune(store(), { keepDays, now: new Date(), isDelete });
      const names = [
        ...pruned.previews.map((name) => `preview ${name}`),
        ...pruned.builds.map(({ name, id }) => `${name}@${id}`),
        ...pruned.compositions.map((hash) => `composition ${hash}`),
      ];
      const verb = isDelete ? 'removed' : 'would be removed';
      output().result(
        { isDeleted: isDelete, ...pruned },
        names.length === 0 ? ['nothing to remove'] : names.map((name) => `${name} ${verb}`),
      );
    });
};
