import { recompose } from '../../recompose';
import { type WantedBuild, resolveBuilds } from '../../resolve-builds';
import { currentRevision, readComposition } from '../../store';
import { readBuilds, readChannel } from '../options';
import { buildLines } from '../say-builds';
import type { Verb } from '../verb';

/** `compose <channel>`: previews what `promote` would serve. */
export const composeVerb: Verb = (program, { store, output }) => {
  program
    .command('compose')
    .description('put builds together with what a channel serves; nothing is served yet')
    .argument('<channel>', 'stable, next …', readChannel)
    .option(
      '--builds <build...>',
      'mf-menu@latest or mf-menu@<id>; the latest of every name without it',
      readBuilds,
    )
    .action(async (channel: string, { builds: wanted = [] }: { builds?: WantedBuild[] }) => {
      const current = await currentRevision(store(), channel);
      const served = current ? await readComposition(store(), current.composition) : null;
      const composition = await recompose(store(), served, await resolveBuilds(store(), wanted));
      const isServed = composition.hash === served?.hash;
      output().result({ ...composition, isServed }, [
        `${composition.hash}${isServed ? ' (is served)' : ''}`,
        ...buildLines(composition),
      ]);
    });
};
