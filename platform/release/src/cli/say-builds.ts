import type { BuildRef } from '@storefront/compositions';

interface Said {
  readonly builds: readonly BuildRef[];
  readonly previous: readonly BuildRef[];
  /** Names of those that the shell declares. */
  readonly undeclared?: readonly string[];
}

/** A line for each build of a composition, with the one that the page falls back to. */
export function buildLines({ builds, previous, undeclared = [] }: Said): string[] {
  const width = Math.max(...builds.map(({ name }) => name.length));
  const remarks = ({ name }: BuildRef): string => {
    const good = previous.find((build) => build.name === name);
    const said = [
      ...(good ? [`last good: ${good.id}`] : []),
      ...(undeclared.includes(name) ? ['declared by the shell: built before declarations'] : []),
    ];
    return said.length === 0 ? '' : `  (${said.join('; ')})`;
  };
  return builds.map((build) => `  ${build.name.padEnd(width)}  ${build.id}${remarks(build)}`);
}
