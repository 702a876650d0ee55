import type { ChannelRevision } from '@storefront/compositions';
import { channelHistory } from '../../history';
import { brokenLinks } from '../../history-links';
import { readChannel, readNumber } from '../options';
import type { Verb } from '../verb';

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
export const historyVerb: Verb = (program, { store, output }) => {
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
