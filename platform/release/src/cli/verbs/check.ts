import { compositionsInMemory } from '../../compositions';
import { recompose } from '../../recompose';
import type { WantedBuild } from '../../resolve-builds';
import { type Store, currentRevision, readComposition } from '../../store';
import { type Revocation, candidateBuilds } from '../../revocations';
import { CheckFailed, InconclusiveGate } from '../refusals';
import { newChannelLines } from '../new-channel';
import { readBuilds, readChannel, readHash, removedStories } from '../options';
import { gateLines, leftOutLines } from '../say';
import type { Verb } from '../verb';

interface CheckFlags {
  readonly builds?: readonly WantedBuild[];
  readonly composition?: string;
  readonly static?: boolean;
  readonly only?: readonly string[];
  readonly stories?: readonly string[];
  readonly whole?: boolean;
  readonly removedStory?: readonly string[];
  readonly requireStories?: boolean;
}

interface Wanted {
  readonly hash: string;
  readonly served: string | null;
  readonly leftOut: readonly Revocation[];
}

/** The requested composition, and the one that the channel serves now. */
async function findCandidate(
  store: Store,
  channel: string,
  { builds = [], composition }: CheckFlags,
): Promise<Wanted> {
  const served = (await currentRevision(store, channel))?.composition ?? null;
  if (composition !== undefined) return { hash: composition, served, leftOut: [] };
  const base = served === null ? null : await readComposition(store, served);
  const wanted = await candidateBuilds(store, channel, builds);
  const { hash } = await recompose(store, base, wanted.builds);
  return { hash, served, leftOut: wanted.leftOut };
}

/** `check <channel>`: whether builds pass the gate; the channel stays unchanged. */
export const checkVerb: Verb = (program, { store, output, tools }) => {
  program
    .command('check')
    .description('run the gate for builds on a channel; nothing is served')
    .argument('[channel]', 'stable, next …', readChannel, 'stable')
    .option('--composition <hash>', 'check this composition instead of builds', readHash)
    .option(
      '--builds <build...>',
      '<remote>@latest or <remote>@<id>; the latest of every name without it',
      readBuilds,
    )
    .option('--static', 'only the checks that need no browser')
    .option('--only <check...>', 'of the checks in a browser only these, e.g. story')
    .option('--stories <story...>', 'of the stories only these, by name')
    .option('--whole', 'every story, as before a promotion to customers')
    .addOption(removedStories())
    .option('--require-stories', 'refuse a changed remote that publishes no stories')
    .action(async (channel: string, flags: CheckFlags, command) => {
      if (flags.builds && flags.composition)
        command.error('error: --builds and --composition exclude each other');
      if (flags.static && (flags.only ?? flags.stories))
        command.error(
          'error: --only and --stories select checks in a browser, which --static leaves out',
        );
      // nothing is written: a store that is read-only is checked as well
      const present = compositionsInMemory(store());
      const { leftOut, ...candidate } = await findCandidate(present, channel, flags);
      const step = (sentence: string): void => output().step(sentence);
      const { runGate } = await import('../../gate');
      const report = await runGate({
        store: present,
        ...candidate,
        tools,
        static: flags.static === true,
        step,
        isWhole: flags.whole === true,
        storyRules: {
          removed: flags.removedStory ?? [],
          isRequired: flags.requireStories === true,
        },
        ...(flags.only ? { only: flags.only } : {}),
        ...(flags.stories ? { stories: flags.stories } : {}),
      });
      if (report.isUnknown) throw new InconclusiveGate(report);
      if (!report.isOk) throw new CheckFailed(report);
      const left = leftOut.length === 0 ? {} : { leftOut };
      output().result({ ...report, ...left }, [
        ...(await newChannelLines(store(), channel)),
        ...leftOutLines(leftOut),
        ...gateLines(report),
      ]);
    });
};
