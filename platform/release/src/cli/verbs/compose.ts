import { recompose } from '../../recompose';
import type { WantedBuild } from '../../resolve-builds';
import { currentRevision, readComposition } from '../../store';
import { candidateBuilds } from '../../revocations';
import { undeclaredBuilds } from '../../undeclared-builds';
import { newChannelLines } from '../new-channel';
import { readBuilds, readChannel } from '../options';
import { buildLines } from '../say-builds';
import { leftOutLines } from '../say-left-out';
import type { Verb } from '../verb';

/** `compose <channel>`: previews what `promote` would serve. */
export const composeVerb: Verb = (program, { store, output }) => {
  program
    .command('compose')
    .description('put builds together with what a channel serves; nothing is served yet')
    .argument('<channel>', 'stable, next …', readChannel)
    .option(
      '--builds <build...>',
      '<remote>@latest or <remote>@<id>; the latest of every name without it',
      readBuilds,
    )
    .action(async (channel: string, { builds: wanted = [] }: { builds?: WantedBuild[] }) => {
      const current = await currentRevision(store(), channel);
      const served = current ? await readComposition(store(), current.composition) : null;
      const { builds, leftOut } = await candidateBuilds(store(), channel, wanted);
      const composition = await recompose(store(), served, builds);
      const isServed = composition.hash === served?.hash;
      const left = leftOut.length === 0 ? {} : { leftOut };
      const names = await undeclaredBuilds(store(), composition.builds);
      const undeclared = names.length === 0 ? {} : { undeclared: names };
      output().result({ ...composition, isServed, ...left, ...undeclared }, [
        `${composition.hash}${isServed ? ' (is served)' : ''}`,
        ...buildLines({ ...composition, ...undeclared }),
        ...leftOutLines(leftOut),
        ...(await newChannelLines(store(), channel)),
      ]);
    });
};
