import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { packedSpecifier } from '@storefront/build/packing';

/** One entry of a package. */
export interface Entry {
  /** Its key in `exports`, as `./ui/router`. */
  readonly key: string;
  /** The source, from the root of the repository. */
  readonly source: string;
  /** The file of the package that it is bundled into, without `.js`. */
  readonly out: string;
}

/** A package to write. */
export interface Package {
  readonly name: string;
  readonly description: string;
  /** Entries that share chunks: each group is bundled on its own. */
  readonly groups: readonly (readonly Entry[])[];
  /** Files that are copied as they are, `[from the root, in the package]`. */
  readonly copies: readonly (readonly [from: string, to: string])[];
  /** Packages that no import names: loaders and commands. */
  readonly alsoNeeds: readonly string[];
  /** Workspaces whose sources become a part of the bundle. */
  readonly contains: readonly string[];
  /** Further modules without a type, which only a build requests. */
  readonly untyped: readonly Entry[];
  /** Further keys of `exports`. */
  readonly files: Readonly<Record<string, string>>;
}

const REMOTE = '@storefront/remote';

/** Entries of a workspace that are code, by the specifiers of the package. */
function entriesOf(workspace: string): Entry[] {
  const { exports } = JSON.parse(
    readFileSync(path.join(workspaceRoot, workspace, 'package.json'), 'utf8'),
  ) as { exports: Record<string, string> };
  return Object.entries(exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([entry, file]) => {
      const key = packedSpecifier(`@storefront/${workspace}${entry.slice(1)}`).replace(REMOTE, '.');
      return {
        key,
        source: path.join(workspace, file),
        out: path.join('dist', workspace, entry === '.' ? 'index' : entry),
      };
    });
}

const COMPOSITIONS = 'platform/compositions/src';
const BUILD = 'platform/build/src';

const remotePackage = (): Package => ({
  name: REMOTE,
  description: 'What a remote of the storefront imports: types, and code for its tests.',
  groups: [
    entriesOf('shared-domain'),
    entriesOf('shared-ui'),
    entriesOf('shared-kit'),
    [
      {
        key: './declaration',
        source: `${COMPOSITIONS}/declaration.contract.ts`,
        out: 'dist/compositions/declaration',
      },
      { key: './story', source: `${COMPOSITIONS}/story/index.ts`, out: 'dist/compositions/story' },
    ],
  ],
  copies: [],
  alsoNeeds: [],
  contains: [],
  untyped: [],
  files: { './kit/*.css': './dist/shared-kit/*.css' },
});

const LOADERS = [
  'catalogues/as-module.cjs',
  'catalogues/loader.cjs',
  'catalogues/write-index.cjs',
  'plugins/mark-copy-loader.cjs',
  'plugins/unused-components-loader.cjs',
];

const buildPackage = (): Package => ({
  name: '@storefront/build',
  description: 'Builds a remote of the storefront with Rspack, in a repository of its own.',
  groups: [[{ key: '.', source: `${BUILD}/remote-config.ts`, out: 'dist/index' }]],
  copies: LOADERS.map((file) => [`${BUILD}/${file}`, `dist/${file}`]),
  alsoNeeds: ['@rspack/cli', '@rspack/dev-server', 'babel-loader', 'react-refresh'],
  contains: ['compositions'],
  untyped: [
    {
      key: './remote-runtime',
      source: `${BUILD}/remote-runtime.ts`,
      out: 'dist/remote-runtime',
    },
    {
      key: './leaflet-browser',
      source: 'shared-kit/src/leaflet/leaflet-browser.ts',
      out: 'dist/leaflet-browser',
    },
  ],
  files: {},
});

/** The packages for teams with a repository of their own. */
export const packages = (): Package[] => [remotePackage(), buildPackage()];
