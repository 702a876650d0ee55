import type { BuildRecord, ExposeFiles, Route } from './build.contract';
import type { BuildRef, Composition } from './composition.contract';
import type { PageSite } from './page-site';

/** A build as the page needs it. Files are relative to `filesUrl`. */
export interface PageBuild {
  /** URL of the build's folder: its identity in a page. */
  readonly base: string;
  /** The files are also in the folder that the builds of this name share, and loaded from there. */
  readonly sharedFiles?: true;
  readonly version: string;
  readonly contract: number;
  readonly entry: ExposeFiles;
  /**
   * Hashes of the files that the page itself requests; those of the other files are in the build's
   * entry.
   */
  readonly integrity: Readonly<Record<string, string>>;
  readonly exposes: Readonly<Record<string, ExposeFiles>>;
  readonly locales: Readonly<Record<string, readonly string[]>>;
}

/**
 * A composition as it is written into the HTML: no address of a remote is in the shell's own build.
 */
export interface PageComposition {
  readonly hash: string;
  readonly contract: number;
  readonly shell: PageBuild;
  readonly remotes: Readonly<Record<string, PageBuild>>;
  /** Last good builds of remotes: the fallback when the one in `remotes` cannot be loaded. */
  readonly previous: Readonly<Record<string, PageBuild>>;
}

/** Settings that depend on the server, not on the builds. Paths have no trailing slash. */
export interface PageConfig extends PageSite {
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly channel: string;
  readonly revision: number;
  /** Language of the restaurant, when it was known in time; empty otherwise. */
  readonly language: string;
  /**
   * Names of the restaurant's modules that are on, when they were known in time; null otherwise.
   */
  readonly modules: readonly string[] | null;
  /** Origins from which an override may load a remote. */
  readonly origins: readonly string[];
  /** Address of `ChannelUpdates`; empty where sessions are not pinned (development). */
  readonly newsUrl: string;
}

/** An arm in the page: its buckets, and its builds that replace the composition's. */
export interface PageArm {
  readonly name: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** Switched off: its visitors get control. */
  readonly isOff: boolean;
  readonly builds: Readonly<Record<string, PageBuild>>;
}

export interface PageExperiment {
  readonly name: string;
  readonly salt: string;
  /** Another text whenever the arm of any visitor may have changed. */
  readonly allocation: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly forces?: { readonly module: string; readonly arm: string };
  readonly arms: readonly PageArm[];
}

/**
 * The JSON document inside the HTML: the channel as it is now, and all that its arms are made of.
 */
export interface PageDocument {
  readonly config: PageConfig;
  readonly composition: PageComposition;
  readonly experiments: readonly PageExperiment[];
  /** As `ChannelRevision` names them. */
  readonly variants: Readonly<Record<string, string>>;
  readonly revoked: readonly string[];
}

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

function pageBuild(
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
function spareBuild({ version, contract, entry, files }: BuildRecord, base: string): PageBuild {
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

function recordOf(records: OpenedComposition['records'], ref: BuildRef): BuildRecord {
  const record = records.get(recordKey(ref));
  if (!record) throw new Error(`the record of ${recordKey(ref)} is missing`);
  return record;
}

/**
 * A composition as the page at `route` needs it; null for an address that matches no route.
 * Throws when a record is missing: the store retains builds for as long as a composition names
 * them.
 */
export function pageComposition(opened: OpenedComposition, route: Route | null): PageComposition {
  const { hash, contract, builds, previous } = opened.composition;
  const shellRef = builds.find(({ name }) => name === 'shell');
  if (!shellRef) throw new Error(`composition ${hash} has no shell`);
  const given = recordOf(opened.records, shellRef).exposes;
  const { shell, ...remotes } = pageBuilds(builds, opened, route, given);
  if (!shell) throw new Error(`composition ${hash} has no shell`);
  const spare = previous.map(
    (ref) =>
      [
        ref.name,
        spareBuild(recordOf(opened.records, ref), opened.baseOf(ref.name, ref.id)),
      ] as const,
  );
  return { hash, contract, shell, remotes, previous: Object.fromEntries(spare) };
}
