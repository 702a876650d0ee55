import type { BuildRecord, ExposeFiles } from './build.contract';
import type { Composition } from './composition.contract';

/** A build as the page needs it. Files are relative to `base`; `integrity` covers the files that start the build. */
export interface PageBuild {
  readonly base: string;
  readonly version: string;
  readonly contract: number;
  readonly entry: ExposeFiles;
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
}

/** The JSON document inside the HTML. */
export interface PageDocument {
  readonly config: PageConfig;
  readonly salt: string;
  readonly arms: readonly { readonly share: number; readonly composition: PageComposition }[];
}

const pageBuild = (build: BuildRecord, base: string): PageBuild => ({
  base,
  version: build.version,
  contract: build.contract,
  entry: build.entry,
  integrity: Object.fromEntries(
    build.files.filter(({ path }) => build.entry.js.includes(path) || build.entry.css.includes(path)).map(({ path, integrity }) => [path, integrity]),
  ),
  exposes: build.exposes,
  locales: build.locales,
});

/**
 * Joins a composition with the records of its builds. `baseOf` gives the address of a build's folder, with a slash at
 * the end. Throws when a record is missing: the store keeps builds for as long as a composition names them.
 */
export function pageComposition(
  composition: Composition,
  records: ReadonlyMap<string, BuildRecord>,
  baseOf: (name: string, id: string) => string,
): PageComposition {
  const builds = composition.builds.map(({ name, id }) => {
    const record = records.get(name);
    if (!record) throw new Error(`composition ${composition.hash} names ${name}, whose record is missing`);
    return [name, pageBuild(record, baseOf(name, id))] as const;
  });
  const { shell, ...remotes } = Object.fromEntries(builds);
  if (!shell) throw new Error(`composition ${composition.hash} has no shell`);
  return { hash: composition.hash, contract: composition.contract, shell, remotes };
}
