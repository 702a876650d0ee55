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

/**
 * The stories that a candidate can break: those of its changed remotes, or all when the shell
 * changed, nothing is served yet, or `isWhole`. A story of an edition runs where the composition has it.
 */
export function selectStories(candidate: Candidate, isWhole: boolean): Story[] {
  const changed = isWhole ? null : changedBuilds(candidate);
  const builder = candidate.remotes.find(({ name }) => name === 'mf-pizza-builder');
  const edition = builder?.edition ?? null;
  const names = new Set(candidate.remotes.map(({ name }) => name));
  return stories.filter(
    (story) =>
      (story.edition === undefined || story.edition === edition) &&
      story.remotes.every((remote) => names.has(remote)) &&
      (changed === null ||
        changed.has(candidate.shell.name) ||
        story.remotes.some((remote) => changed.has(remote))),
  );
}
