import type { BuildRecord, ExposeFiles, Route } from './build.contract';
import type { Composition } from './composition.contract';

/** A build as the page needs it. Files are relative to `base`. */
export interface PageBuild {
  readonly base: string;
  readonly version: string;
  readonly contract: number;
  readonly entry: ExposeFiles;
  /** Hashes of the files that the page asks for by itself; those of the others are in the build's entry. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly exposes: Readonly<Record<string, ExposeFiles>>;
  readonly locales: Readonly<Record<string, readonly string[]>>;
}

/** A composition as it is written into the HTML: no address of a remote is in the shell's own build. */
export interface PageComposition {
  readonly hash: string;
  readonly contract: number;
  readonly shell: PageBuild;
  readonly remotes: Readonly<Record<string, PageBuild>>;
}

/** Settings that depend on where the page is served, not on what was built. Paths have no slash at the end. */
export interface PageConfig {
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly channel: string;
  readonly revision: number;
  /** Language of the restaurant, when it was known in time; empty otherwise. */
  readonly language: string;
}

/** The JSON document inside the HTML. */
export interface PageDocument {
  readonly config: PageConfig;
  readonly salt: string;
  readonly arms: readonly { readonly share: number; readonly composition: PageComposition }[];
}

/** A composition with the records of its builds, and the address of each build's folder, with a slash at the end. */
export interface OpenedComposition {
  readonly composition: Composition;
  readonly records: ReadonlyMap<string, BuildRecord>;
  readonly baseOf: (name: string, id: string) => string;
}

const filesOf = (files: ExposeFiles | undefined): string[] => (files ? [...files.js, ...files.css] : []);

/** Files of a build that a page at `route` asks for before the build itself runs. */
function askedByPage(build: BuildRecord, route: Route | null): Set<string> {
  const isShell = build.routes !== undefined;
  const pages = route?.pages.filter(({ remote }) => remote === build.name) ?? [];
  const exposes = pages.length === 0 ? [] : ['./remote', ...pages.map(({ page }) => `./pages/${page}`)];
  const ahead = isShell ? Object.values(build.exposes) : exposes.map((expose) => build.exposes[expose]);
  const texts = isShell || pages.length > 0 ? Object.values(build.locales).flat() : [];
  return new Set([...filesOf(build.entry), ...ahead.flatMap(filesOf), ...texts]);
}

/** Of what an expose consumes, the page only has to know what must be fetched for it. */
const onDemand = (files: ExposeFiles, given: BuildRecord['exposes']): ExposeFiles => ({
  ...files,
  consumes: files.consumes.filter((key) => key in given),
});

function pageBuild(build: BuildRecord, base: string, route: Route | null, given: BuildRecord['exposes']): PageBuild {
  const { version, contract, locales } = build;
  const entry = onDemand(build.entry, given);
  const exposes = Object.fromEntries(Object.entries(build.exposes).map(([key, files]) => [key, onDemand(files, given)]));
  const asked = askedByPage(build, route);
  const hashes = build.files.filter(({ path }) => asked.has(path)).map(({ path, integrity }) => [path, integrity]);
  return { base, version, contract, entry, integrity: Object.fromEntries(hashes), exposes, locales };
}

/**
 * A composition as the page at `route` needs it; null for an address that no route fits.
 * Throws when a record is missing: the store keeps builds for as long as a composition names them.
 */
export function pageComposition({ composition, records, baseOf }: OpenedComposition, route: Route | null): PageComposition {
  const given = records.get('shell')?.exposes ?? {};
  const builds = composition.builds.map(({ name, id }) => {
    const record = records.get(name);
    if (!record) throw new Error(`composition ${composition.hash} names ${name}, whose record is missing`);
    return [name, pageBuild(record, baseOf(name, id), route, given)] as const;
  });
  const { shell, ...remotes } = Object.fromEntries(builds);
  if (!shell) throw new Error(`composition ${composition.hash} has no shell`);
  return { hash: composition.hash, contract: composition.contract, shell, remotes };
}
