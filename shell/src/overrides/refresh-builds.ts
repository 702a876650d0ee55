import type { Overrides, OverridingBuild } from '../boot/stored-overrides';
import { fetchBuild } from './fetch-build';
import type { Place } from './place';
import { isElsewhere } from './resolve-base';

const isSame = (a: OverridingBuild, b: OverridingBuild): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Builds of this store never change; a development build changes with every edit. Returns the
 * overrides with the changed builds, or null when none has changed.
 */
export async function refreshBuilds(overrides: Overrides, place: Place): Promise<Overrides | null> {
  const changed: Record<string, OverridingBuild> = {};
  for (const [name, build] of Object.entries(overrides.builds)) {
    if (!isElsewhere(build)) continue;
    const fetched = await fetchBuild(build.base, name, place);
    if (fetched.ok && !isSame(fetched.build, build)) changed[name] = fetched.build;
  }
  return Object.keys(changed).length === 0
    ? null
    : { ...overrides, builds: { ...overrides.builds, ...changed } };
}
