import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'docs/changes';

/** Patches of `docs/changes`, relative to the root. */
export const patches: readonly string[] = readdirSync(path.join(root, FOLDER))
  .filter((name) => name.endsWith('.patch'))
  .sort()
  .map((name) => `${FOLDER}/${name}`);

const UNCOUNTED =
  /(^|\/)locales\/[^/]+\.json(\.template)?$|\.(test|spec|test-kit)\.tsx?(\.template)?$/;

/** Files that a patch edits, adds, moves or removes. */
export function listFiles(patch: string): string[] {
  const text = readFileSync(path.join(root, patch), 'utf8');
  return [...text.matchAll(/^diff --git a\/\S+ b\/(\S+)$/gm)].map(([, file = '']) => file);
}

/** The same, without catalogues and tests. */
export const countedFiles = (patch: string): string[] =>
  listFiles(patch).filter((file) => !UNCOUNTED.test(file));

/** Figures of a patch in the table of the README; null for '–'. */
export interface Figures {
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
