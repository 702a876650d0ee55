import { readFileSync } from 'node:fs';
import { manifestOf, readVersion } from './workspace';

/**
 * How the shell provides a shared module: in its first chunk, or by a separate import when a remote
 * requests it.
 */
type Delivery = 'first-chunk' | 'on-demand';

/** One row of the list below. `own` packages must match the requested version strictly. */
interface Singleton {
  /**
   * The exact import specifier. A prefix key ("…/") would lose the singleton mark in the manifest.
   */
  readonly key: string;
  /** The package that defines the version of the module. */
  readonly packageName: string;
  readonly own: boolean;
  readonly delivery: Delivery;
}

const library = (key: string, packageName: string): Singleton => ({
  key,
  packageName,
  own: false,
  delivery: 'first-chunk',
});

const DELIVERIES: readonly string[] = ['first-chunk', 'on-demand'] satisfies Delivery[];
const isDelivery = (value: unknown): value is Delivery => DELIVERIES.includes(String(value));

/** The entries that a shared package of this repository states in `singletons` of its package.json. */
function statedBy(packageName: string): Singleton[] {
  const { singletons: stated = {} } = JSON.parse(readFileSync(manifestOf(packageName), 'utf8')) as {
    singletons?: Readonly<Record<string, unknown>>;
  };
  return Object.entries(stated).map(([entry, delivery]) => {
    if (!isDelivery(delivery))
      throw new Error(
        `${packageName}: package.json, singletons["${entry}"]: state ${DELIVERIES.join(' or ')}`,
      );
    return { key: packageName + entry.slice(1), packageName, own: true, delivery };
  });
}

/**
 * The one list of modules that are loaded once per page. The shell provides every row
 * (`shell/src/remotes/remotes.test.ts` compares them), a remote contains none of them. Sharing a package
 * ships all of it, so the router, zod and axios are not listed: our own packages wrap them.
 */
export const singletons: readonly Singleton[] = [
  library('react', 'react'),
  library('react/jsx-runtime', 'react'),
  library('react-dom', 'react-dom'),
  library('effector', 'effector'),
  library('effector-react', 'effector-react'),
  library('i18next', 'i18next'),
  library('react-i18next', 'react-i18next'),
  ...statedBy('@storefront/shared-ui'),
  ...statedBy('@storefront/shared-domain'),
];

/** Version of every singleton, read from the installed packages. */
export function singletonVersions(): Record<string, string> {
  return Object.fromEntries(
    singletons.map(({ key, packageName }) => [key, readVersion(packageName)]),
  );
}

/** Version of every package that has singletons. */
export const packageVersions = (): Record<string, string> =>
  Object.fromEntries(singletons.map(({ packageName }) => [packageName, readVersion(packageName)]));

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
        requiredVersion: `^${readVersion(packageName)}`,
        strictVersion: own,
      },
    ]),
  );
}
