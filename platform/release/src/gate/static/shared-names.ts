import type { BuildRecord } from '@storefront/compositions';
import type { StaticCheck } from '../check';

const isOwn = (key: string): boolean => key.startsWith('@storefront/');

/**
 * Whether a name is provided. If the shell does not list the members of an object, any member
 * counts as provided.
 */
function isOffered(name: string, offered: ReadonlySet<string>): boolean {
  if (offered.has(name)) return true;
  const [object = '', member] = name.split('.');
  return (
    member !== undefined &&
    offered.has(object) &&
    ![...offered].some((other) => other.startsWith(`${object}.`))
  );
}

function findings(shell: BuildRecord, remote: BuildRecord): string[] {
  return Object.keys(remote.singletons)
    .filter(isOwn)
    .flatMap((key) => {
      const names = remote.shared[key];
      if (!names) return [`${remote.name} does not say what it uses of ${key}`];
      if (names.includes('*'))
        return [`${remote.name} takes all of ${key} at once, so what it uses is unknown`];
      const offered = new Set(shell.shared[key]);
      return names
        .filter((name) => !isOffered(name, offered))
        .map((name) => `${remote.name} uses ${name} of ${key}, which the shell does not give`);
    });
}

export const sharedNames: StaticCheck = {
  name: 'shared-names',
  sentence: 'Every event, model, rule and primitive that a remote uses is given by the shell.',
  advice:
    'Keep the old name beside the new one until no served remote uses it, ' +
    'or release the shell that gives the name first.',
  run: ({ shell, remotes }) => remotes.flatMap((remote) => findings(shell, remote)),
};
