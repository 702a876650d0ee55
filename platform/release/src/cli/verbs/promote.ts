import type { ChannelRevision } from '@storefront/compositions';
import { changeChannel } from '../../change-channel';
import type { ChannelChange } from '../../channel-change';
import { type WantedBuild, resolveBuilds } from '../../resolve-builds';
import { type Store, readComposition } from '../../store';
import { type Revocation, latestBuilds } from '../../revocations';
import { checkByGate } from '../check-by-gate';
import type { ChangeFlags } from '../experiment-options';
import { refuseUnexpectedChannel } from '../new-channel';
import {
  readBuilds,
  readChannel,
  readHash,
  readNumber,
  removedStories,
  thisUser,
} from '../options';
import { listPromotable } from '../promotable';
import { sayChange } from '../say';
import type { Verb } from '../verb';

interface PromoteFlags extends ChangeFlags {
  readonly builds?: readonly WantedBuild[];
  readonly all?: boolean;
  readonly composition?: string;
  readonly removedStory?: readonly string[];
}

/** A change that is computed again for every new revision, and what `--all` left out of the last one. */
interface WantedChange {
  readonly change: (current: ChannelRevision | null) => Promise<ChannelChange>;
  readonly leftOut: () => readonly Revocation[];
}

async function wantedChange(
  store: Store,
  channel: string,
  { builds, composition, note, static: isStatic, removedStory: removed = [] }: PromoteFlags,
): Promise<WantedChange> {
  const remarks = [
    ...(isStatic ? ['checked without a browser'] : []),
    ...(removed.length > 0 ? [`without the story ${removed.join(', ')}`] : []),
  ];
  const words = (what: string): string =>
    [note ?? what, ...remarks.map((remark) => `(${remark})`)].join(' ');
  if (composition !== undefined)
    return {
      change: async () => ({ composition, note: words(`composition ${composition.slice(0, 12)}`) }),
      leftOut: () => [],
    };
  const named = builds && (await resolveBuilds(store, builds));
  let leftOut: readonly Revocation[] = [];
  return {
    leftOut: () => leftOut,
    change: async (current) => {
      const wanted = named ? { builds: named, leftOut: [] } : await latestBuilds(store, channel);
      ({ leftOut } = wanted);
      const served = current ? (await readComposition(store, current.composition)).builds : [];
      const changed = wanted.builds.filter(
        ({ name, id }) => !served.some((build) => build.name === name && build.id === id),
      );
      return {
        builds: wanted.builds,
        note: words(changed.map(({ name, id }) => `${name}@${id}`).join(' ')),
      };
    },
  };
}

/** `promote <channel>`: serves builds to the customers of a channel after they pass the gate. */
export const promoteVerb: Verb = (program, { store, output, tools }) => {
  program
    .command('promote')
    .description('serve builds on a channel, after the gate')
    .argument('<channel>', 'stable, next …', readChannel)
    .option(
      '--builds <build...>',
      '<remote>@latest or <remote>@<id>; without any, lists what can be promoted',
      readBuilds,
    )
    .option('--all', 'the latest build of every name, except those that were revoked')
    .option('--composition <hash>', 'serve this composition as it is, instead of builds', readHash)
    .option(
      '--expect <revision>',
      'only on top of this revision: end with 3 when it is not the newest; 0 creates a channel beside others',
      readNumber(0),
    )
    .option(
      '--static',
      'only the checks that need no browser, where the policy of the channel allows it; the note says so',
    )
    .addOption(removedStories())
    .option('--note <text>', 'why, for the history')
    .option('--by <who>', 'who, for the history', thisUser())
    .addHelpText(
      'after',
      '\nWithout --expect, a promotion that another one overtook is composed and checked again on top of it.',
    )
    .action(async (channel: string, flags: PromoteFlags, command) => {
      const wanted = [flags.builds, flags.all, flags.composition].filter(Boolean);
      if (wanted.length > 1)
        command.error('error: --builds, --all and --composition exclude each other');
      if (wanted.length === 0) return listPromotable(store(), channel, output());
      await refuseUnexpectedChannel(store(), channel, flags.expect);
      const { change, leftOut } = await wantedChange(store(), channel, flags);
      const check = checkByGate({
        store: store(),
        tools,
        output: output(),
        isStatic: flags.static === true,
        ...(flags.removedStory ? { removed: flags.removedStory } : {}),
      });
      const options = {
        note: '',
        by: flags.by,
        check,
        ...(flags.expect === undefined ? {} : { expect: flags.expect }),
      };
      const changed = await changeChannel(store(), channel, options, change);
      sayChange(output(), channel, changed, leftOut());
    });
};
