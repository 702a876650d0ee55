import type { BuildRecord } from '@storefront/compositions';
import { satisfies } from 'semver';
import type { StaticCheck } from '../check';

const consumed = (build: BuildRecord): string[] => [
  ...new Set([build.entry, ...Object.values(build.exposes)].flatMap(({ consumes }) => consumes)),
];

function findings(shell: BuildRecord, remote: BuildRecord): string[] {
  const unsaid = consumed(remote).filter((key) => !(key in remote.singletons));
  const unfit = Object.entries(remote.singletons).flatMap(([key, range]) => {
    const given = shell.singletons[key];
    if (given === undefined)
      return [`${remote.name} asks for ${key} ${range}, which the shell does not give`];
    return satisfies(given, range)
      ? []
      : [`${remote.name} asks for ${key} ${range}, the shell gives ${given}`];
  });
  return [
    ...unsaid.map((key) => `${remote.name} takes ${key} and does not say in which version`),
    ...unfit,
  ];
}

export const singletons: StaticCheck = {
  name: 'singletons',
  sentence: 'The shell gives every shared module in a version that each remote accepts.',
  advice:
    'Build the remote with the versions of the shell, or release a shell with the version it asks for first.',
  run: ({ shell, remotes }) => remotes.flatMap((remote) => findings(shell, remote)),
};
