import type { ChannelRevision } from '@storefront/compositions';
import path from 'node:path';
import type { Verb } from '../verb';
import { channelStatus } from '../../status';
import { readBuilds, readChannel, readNumber } from '../options';
import { buildLines, experimentLines, leftOutLines } from '../say';
import { brokenLinks, channelHistory } from '../../history';
import { publish, type PublishedRef } from '../../publish';
import { workspaceBuild } from '../workspace-build';
import { recompose } from '../../recompose';
import type { WantedBuild } from '../../resolve-builds';
import { currentRevision, readComposition } from '../../store';
import { candidateBuilds } from '../../revocations';
import { undeclaredBuilds } from '../../channel-builds';
import { newChannelLines } from '../new-channel';
import { adoptVerb } from './adopt';
import { backupVerb } from './backup';
import { checkVerb } from './check';
import { addArms } from './experiment-arms';
import { addCreate } from './experiment-create';
import { addGuard } from './experiment-guard';
import { addReport } from './experiment-report';
import { addSwitches } from './experiment-switch';
import { exportDiscoveryVerb } from './export-discovery';
import { exportVerb } from './export';
import { gateVerb } from './gate';
import { keysVerb } from './keys';
import { newRemoteVerb } from './new-remote';
import { notifyVerb } from './notify';
import { originsVerb } from './origins';
import { promoteVerb } from './promote';
import { paymentVerb } from './payment';
import { previewVerb } from './preview';
import { promotionsVerb } from './promotions';
import { pruneVerb } from './prune';
import { rollbackVerb } from './rollback';
import { scriptsVerb } from './scripts';
import { statusVerb } from './status';

/** `compose <channel>`: previews what `promote` would serve. */
const composeVerb: Verb = (program, { store, output }) => {
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

/**
 * `publish <room or folder>…`: a folder with a `build.json`, a room with one in its `dist`, or an
 * edition of it, `remote-a@other`.
 */
const publishVerb: Verb = (program, { store, output }) => {
  program
    .command('publish')
    .description('put builds into the store; nothing is served yet')
    .argument('<room or folder...>', '<remote>, <remote>@<edition>, or the folder of a build')
    .option('--draft', 'never the latest of its name: served only by its id')
    .addHelpText(
      'after',
      '\nThe same version with other bytes is refused with the names of the files that differ.',
    )
    .action(
      async (workspaces: readonly string[], { draft: isDraft = false }: { draft?: boolean }) => {
        const { step, result } = output();
        const published: PublishedRef[] = [];
        for (const workspace of workspaces) {
          step(`publishing ${workspace}`);
          published.push(await publish(store(), workspaceBuild(workspace), { isDraft }));
        }
        result(
          published,
          published.map(
            ({ name, id, isNew, isWaiting }) =>
              `${name}@${id} ${isNew ? 'published' : 'was there already'}` +
              (isWaiting ? ', and takes effect with the next timestamp of CI' : ''),
          ),
        );
      },
    );
};

function toLine({ revision, at, by, note, composition, experiments }: ChannelRevision): string {
  const tests =
    experiments.length === 0
      ? ''
      : `  experiments: ${experiments.map(({ name }) => name).join(', ')}`;
  const author = by === '' ? '' : `${by}: `;
  const number = String(revision).padStart(6);
  return `${number}  ${at}  ${composition.slice(0, 12)}  ${author}${note}${tests}`;
}

/** `history <channel>`: its revisions, newest first. */
const historyVerb: Verb = (program, { store, output }) => {
  program
    .command('history')
    .description('revisions of a channel, newest first')
    .argument('<channel>', 'stable, next …', readChannel)
    .option('--limit <count>', 'at most so many', readNumber(1), 20)
    .action(async (channel: string, { limit }: { limit: number }) => {
      const revisions = await channelHistory(store(), channel, limit);
      const broken = new Set(await brokenLinks(store(), channel, revisions));
      const lines = revisions.flatMap((revision) => [
        toLine(revision),
        ...(broken.has(revision.revision)
          ? [
              `        revision ${revision.revision - 1} was changed after revision ${revision.revision} was written`,
            ]
          : []),
      ]);
      output().result(revisions, lines);
    });
};

/**
 * `restore --from <file> --to <folder>`: creates a data folder from a backup, and counts its
 * contents.
 */
const restoreVerb: Verb = (program, { output, tools }) => {
  program
    .command('restore')
    .description('make a data folder of a backup')
    .requiredOption('--from <file>', 'a file that backup has written')
    .requiredOption('--to <folder>', 'the data folder to make; it must be empty or not be there')
    .action(async ({ from, to }: { from: string; to: string }) => {
      const folder = path.resolve(to);
      const restored = await tools.restore({
        file: path.resolve(from),
        data: path.join(folder, 'api'),
      });
      const { orders, restaurants } = restored.counts;
      output().result({ folder, ...restored }, [
        `${orders} orders of ${restaurants} restaurants are in ${to}, as they were saved at ${restored.at}`,
        `Start it with STOREFRONT_DATA=${to} npm start`,
      ]);
    });
};

/** `experiment list <channel>`. */
const addList: Verb = (program, { store, output }) => {
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

/** `experiment …`: tests on real customers. */
const experimentVerb: Verb = (program, surroundings) => {
  const experiment = program
    .command('experiment')
    .description('test builds on a part of the customers of a channel');
  for (const add of [addCreate, addArms, addSwitches, addList, addReport, addGuard])
    add(experiment, surroundings);
};

/** Every verb, in the order in which help lists them. */
export const verbs: readonly Verb[] = [
  adoptVerb,
  publishVerb,
  composeVerb,
  checkVerb,
  gateVerb,
  previewVerb,
  promoteVerb,
  rollbackVerb,
  statusVerb,
  historyVerb,
  scriptsVerb,
  pruneVerb,
  exportVerb,
  exportDiscoveryVerb,
  originsVerb,
  paymentVerb,
  promotionsVerb,
  notifyVerb,
  keysVerb,
  backupVerb,
  restoreVerb,
  newRemoteVerb,
  experimentVerb,
];
