import type { BuildRecord } from '@storefront/compositions';
import { satisfies } from 'semver';
import type { StaticCheck } from '../check';

const consumed = (build: BuildRecord): string[] => [
  ...new Set([build.entry, ...Object.values(build.exposes)].flatMap(({ consumes }) => consumes)),
];

function findings(shell: BuildRecord, remote: BuildRecord): string[] {
  const undeclared = consumed(remote).filter((key) => !(key in remote.singletons));
  const unfit = Object.entries(remote.singletons).flatMap(([key, range]) => {
    const provided = shell.singletons[key];
    if (provided === undefined)
      return [`${remote.name} requires ${key} ${range}, which the shell does not provide`];
    return satisfies(provided, range)
      ? []
      : [`${remote.name} requires ${key} ${range}, the shell provides ${provided}`];
  });
  return [
    ...undeclared.map((key) => `${remote.name} uses ${key} without declaring its version`),
    ...unfit,
  ];
}

export const singletons: StaticCheck = {
  name: 'singletons',
  sentence: 'The shell provides every shared module in a version that each remote accepts.',
  advice:
    'Build the remote with the versions of the shell, or release a shell with the version it requires first.',
  run: ({ shell, remotes }) => remotes.flatMap((remote) => findings(shell, remote)),
};
