import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describeRepository } from '@storefront/build/packing';
import { versionIn, workspaceRoot } from '@storefront/build/workspace';
import type { Entry, Package } from './entries';

const OWN = '@storefront/';

/** Version of all packages. Its first number is the contract between shell and remotes. */
function packageVersion(): string {
  const version = versionIn(path.join(workspaceRoot, 'shared-domain/package.json'));
  const { contract } = describeRepository();
  if (version.split('.')[0] !== String(contract))
    throw new Error(
      `shared-domain/package.json: version ${version}, and the contract number is ${contract}: ` +
        'the first number of the version is the contract',
    );
  return version;
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Versions of packages as this repository states them. */
const VERSIONS: ReadonlyMap<string, string> = new Map(
  ['.', 'shared-domain', 'shared-ui', 'shared-kit', 'shell', 'platform/build', 'platform/release']
    .map(
      (folder) =>
        JSON.parse(
          readFileSync(path.join(workspaceRoot, folder, 'package.json'), 'utf8'),
        ) as Manifest,
    )
    .flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...devDependencies, ...dependencies }),
    ),
);

function stated(name: string): string {
  const version = VERSIONS.get(name);
  if (version === undefined) throw new Error(`no package.json of a packed part names ${name}`);
  return version;
}

/** The package with the types of another one, or none. */
const typesOf = (name: string): string[] =>
  [`@types/${name.replace('@', '').replace('/', '__')}`].filter((it) => VERSIONS.has(it));

interface Used {
  /** Specifiers in the code, and in the declarations. */
  readonly code: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

const sorted = (names: Iterable<string>, version: (name: string) => string) =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, version(name)]));

/** `package.json` of a package; `declared`: path of the declaration of an entry in the package. */
export function manifestOf(
  { name, description, groups, untyped, files, alsoNeeds }: Package,
  used: Used,
  declared: (entry: Entry) => string,
): object {
  const version = packageVersion();
  const { license, engines } = JSON.parse(
    readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8'),
  ) as { license: string; engines: object };
  const shared = describeRepository().singletons.filter(({ own }) => !own);
  const provided = new Set(shared.map(({ packageName }) => packageName));
  const ofTypes = [...used.types].map(packageOf);
  const names = [
    ...[...used.code].map(packageOf),
    ...ofTypes,
    ...ofTypes.flatMap(typesOf),
    ...alsoNeeds,
  ].filter((it) => it !== name && !isBuiltin(it));
  const isPeer = (it: string): boolean => provided.has(it) || it.startsWith(OWN);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: {
      ...Object.fromEntries(
        groups
          .flat()
          .map((entry) => [
            entry.key,
            { types: `./${declared(entry)}`, default: `./${entry.out}.js` },
          ]),
      ),
      ...Object.fromEntries(untyped.map(({ key, out }) => [key, `./${out}.js`])),
      ...files,
      './package.json': './package.json',
    },
    files: ['dist'],
    dependencies: sorted(
      names.filter((it) => !isPeer(it)),
      stated,
    ),
    peerDependencies: sorted(names.filter(isPeer), (it) =>
      it.startsWith(OWN) ? version : `^${stated(it)}`,
    ),
  };
}
