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

/** What a page shows: the pages of its route, and widgets of the shell (`remote-a/button`). */
export interface ShownAt {
  readonly route: Route | null;
  readonly widgets?: readonly string[];
}

/** The route of every page: a page for any address. */
export const ANY_PATH = '*';

/** Exposes of a remote that a page shows, with the one that starts the remote; empty for another one. */
function exposesShown({ name }: BuildRecord, { route, widgets = [] }: ShownAt): string[] {
  const pages = route?.pages.filter(({ remote }) => remote === name) ?? [];
  const shown = [
    ...pages.map(({ page }) => `./pages/${page}`),
    ...widgets
      .filter((widget) => widget.startsWith(`${name}/`))
      .map((widget) => `./widgets/${widget.slice(name.length + 1)}`),
  ];
  return shown.length === 0 ? [] : ['./remote', ...shown];
}

const isShell = (build: BuildRecord): boolean => build.name === 'shell';

/** Files that a build requests once the page of a route runs. */
function filesLater(build: BuildRecord, route: Route | null): string[] {
  if (route === null || route.path === ANY_PATH) return [];
  const keys = route.pages.map(({ remote, page }) =>
    isShell(build) ? `${remote}/${page}` : remote === build.name ? `./pages/${page}` : '',
  );
  return [...new Set(keys.flatMap((key) => build.later?.[key] ?? []))];
}

/** Files of a build that a page requests before the build itself runs. */
function askedByPage(build: BuildRecord, shown: ShownAt): Set<string> {
  const exposes = exposesShown(build, shown);
  const ahead = isShell(build)
    ? Object.values(build.exposes)
    : exposes.map((expose) => build.exposes[expose]);
  const texts = isShell(build) || exposes.length > 0 ? Object.values(build.locales).flat() : [];
  const later = filesLater(build, shown.route);
  return new Set([...filesOf(build.entry), ...ahead.flatMap(filesOf), ...texts, ...later]);
}

/** Of the singletons an expose consumes, the page needs only those that must be fetched for it. */
const onDemand = (files: ExposeFiles, given: BuildRecord['exposes']): ExposeFiles => ({
  ...files,
  consumes: files.consumes.filter((key) => key in given),
});

/** The scripts of all exposes: the page loads them for a build that has no hashes of its own. */
const allScripts = ({ entry, exposes }: BuildRecord): Set<string> =>
  new Set([entry, ...Object.values(exposes)].flatMap(({ js }) => js));

export function pageBuild(
  build: BuildRecord,
  base: string,
  shown: ShownAt,
  given: BuildRecord['exposes'],
): PageBuild {
  const { version, contract, locales, sharedFiles, adopted } = build;
  const entry = onDemand(build.entry, given);
  const exposes = Object.fromEntries(
    Object.entries(build.exposes).map(([key, files]) => [key, onDemand(files, given)]),
  );
  const requests = adopted ? allScripts(build) : askedByPage(build, shown);
  const later = filesLater(build, shown.route);
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
    ...(later.length === 0 ? {} : { later }),
    locales,
    ...(adopted ? { adopted } : {}),
  };
}

const unshared = ({ sharedFiles: _, ...build }: PageBuild): PageBuild => build;

/**
 * A build that is not preloaded: the page needs only its entry. It is loaded from its own folder, so
 * that a damaged shared file does not break the fallback too.
 */
export function spareBuild(build: BuildRecord, base: string): PageBuild {
  const { version, contract, entry, files } = build;
  if (build.adopted) return unshared(pageBuild(build, base, { route: null }, {}));
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
export const entryAlone = (build: BuildRecord, base: string): PageBuild =>
  pageBuild(
    { ...build, exposes: build.adopted ? build.exposes : {}, locales: {} },
    base,
    { route: null },
    {},
  );

/** A build of the first screen: of its exposes only those of the page. */
export function firstBuild(
  build: BuildRecord,
  base: string,
  shown: ShownAt,
  given: BuildRecord['exposes'],
): PageBuild {
  const wanted = new Set(exposesShown(build, shown));
  const exposes = Object.fromEntries(
    Object.entries(build.exposes).filter(([key]) => build.adopted || wanted.has(key)),
  );
  return pageBuild({ ...build, exposes }, base, shown, given);
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
        pageBuild(findRecord(records, ref), baseOf(ref.name, ref.id), { route }, given),
      ] as const,
  );
  return Object.fromEntries(entries);
}

export function findRecord(
  records: OpenedComposition['records'],
  ref: Pick<BuildRef, 'name' | 'id'>,
): BuildRecord {
  const record = records.get(recordKey(ref));
  if (!record) throw new Error(`the record of ${recordKey(ref)} is missing`);
  return record;
}
