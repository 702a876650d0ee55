import type { Candidate } from '../candidate';
import { stories } from './list';
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

/**
 * The stories that a candidate can break: those of its changed remotes, or all when the shell
 * changed, nothing is served yet, or `isWhole`. A story of an edition runs where the composition has it.
 */
export function selectStories(candidate: Candidate, isWhole: boolean): Story[] {
  const differs = mayDiffer(candidate, isWhole);
  const isAll = differs(candidate.shell.name);
  const builder = candidate.remotes.find(({ name }) => name === 'mf-pizza-builder');
  const edition = builder?.edition ?? null;
  const names = new Set(candidate.remotes.map(({ name }) => name));
  return stories.filter(
    (story) =>
      (story.edition === undefined || story.edition === edition) &&
      story.remotes.every((remote) => names.has(remote)) &&
      (isAll || story.remotes.some(differs)),
  );
}

/** The addresses of the candidate's URL map whose pages show a part that may be different. */
export function selectAddresses(candidate: Candidate, isWhole: boolean): string[] {
  const differs = mayDiffer(candidate, isWhole);
  return (candidate.shell.routes ?? [])
    .filter(({ pages }) => pages.some(({ remote }) => differs(remote)))
    .map(({ path }) => path);
}
