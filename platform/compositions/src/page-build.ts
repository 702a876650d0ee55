import type { BuildRecord, ExposeFiles, Route } from './build.contract';
import type { BuildRef, Composition } from './composition.contract';
import type { PageBuild } from './page-document';

/**
 * A composition with the records of its builds, by their ids, and the address of each build's
 * folder, with a slash at the end.
 */
export interface OpenedComposition {
  readonly composition: Composition;
  readonly records: ReadonlyMap<string, BuildRecord>;
  readonly baseOf: (name: string, id: string) => string;
}

const filesOf = (files: ExposeFiles | undefined): string[] =>
  files ? [...files.js, ...files.css] : [];

/** Files of a build that a page at `route` requests before the build itself runs. */
function askedByPage(build: BuildRecord, route: Route | null): Set<string> {
  const isShell = build.routes !== undefined;
  const pages = route?.pages.filter(({ remote }) => remote === build.name) ?? [];
  const exposes =
    pages.length === 0 ? [] : ['./remote', ...pages.map(({ page }) => `./pages/${page}`)];
  const ahead = isShell
    ? Object.values(build.exposes)
    : exposes.map((expose) => build.exposes[expose]);
  const texts = isShell || pages.length > 0 ? Object.values(build.locales).flat() : [];
  return new Set([...filesOf(build.entry), ...ahead.flatMap(filesOf), ...texts]);
}

/** Of the singletons an expose consumes, the page needs only those that must be fetched for it. */
const onDemand = (files: ExposeFiles, given: BuildRecord['exposes']): ExposeFiles => ({
  ...files,
  consumes: files.consumes.filter((key) => key in given),
});

export function pageBuild(
  build: BuildRecord,
  base: string,
  route: Route | null,
  given: BuildRecord['exposes'],
): PageBuild {
  const { version, contract, locales, sharedFiles } = build;
  const entry = onDemand(build.entry, given);
  const exposes = Object.fromEntries(
    Object.entries(build.exposes).map(([key, files]) => [key, onDemand(files, given)]),
  );
  const requests = askedByPage(build, route);
  const hashes = build.files
    .filter(({ path }) => requests.has(path))
    .map(({ path, integrity }) => [path, integrity]);
  return {
    base,
    ...(sharedFiles ? { sharedFiles } : {}),
    version,
    contract,
    entry,
    integrity: Object.fromEntries(hashes),
    exposes,
    locales,
  };
}

/**
 * A build that is not preloaded: the page needs only its entry. It is loaded from its own folder, so
 * that a damaged shared file does not break the fallback too.
 */
export function spareBuild(
  { version, contract, entry, files }: BuildRecord,
  base: string,
): PageBuild {
  const requests = filesOf(entry);
  const hashes = files
    .filter(({ path }) => requests.includes(path))
    .map(({ path, integrity }) => [path, integrity]);
  return {
    base,
    version,
    contract,
    entry: { ...entry, consumes: [] },
    integrity: Object.fromEntries(hashes),
    exposes: {},
    locales: {},
  };
}

/** A build that the page may load, but does not preload. */
export const entryAlone = ({ exposes: _, ...build }: BuildRecord, base: string): PageBuild =>
  pageBuild({ ...build, exposes: {}, locales: {} }, base, null, {});

/** A build of the first screen: of its exposes only those of the route. */
export function firstBuild(
  build: BuildRecord,
  base: string,
  route: Route,
  given: BuildRecord['exposes'],
): PageBuild {
  const pages = route.pages.filter(({ remote }) => remote === build.name);
  const wanted = new Set(['./remote', ...pages.map(({ page }) => `./pages/${page}`)]);
  const exposes = Object.fromEntries(
    Object.entries(build.exposes).filter(([key]) => wanted.has(key)),
  );
  return pageBuild({ ...build, exposes }, base, route, given);
}

/** Key of a build in `OpenedComposition.records`. */
export const recordKey = ({ name, id }: Pick<BuildRef, 'name' | 'id'>): string => `${name}/${id}`;

/**
 * Builds as the page at `route` needs them, by name; `given` are the singletons that the shell
 * provides on demand.
 */
export function pageBuilds(
  refs: readonly BuildRef[],
  { records, baseOf }: Pick<OpenedComposition, 'records' | 'baseOf'>,
  route: Route | null,
  given: BuildRecord['exposes'],
): Record<string, PageBuild> {
  const entries = refs.map(
    (ref) =>
      [
        ref.name,
        pageBuild(recordOf(records, ref), baseOf(ref.name, ref.id), route, given),
      ] as const,
  );
  return Object.fromEntries(entries);
}

export function recordOf(
  records: OpenedComposition['records'],
  ref: Pick<BuildRef, 'name' | 'id'>,
): BuildRecord {
  const record = records.get(recordKey(ref));
  if (!record) throw new Error(`the record of ${recordKey(ref)} is missing`);
  return record;
}
