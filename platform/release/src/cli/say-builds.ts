import type { BuildRef } from '@storefront/compositions';

/** A line for each build of a composition, with the one that the page falls back to. */
export function buildLines({
  builds,
  previous,
}: Record<'builds' | 'previous', readonly BuildRef[]>): string[] {
  const width = Math.max(...builds.map(({ name }) => name.length));
  const before = ({ name }: BuildRef): string => {
    const good = previous.find((build) => build.name === name);
    return good ? `  (last good: ${good.id})` : '';
  };
  return builds.map((build) => `  ${build.name.padEnd(width)}  ${build.id}${before(build)}`);
}
