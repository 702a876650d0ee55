import { hashOfGate } from '../../gate-policy/hash-of-gate';
import { readPublishedGates } from '../../gate-policy/published-gate';
import { publishGate } from '../../gate-policy/publish-gate';
import { readChannel, thisUser } from '../options';
import type { Verb } from '../verb';
import { effectLine } from './keys/keys-signing';

interface PublishFlags {
  readonly customers?: readonly string[];
  readonly static?: readonly string[];
  readonly stories?: readonly string[];
  readonly by: string;
}

const readChannels = (text: string, before: readonly string[] = []): string[] => [
  ...before,
  readChannel(text),
];

/** `gate show` and `gate publish`: the gate that a store requires of every promotion. */
export const gateVerb: Verb = (program, { store, output }) => {
  const gate = program
    .command('gate')
    .description('show or publish the gate that promotions must run');
  gate
    .command('show')
    .description('the published gate, and the one of this working copy')
    .action(async () => {
      const published = (await readPublishedGates(store())).at(-1) ?? null;
      const hash = await hashOfGate();
      output().result({ published, hash, isSame: published?.hash === hash }, [
        published === null
          ? 'no gate is published: every working copy runs its own'
          : `published: version ${published.version}, ${published.hash.slice(0, 12)}`,
        `this working copy: ${hash.slice(0, 12)}`,
        ...(store().trust?.alarms() ?? []).map((line) => output().style('red', line)),
      ]);
    });
  gate
    .command('publish')
    .description('require the gate of this working copy of every promotion')
    .option('--customers <channel...>', 'channels of customers: every story runs', readChannels)
    .option('--static <channel...>', 'channels that may be checked without a browser', readChannels)
    .option(
      '--stories <channel...>',
      'channels to which no changed remote without stories is promoted',
      readChannels,
    )
    .option('--by <who>', 'who, for the history', thisUser())
    .action(async ({ customers = [], static: statics = [], stories = [], by }: PublishFlags) => {
      const published = await publishGate(store(), {
        hash: await hashOfGate(),
        by,
        customers: [...customers],
        static: [...statics],
        stories: [...stories],
      });
      const newest = (await readPublishedGates(store())).at(-1)?.version ?? 0;
      const isWaiting = newest < published.version;
      output().result({ ...published, ...(isWaiting ? { isWaiting } : {}) }, [
        `version ${published.version} of the gate is published: ${published.hash.slice(0, 12)}` +
          (isWaiting ? `; ${effectLine(false)}` : ''),
      ]);
    });
};
