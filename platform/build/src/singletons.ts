import { readFileSync } from 'node:fs';
import { type Delivery, type Singleton, packed, packedSpecifier } from './packed';
import { manifestOf, readVersion } from './workspace';

const library = (key: string, packageName: string): Singleton => ({
  key,
  packedAs: key,
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
    const key = packageName + entry.slice(1);
    return { key, packedAs: packedSpecifier(key), packageName, own: true, delivery };
  });
}

/**
 * The one list of modules that are loaded once per page. The shell provides every row
 * (`shell/src/remotes/remotes.test.ts` compares them), a remote contains none of them. Sharing a package
 * ships all of it, so the router, zod and axios are not listed: our own packages wrap them.
 */
export const singletons: readonly Singleton[] = packed?.singletons ?? [
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

/** What the sources of a remote import: the key, or the entry of the installed package. */
export const importedAs = ({ key, packedAs }: Singleton): string => (packed ? packedAs : key);

/**
 * Sharing configuration of a remote, by what its sources import: it consumes every row and contains no
 * copy, so versions cannot differ.
 */
export function consumedByRemote() {
  return Object.fromEntries(
    singletons.map((singleton) => [importedAs(singleton), consumed(singleton)]),
  );
}

const consumed = ({ key, packageName, own }: Singleton) => ({
  import: false as const,
  shareKey: key,
  singleton: true,
  requiredVersion: `^${readVersion(packageName)}`,
  strictVersion: own,
});
