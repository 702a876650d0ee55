import type { BuildRecord } from '@storefront/compositions';
import type { Candidate } from '../candidate';
import type { Story } from './story';

/** Names of the builds that differ from the served ones; null before the first promotion. */
function changedBuilds({ shell, remotes, served }: Candidate): ReadonlySet<string> | null {
  if (served.size === 0) return null;
  const changed = [shell, ...remotes].filter(
    ({ name, contentHash }) => served.get(name)?.contentHash !== contentHash,
  );
  return new Set(changed.map(({ name }) => name));
}

/** Whether a build may behave differently: all may when the shell changed, or `isWhole`. */
function mayDiffer(candidate: Candidate, isWhole: boolean): (name: string) => boolean {
  const changed = isWhole ? null : changedBuilds(candidate);
  return (name) => changed === null || changed.has(candidate.shell.name) || changed.has(name);
}

/** Builds of a candidate by their names. */
export const buildsByName = ({ shell, remotes }: Candidate): ReadonlyMap<string, BuildRecord> =>
  new Map([shell, ...remotes].map((build) => [build.name, build]));

/** Whether builds have the edition of a story, and the remotes that it needs. */
export const canRun = (
  builds: ReadonlyMap<string, BuildRecord>,
  { edition, remotes }: Story,
): boolean =>
  (edition === undefined || edition === (builds.get(remotes[0] ?? '')?.edition ?? null)) &&
  remotes.every((remote) => builds.has(remote));

/**
 * The stories that a candidate can break: those of its changed remotes, or all when the shell
 * changed, nothing is served yet, or `isWhole`. A story of an edition runs where the composition has it.
 * The longest first: they share the browser.
 */
export function selectStories(
  candidate: Candidate,
  stories: readonly Story[],
  isWhole: boolean,
): Story[] {
  const differs = mayDiffer(candidate, isWhole);
  const isAll = differs(candidate.shell.name);
  const builds = buildsByName(candidate);
  return stories
    .filter((story) => canRun(builds, story) && (isAll || story.remotes.some(differs)))
    .sort((a, b) => b.steps.length - a.steps.length || (a.name < b.name ? -1 : 1));
}

/** The addresses of the candidate's URL map whose pages show a part that may be different. */
export function selectAddresses(candidate: Candidate, isWhole: boolean): string[] {
  const differs = mayDiffer(candidate, isWhole);
  return (candidate.shell.routes ?? [])
    .filter(({ pages }) => pages.some(({ remote }) => differs(remote)))
    .map(({ path }) => path);
}
