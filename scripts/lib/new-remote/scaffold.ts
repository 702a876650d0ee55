import { workspaceRoot } from '@storefront/build/workspace';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Lock } from '../../lock/missing-packages.mjs';
import { PlainError } from '../say';
import { newRemote } from './names';
import { templateFiles } from './template';

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
function createManifest(
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
function lockWith(
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

/** Files by their paths from `root`: those of a new folder, and changed ones. */
interface Changes {
  readonly folder: string;
  /** By their paths inside the folder. */
  readonly added: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
}

async function writeUnder(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/**
 * Writes everything or nothing: all files are first written beside their targets, then each is
 * moved. When a move fails, the completed moves are reverted and the error is rethrown.
 */
export async function writeAll(root: string, { folder, added, changed }: Changes): Promise<void> {
  const draft = await mkdtemp(path.join(root, '.new-'));
  const undo: (() => Promise<unknown>)[] = [];
  try {
    await writeUnder(path.join(draft, 'added'), added);
    await writeUnder(path.join(draft, 'changed'), changed);
    await writeUnder(
      path.join(draft, 'before'),
      new Map(
        await Promise.all(
          [...changed.keys()].map(
            async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const,
          ),
        ),
      ),
    );
    for (const file of changed.keys()) {
      await rename(path.join(draft, 'changed', file), path.join(root, file));
      undo.push(() => rename(path.join(draft, 'before', file), path.join(root, file)));
    }
    // rejects a folder with contents
    await rename(path.join(draft, 'added'), path.join(root, folder));
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const options = (): object =>
  JSON.parse(readFileSync(path.join(workspaceRoot, '.prettierrc.json'), 'utf8')) as object;

/**
 * The text as `npm run format` writes it. Throws a `SyntaxError` when the text is invalid in the
 * language of the file's extension.
 */
async function formatSource(file: string, text: string): Promise<string> {
  // Loaded on demand: an installation for production does not have it.
  const { format } = await import('prettier/standalone');
  const plugins = await Promise.all([
    import('prettier/plugins/estree'),
    import('prettier/plugins/typescript'),
    import('prettier/plugins/postcss'),
    import('prettier/plugins/babel'),
  ]);
  return format(text, { ...options(), filepath: file, plugins });
}

/** The paths of pages in a declaration as Prettier writes it: those of dialogs are further inside. */
const PATH = /^(?: {6}| {4}\{ )path: '([^']*)'/gm;

/** The remote at `root` that declares a page at a path, or below it; null without one. */
function findClaimant(root: string, wanted: string): string | null {
  const isTaken = (path: string): boolean => path === wanted || path.startsWith(`${wanted}/`);
  const found = readdirSync(root).find((folder) => {
    const file = path.join(root, folder, 'src/declaration.ts');
    if (!folder.startsWith('mf-') || !existsSync(file)) return false;
    return [...readFileSync(file, 'utf8').matchAll(PATH)].some(([, at = '']) => isTaken(at));
  });
  return found ?? null;
}

const LOCK = 'package-lock.json';
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const formatted = async (files: ReadonlyMap<string, string>): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      [...files].map(async ([file, text]) => [file, await formatSource(file, text)] as const),
    ),
  );

/**
 * Adds a remote to the workspace at `root`: its folder, and its entries in the lock. Throws
 * `PlainError` for a name or path that is invalid or in use, and then writes nothing.
 */
export async function scaffoldRemote(root: string, name: string, at?: string) {
  const names = newRemote(name, at);
  const { remote } = names;
  if (existsSync(path.join(root, remote)))
    throw new PlainError(`The folder ${remote} is there already: choose another name.`);
  const claimant = findClaimant(root, names.path);
  if (claimant !== null)
    throw new PlainError(
      `/${names.path} has a page of ${claimant}: choose another address with --path.`,
    );
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const manifest = createManifest(
    remote,
    JSON.parse(await read('shell/package.json')) as { dependencies: Record<string, string> },
    JSON.parse(await read('platform/compositions/package.json')) as { version: string },
  );
  const added = await formatted(
    new Map([['package.json', json(manifest)], ...templateFiles(names)]),
  );
  const changed = new Map([
    [LOCK, json(lockWith(JSON.parse(await read(LOCK)) as Lock, remote, manifest))],
  ]);
  await writeAll(root, { folder: remote, added, changed });
  return {
    remote,
    path: names.path,
    added: [...added.keys()].map((file) => `${remote}/${file}`),
    changed: [...changed.keys()],
  };
}
