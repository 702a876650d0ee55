import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'docs/changes';

/** Patches of `docs/changes`, relative to the root. */
export const patches: readonly string[] = readdirSync(path.join(root, FOLDER))
  .filter((name) => name.endsWith('.patch'))
  .sort()
  .map((name) => `${FOLDER}/${name}`);

const UNCOUNTED =
  /(^|\/)locales\/[^/]+\.json(\.template)?$|\.(test|spec|test-kit)\.tsx?(\.template)?$/;

/** Files that a patch edits, adds, moves or removes. */
function listFiles(patch: string): string[] {
  const text = readFileSync(path.join(root, patch), 'utf8');
  return [...text.matchAll(/^diff --git a\/\S+ b\/(\S+)$/gm)].map(([, file = '']) => file);
}

/** The same, without catalogues and tests. */
export const countedFiles = (patch: string): string[] =>
  listFiles(patch).filter((file) => !UNCOUNTED.test(file));

/** Figures of a patch in the table of the README; null for '–'. */
interface Figures {
  readonly read: number | null;
  readonly once: number | null;
  readonly touched: number;
  readonly goal: number;
}

const ROW = /^\| .+ \| \[.+\]\((\S+\.patch)\) \| (\d+|–) \| (\d+|–) \| (\d+) \| (\d+) \|$/gm;
const counted = (cell = ''): number | null => (cell === '–' ? null : Number(cell));

/** Rows of the README's table by patch. */
export const figures: ReadonlyMap<string, Figures> = new Map(
  [...readFileSync(path.join(root, FOLDER, 'README.md'), 'utf8').matchAll(ROW)].map(
    ([, name = '', read, once, touched, goal]) => [
      `${FOLDER}/${name}`,
      {
        read: counted(read),
        once: counted(once),
        touched: Number(touched),
        goal: Number(goal),
      },
    ],
  ),
);

const OWN_SCOPE = '@storefront';
/** A program of the copy may write it. */
const STAMP = '.storefront-lock';
/** A quarter of the files, which neither compiler nor bundler reads. */
const PICTURES = 'demo/pictures/';

const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

/**
 * Links the installed packages one by one: the links of our own packages lead to the workspaces of the
 * copy, not to those of the repository.
 */
function linkPackages(folder: string): void {
  const installed = path.join(root, 'node_modules');
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(installed).filter((entry) => entry !== OWN_SCOPE))
    if (name === STAMP) cpSync(path.join(installed, name), path.join(modules, name));
    else symlinkSync(path.join(installed, name), path.join(modules, name), 'junction');
  cpSync(path.join(installed, OWN_SCOPE), path.join(modules, OWN_SCOPE), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** Links packages that are installed for one workspace alone, and with `isBuilt` copies its build. */
function addUntracked(folder: string, workspaces: readonly string[], isBuilt: boolean): void {
  for (const workspace of workspaces) {
    const installed = path.join(root, workspace, 'node_modules');
    if (existsSync(installed))
      symlinkSync(installed, path.join(folder, workspace, 'node_modules'), 'junction');
    const built = path.join(root, workspace, 'dist');
    if (isBuilt && existsSync(built))
      cpSync(built, path.join(folder, workspace, 'dist'), { recursive: true });
  }
}

/** A copy of the repository's sources outside of it, with the installed packages. */
export interface RepositoryCopy {
  readonly folder: string;
  /** Applies a patch; the reason when it does not fit, else null. */
  apply(patch: string): string | null;
  /** Errors of the compiler in the product and in the files that a patch changes. */
  typeErrors(): string[];
  remove(): void;
}

/** Tests and tools, half of the compiler's time, do not depend on the changes. */
const PRODUCT = {
  extends: './tsconfig.json',
  include: [
    'shell',
    'mf-*/**/*',
    'card-form',
    'vendor-frame',
    'shared-domain',
    'shared-ui',
    'shared-kit',
    'platform',
    'reference-api',
    'demo',
    'types',
  ],
  exclude: ['**/node_modules', '**/dist', '**/*.mjs', '**/*.test.ts', '**/*.test.tsx'],
};

/**
 * `depth`: folders between the copy and the temporary folder; `isBuilt`: with the builds of the workspaces
 * and the pictures of the demo, so that it can be served.
 */
export function copyRepository({ depth = '', isBuilt = false } = {}): RepositoryCopy {
  const outer = mkdtempSync(path.join(tmpdir(), 'storefront-copy-'));
  const folder = path.join(outer, depth);
  mkdirSync(folder, { recursive: true });
  const files = trackedFiles().filter((file) => isBuilt || !file.startsWith(PICTURES));
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
  linkPackages(folder);
  const manifests = files.filter((file) => path.basename(file) === 'package.json');
  const workspaces = manifests.map(path.dirname).filter((name) => name !== '.');
  addUntracked(folder, workspaces, isBuilt);
  const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const changed = new Set<string>();
  return {
    folder,
    apply: (patch) => {
      const { status, stderr } = spawnSync('git', ['apply', path.join(root, patch)], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder) },
      });
      if (status !== 0) return stderr;
      for (const file of listFiles(patch)) changed.add(file);
      return null;
    },
    typeErrors: () => {
      const sources = [...changed].filter(
        (file) => /\.tsx?$/.test(file) && existsSync(path.join(folder, file)),
      );
      const config = { ...PRODUCT, files: sources };
      writeFileSync(path.join(folder, 'tsconfig.changes.json'), JSON.stringify(config));
      const args = [tsc, '-p', 'tsconfig.changes.json', '--singleThreaded'];
      return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
        .stdout.split('\n')
        .filter((line) => line !== '');
    },
    remove: () => rmSync(outer, { recursive: true, force: true }),
  };
}
