import type { Texts } from '@storefront/compositions/story';
import type { Candidate } from '../candidate';
import { catalogsOfBuild } from './catalogs-of-build';
import { type Catalog, textsIn } from './texts-in';

/** What of a candidate has its catalogs. */
export type Builds = Pick<Candidate, 'shell' | 'remotes' | 'bytes'>;

/** The catalogs of a composition in one language, by the name of the build. */
export async function readCatalogs(
  { shell, remotes, bytes }: Builds,
  language: string,
): Promise<ReadonlyMap<string, readonly Catalog[]>> {
  const catalogs = new Map<string, readonly Catalog[]>();
  for (const build of [shell, ...remotes])
    catalogs.set(build.name, await catalogsOfBuild(bytes, build, language));
  return catalogs;
}

/** The texts of a composition in one language. */
export const readTexts = async (builds: Builds, language: string): Promise<Texts> =>
  textsIn(await readCatalogs(builds, language), language);
