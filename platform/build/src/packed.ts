import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How the shell provides a shared module: in its first chunk, or by a separate import when a remote
 * requests it.
 */
export type Delivery = 'first-chunk' | 'on-demand';

/** A module that is loaded once per page. `own` packages must match the requested version strictly. */
export interface Singleton {
  /**
   * The exact import specifier. A prefix key ("…/") would lose the singleton mark in the manifest.
   */
  readonly key: string;
  /** The import specifier of a remote in a repository of its own. */
  readonly packedAs: string;
  /** The package that defines the version of the module. */
  readonly packageName: string;
  readonly own: boolean;
  readonly delivery: Delivery;
}

type Texts = Readonly<Record<string, unknown>>;

/** What the build of a remote reads of this repository, in a file of the package `@storefront/build`. */
export interface Packed {
  /** The contract number that remotes are built against. */
  readonly contract: number;
  readonly browsers: readonly string[];
  readonly singletons: readonly Singleton[];
  /** Version of every package that has singletons. */
  readonly versions: Readonly<Record<string, string>>;
  /** English catalogues that remotes may use beside their own, by their namespaces. */
  readonly texts: Readonly<Record<string, Texts>>;
}

/** Name of the file, beside the code of the package. */
export const PACKED = 'packed.json';

const file = path.join(import.meta.dirname, PACKED);

/** Null in this repository, which is read instead. */
export const packed: Packed | null = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as Packed)
  : null;

const PACKAGES: Readonly<Record<string, string>> = {
  'shared-domain': '@storefront/remote',
  'shared-ui': '@storefront/remote/ui',
  'shared-kit': '@storefront/remote/kit',
  'compositions/story': '@storefront/remote/story',
  compositions: '@storefront/remote/declaration',
};

/**
 * What a remote in a repository of its own imports in the place of an entry of this repository:
 * `@storefront/shared-ui/router` is `@storefront/remote/ui/router`.
 */
export function packedSpecifier(specifier: string): string {
  const [, own = specifier] = /^@storefront\/(.+)$/.exec(specifier) ?? [];
  const found = Object.keys(PACKAGES).find((name) => own === name || own.startsWith(`${name}/`));
  return found === undefined ? specifier : PACKAGES[found] + own.slice(found.length);
}
