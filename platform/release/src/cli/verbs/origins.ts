import type { ChannelRevision } from '@storefront/compositions';
import { InvalidArgumentError } from 'commander';
import { changeChannel } from '../../change-channel';
import { type Store, currentRevision } from '../../store';
import { StoreError } from '../../store-error';
import type { Verb } from '../verb';

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

function collected(text: string, before: readonly string[]): string[] {
  const origin = text.toLowerCase().replace(/\/$/, '');
  if (!ORIGIN.test(origin))
    throw new InvalidArgumentError('Give an origin, e.g. http://localhost:4001.');
  return [...before, origin];
}

interface Given {
  readonly allow: readonly string[];
  readonly remove: readonly string[];
}

async function changeOrigins(
  store: Store,
  channel: string,
  note: string,
  { allow, remove }: Given,
): Promise<ChannelRevision> {
  const { revision } = await changeChannel(store, channel, { note }, (current) => ({
    origins: [...new Set([...(current?.origins ?? []), ...allow])].filter(
      (origin) => !remove.includes(origin),
    ),
  }));
  return revision;
}

/** `origins <channel>`: from where an override may load a remote. Without options it lists them. */
export const originsVerb: Verb = (program, { store, output }) => {
  program
    .command('origins')
    .description('say from which origins an override may load a remote')
    .argument('<channel>', 'stable')
    .option(
      '--allow <origin>',
      'allow one, e.g. http://localhost:4001; may be repeated',
      collected,
      [],
    )
    .option('--remove <origin>', 'take one back; may be repeated', collected, [])
    .action(async (channel: string, { allow, remove }: Given) => {
      const opened = store();
      const served = await currentRevision(opened, channel);
      if (served === null)
        throw new StoreError(
          `nothing was promoted to channel ${channel} yet: promote a composition first`,
        );
      const note = [
        ...allow.map((origin) => `allow ${origin}`),
        ...remove.map((origin) => `disallow ${origin}`),
      ].join(', ');
      const { revision, origins } =
        note === '' ? served : await changeOrigins(opened, channel, note, { allow, remove });
      const lines =
        origins.length === 0
          ? [`${channel} allows no origin but its own`]
          : [`${channel} allows:`, ...origins.map((origin) => `  ${origin}`)];
      output().result({ channel, revision, origins }, lines);
    });
};
