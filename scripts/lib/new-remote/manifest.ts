import type { Lock } from '../../lock/missing-packages.mjs';

/**
 * Packages of every remote; the versions are those of the shell, which provides them to the page.
 */
const PACKAGES = [
  '@storefront/shared-domain',
  '@storefront/shared-kit',
  '@storefront/shared-ui',
  'effector',
  'effector-react',
  'i18next',
  'react',
  'react-i18next',
];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Types of the declaration, and what stories import. */
const COMPOSITIONS = '@storefront/compositions';

/** `package.json` of a new remote, with the versions that the shell and the workspace have. */
export function createManifest(
  remote: string,
  shell: Pick<Manifest, 'dependencies'>,
  compositions: Pick<Manifest, 'version'>,
) {
  return {
    name: `@storefront/${remote}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    exports: {},
    scripts: { build: 'rspack build -c rspack.config.ts' },
    dependencies: Object.fromEntries(
      Object.entries(shell.dependencies).filter(([name]) => PACKAGES.includes(name)),
    ),
    devDependencies: { [COMPOSITIONS]: compositions.version },
  };
}

/**
 * The lock with the two entries of a new workspace, in npm's order: `npm ci` accepts it and no
 * installation is needed.
 */
export function lockWith(
  lock: Lock,
  remote: string,
  { name, version, dependencies, devDependencies }: Manifest,
): Lock {
  const packages = {
    ...lock.packages,
    [remote]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: remote, link: true },
  };
  return {
    ...lock,
    packages: Object.fromEntries(
      Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
    ),
  };
}
