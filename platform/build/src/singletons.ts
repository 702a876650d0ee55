import { versionOf } from './workspace';

/**
 * How the shell provides a shared module: in its first chunk, or by a separate import when a remote
 * requests it.
 */
export type Delivery = 'first-chunk' | 'on-demand';

/** One row of the list below. `own` packages must match the requested version strictly. */
export interface Singleton {
  /**
   * The exact import specifier. A prefix key ("…/") would lose the singleton mark in the manifest.
   */
  readonly key: string;
  /** The package that defines the version of the module. */
  readonly packageName: string;
  readonly own: boolean;
  readonly delivery: Delivery;
}

const library = <const K extends string, const P extends string, const D extends Delivery>(
  key: K,
  packageName: P,
  delivery: D,
) => ({ key, packageName, own: false, delivery }) as const;
const ours = <const K extends string, const P extends string, const D extends Delivery>(
  key: K,
  packageName: P,
  delivery: D,
) => ({ key, packageName, own: true, delivery }) as const;

/**
 * The one list of modules that are loaded once per page. The shell provides every row
 * (`shell/src/remotes/provide-domain.ts` is checked against it by the compiler), a remote contains
 * none of them. Sharing a package ships all of it, so the router, zod and axios are not listed: our
 * own packages wrap them.
 */
export const singletons = [
  library('react', 'react', 'first-chunk'),
  library('react/jsx-runtime', 'react', 'first-chunk'),
  library('react-dom', 'react-dom', 'first-chunk'),
  library('effector', 'effector', 'first-chunk'),
  library('effector-react', 'effector-react', 'first-chunk'),
  library('i18next', 'i18next', 'first-chunk'),
  library('react-i18next', 'react-i18next', 'first-chunk'),
  ours('@storefront/shared-ui', '@storefront/shared-ui', 'first-chunk'),
  ours('@storefront/shared-ui/router', '@storefront/shared-ui', 'first-chunk'),
  ours('@storefront/shared-domain/bus', '@storefront/shared-domain', 'first-chunk'),
  ours('@storefront/shared-domain/clock', '@storefront/shared-domain', 'first-chunk'),
  ours('@storefront/shared-domain/models', '@storefront/shared-domain', 'first-chunk'),
  ours('@storefront/shared-domain/menu-rules', '@storefront/shared-domain', 'first-chunk'),
  ours('@storefront/shared-domain/paths', '@storefront/shared-domain', 'first-chunk'),
  ours('@storefront/shared-domain/remote', '@storefront/shared-domain', 'first-chunk'),
  ours('@storefront/shared-domain/storage', '@storefront/shared-domain', 'first-chunk'),
  ours('@storefront/shared-domain/contracts', '@storefront/shared-domain', 'on-demand'),
  ours('@storefront/shared-domain/rules', '@storefront/shared-domain', 'on-demand'),
  ours('@storefront/shared-domain/phones', '@storefront/shared-domain', 'on-demand'),
  ours('@storefront/shared-domain/schedule', '@storefront/shared-domain', 'on-demand'),
  ours('@storefront/shared-domain/http', '@storefront/shared-domain', 'on-demand'),
] as const satisfies readonly Singleton[];

export type SingletonKey<D extends Delivery = Delivery> = Extract<
  (typeof singletons)[number],
  { delivery: D }
>['key'];
export type SingletonPackage = (typeof singletons)[number]['packageName'];

/** Version of every singleton, read from the installed packages. */
export function singletonVersions(): Record<string, string> {
  return Object.fromEntries(
    singletons.map(({ key, packageName }) => [key, versionOf(packageName)]),
  );
}

/** Version of every package that has singletons. */
export const packageVersions = (): Record<string, string> =>
  Object.fromEntries(singletons.map(({ packageName }) => [packageName, versionOf(packageName)]));

/**
 * Sharing configuration of a remote: it consumes every row and contains no copy, so versions cannot
 * differ.
 */
export function consumedByRemote() {
  return Object.fromEntries(
    singletons.map(({ key, packageName, own }) => [
      key,
      {
        import: false as const,
        singleton: true,
        requiredVersion: `^${versionOf(packageName)}`,
        strictVersion: own,
      },
    ]),
  );
}
