import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RemoteDeclaration } from '@storefront/compositions';
import { packed } from './packed';

/**
 * Absolute folder of the repository: of this one, or of the remote that installed the package and is
 * built in its own folder.
 */
export const workspaceRoot = packed
  ? process.cwd()
  : path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * The oldest browsers that the builds are for, with `<dialog>`, popover, nesting and `light-dark()`:
 * the one list, also of the lint of browser APIs. All of them run ES2022.
 */
export const browsers = (): string[] =>
  packed
    ? [...packed.browsers]
    : readFileSync(path.join(workspaceRoot, '.browserslistrc'), 'utf8').trim().split('\n');

/** Folder of a remote, which is also its name. */
export type RemoteName = string;
/** `shell` or the name of a remote. */
export type WorkspaceName = string;

/** The remotes, read from their folders: a folder with a `src/remote.ts` is one. */
export const remoteNames: readonly RemoteName[] = readdirSync(workspaceRoot)
  .filter((name) => existsSync(path.join(workspaceRoot, name, 'src/remote.ts')))
  .sort();

/** The parts that are built. */
export const workspaceNames: readonly WorkspaceName[] = ['shell', ...remoteNames];

/**
 * Documents of their own, served beside the storefront's page and no part of a composition: a
 * folder with a `src/index.html` of its own.
 */
export type DocumentName = string;
export const documentNames: readonly DocumentName[] = ['card-form', 'vendor-frame'];

/** Unit of one build: a workspace, a document, or an edition of a remote, `remote-a@edition`. */
export type BuildTarget = string;

/** Workspace and edition of a target; the edition is null for the workspace's main build. */
export function splitTarget(target: BuildTarget): {
  readonly workspace: WorkspaceName;
  readonly edition: string | null;
} {
  const [workspace = target, edition = null] = target.split('@');
  return { workspace, edition };
}

const editionsFolder = (workspace: WorkspaceName): string =>
  path.join(workspaceRoot, workspace, 'src/editions');

/**
 * Editions of the remotes: a folder `src/editions/nep` makes a second build of the same remote, in
 * which the pages of that folder replace those of the same name. Both offer the same exposes and
 * are published separately.
 */
export const editionTargets: readonly BuildTarget[] = remoteNames.flatMap((workspace) =>
  existsSync(editionsFolder(workspace))
    ? readdirSync(editionsFolder(workspace))
        .sort()
        .map((edition) => `${workspace}@${edition}`)
    : [],
);

/** Everything that can be built. */
export const buildTargets: readonly BuildTarget[] = [
  ...workspaceNames,
  ...documentNames,
  ...editionTargets,
];

const requireFromRoot = createRequire(
  packed ? import.meta.url : path.join(workspaceRoot, 'package.json'),
);

/** Absolute path of a loader or helper module, so that a configuration works from any folder. */
export const resolveFromRoot = (specifier: string): string => requireFromRoot.resolve(specifier);

const OWN = '@storefront/';

/**
 * `package.json` of a package. Our own workspaces are read from their folders, so that a new one needs no
 * installation.
 */
export function manifestOf(packageName: string): string {
  const workspace = path.join(workspaceRoot, packageName.slice(OWN.length), 'package.json');
  if (packageName.startsWith(OWN) && existsSync(workspace)) return workspace;
  return path.join(workspaceRoot, 'node_modules', packageName, 'package.json');
}

/** The declaration of a remote, from its sources. */
async function declarationOfSources(workspace: WorkspaceName): Promise<RemoteDeclaration> {
  const file = path.join(workspaceRoot, workspace, 'src/declaration.ts');
  const { declaration } = (await import(pathToFileURL(file).href)) as {
    declaration: RemoteDeclaration;
  };
  return declaration;
}

/**
 * The switch in a restaurant's `modules` that selects an edition for its customers, from the
 * remote's declaration; null where only experiments select it.
 */
export async function moduleOfEdition(target: BuildTarget): Promise<string | null> {
  const { workspace, edition } = splitTarget(target);
  const { editions } = await declarationOfSources(workspace);
  const module = editions?.[edition ?? '']?.module;
  if (module === undefined)
    throw new Error(
      `${workspace}/src/declaration.ts does not state which module selects the edition ${edition}: ` +
        `add editions: { ${edition}: { module: '…' } }, or null for none`,
    );
  return module;
}

/** Version of a package, e.g. `19.3.1`. */
export const readVersion = (packageName: string): string =>
  packed?.versions[packageName] ?? versionIn(manifestOf(packageName));

/** Version that a `package.json` states. */
export function versionIn(file: string): string {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return manifest.version;
  }
  throw new Error(`${file} has no version`);
}
