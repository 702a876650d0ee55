import { type BuildRecord, capabilitiesOf } from '@storefront/compositions';
import type { Tools } from '../../cli/tools';
import { toReason } from '../browser/to-reason';
import type { Candidate } from '../candidate';
import {
  type PublishedScreens,
  type Screens,
  type ScreensOfBuild,
  declaredScreens,
  joinScreens,
} from '../screens';
import { type ListedStories, listStories } from '../sandbox/story-sandbox';
import { buildsByName, canRun } from './select-stories';
import { type Story, storyId } from './story';

/** Most bytes of a script with stories. */
const MAX_BYTES = 1_000_000;

/** Stories that the declarations of a composition name, and what is wrong with them. */
export interface StoriesOfCandidate {
  readonly stories: readonly Story[];
  /** How their pages are reached; null when no build says so. */
  readonly screens: Screens | null;
  /** Reasons to refuse the candidate: sentences. */
  readonly findings: readonly string[];
  /** What a reader of the report needs: sentences. */
  readonly notes: readonly string[];
}

export interface StoryRules {
  /** Removed stories that are meant to be gone, as `remote-a/some-story`. */
  readonly removed?: readonly string[];
  /** A changed build must publish stories. */
  readonly isRequired?: boolean;
}

interface StoriesOfBuild extends Pick<StoriesOfCandidate, 'stories' | 'findings'> {
  readonly screens?: PublishedScreens | undefined;
}

type Read = Pick<Candidate, 'bytes'> & { readonly openSandbox: Tools['openSandbox'] };

/** The stories of one build in the order of their names. Findings: what it declares and lacks. */
async function readStoriesOfBuild(
  { bytes, openSandbox }: Read,
  build: BuildRecord,
): Promise<StoriesOfBuild> {
  const declared = Object.entries(capabilitiesOf(build)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (build.stories === undefined)
    return {
      stories: [],
      findings: declared.map(
        ([name]) => `${build.name}: declares the story ${name}, has no stories`,
      ),
    };
  let script: string;
  let listed: ListedStories;
  try {
    const file = await bytes(build, build.stories);
    if (file === null) throw new Error(`${build.stories} is not in the store`);
    if (file.length > MAX_BYTES) throw new Error(`${build.stories} is too large`);
    script = file.toString('utf8');
    listed = await listStories(openSandbox, script);
  } catch (error) {
    return {
      stories: [],
      findings: [`${build.name}: its stories cannot be read: ${toReason(error)}`],
    };
  }
  const names = new Set(declared.map(([name]) => name));
  return {
    screens: listed.screens,
    stories: declared.flatMap(([name, capability], place) => {
      const { needs, edition, steps, exchange } = listed.stories[name] ?? {};
      if (needs === undefined || steps === undefined) return [];
      const remotes = [build.name, ...needs.filter((need) => need !== build.name)];
      return [{ name, capability, remotes, edition, steps, exchange, place, script }];
    }),
    findings: [
      ...declared
        .filter(([name]) => listed.stories[name] === undefined)
        .map(([name]) => `${build.name}: declares the story ${name}, which its script lacks`),
      ...Object.keys(listed.stories)
        .filter((name) => !names.has(name))
        .map((name) => `${build.name}: has the story ${name}, which it does not declare`),
    ],
  };
}

/** Two builds with a story of one name: a finding could not say which it is about. */
function sameNames(stories: readonly Story[]): string[] {
  return stories.flatMap((story, index) => {
    const other = stories.slice(0, index).find(({ name }) => name === story.name);
    return other === undefined
      ? []
      : [`${storyId(story)} and ${storyId(other)} have one name: rename one of them`];
  });
}

/** A story that proves less than the served one of its name. */
function lostSteps(served: Story, now: Story): string[] {
  const lost = served.steps.filter((step) => !now.steps.includes(step));
  return lost.length === 0
    ? []
    : [`${storyId(now)} lacks steps of the served story: ${lost.join('; ')}`];
}

const storyRemoved = (story: Story, of: string): string =>
  `story removed: ${storyId(story)} of ${of}; ` +
  `if it is meant to be gone, name it with --removed-story ${storyId(story)}`;

/**
 * The stories of a candidate: those of its builds, and of each served build those that its changed build
 * lacks, unless the rules name them as removed.
 */
export async function readStories(
  candidate: Candidate,
  openSandbox: Tools['openSandbox'],
  { removed = [], isRequired = false }: StoryRules = {},
): Promise<StoriesOfCandidate> {
  const read = { bytes: candidate.bytes, openSandbox };
  const builds = buildsByName(candidate);
  const stories: Story[] = [];
  const findings: string[] = [];
  const notes: string[] = [];
  const screens: ScreensOfBuild[] = [];
  const ofServed: ScreensOfBuild[] = [];
  for (const build of [candidate.shell, ...candidate.remotes]) {
    const own = await readStoriesOfBuild(read, build);
    stories.push(...own.stories);
    findings.push(...own.findings);
    const declared = declaredScreens(build.declaration ?? { pages: [] });
    screens.push({ build: build.name, declared, screens: own.screens });
    const served = candidate.served.get(build.name);
    const isChanged = served?.contentHash !== build.contentHash;
    if (build.stories === undefined && build !== candidate.shell) {
      const hasBefore = isChanged && served?.stories !== undefined;
      notes.push(
        `${build.name} publishes no stories${hasBefore ? ': those of the served build run' : ''}`,
      );
      if (isRequired && isChanged)
        findings.push(`${build.name}: this channel requires stories, and it publishes none`);
    }
    if (!isChanged || served?.stories === undefined) continue;
    const known = new Map(own.stories.map((story) => [story.name, story]));
    const before = await readStoriesOfBuild(read, served);
    // rows of the served build count for addresses that the changed one leaves out
    if (before.screens) ofServed.push({ build: build.name, declared: {}, screens: before.screens });
    for (const story of before.stories) {
      const now = known.get(story.name);
      const isRunning = now !== undefined && (canRun(builds, now) || !canRun(builds, story));
      if (isRunning) {
        notes.push(...lostSteps(story, now));
        continue;
      }
      if (removed.includes(storyId(story))) {
        notes.push(`${storyId(story)} was removed, as stated`);
        continue;
      }
      if (now === undefined) stories.push(story);
      else stories.splice(stories.indexOf(now), 1, story);
      // a build from before stories has no declaration
      if (now !== undefined)
        findings.push(
          `${storyRemoved(story, 'the served build')}: of the changed one it never runs here, ` +
            'by its needs or its edition',
        );
      else if (build.stories !== undefined || build.declaration !== undefined)
        findings.push(storyRemoved(story, 'the served build'));
    }
  }
  for (const build of candidate.served.values()) {
    if (build.stories === undefined || builds.has(build.name)) continue;
    for (const story of (await readStoriesOfBuild(read, build)).stories)
      if (removed.includes(storyId(story))) notes.push(`${storyId(story)} was removed, as stated`);
      else findings.push(storyRemoved(story, 'a served build that the composition lacks'));
  }
  const joined = joinScreens([...screens, ...ofServed], candidate.shell.routes ?? []);
  if (joined === null) notes.push('no build says how its pages are reached: none was opened');
  return { stories, screens: joined, findings: [...findings, ...sameNames(stories)], notes };
}
