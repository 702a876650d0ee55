import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * A row of a table of requirements. `summary`: the cells between id and texts, joined. `texts`: the
 * last cell.
 */
export interface Row {
  readonly file: string;
  readonly id: string;
  readonly summary: string;
  readonly texts: string;
}

/** A table row that starts with an id; a `|` inside a cell is written `\|`. */
const ROW = /^\| [A-Z][A-Z0-9]*-\d+ \|.*\|$/;

/**
 * Rows of a table written as `docs/requirements.md` describes: an id, one cell or more of words,
 * the texts.
 */
export const readRows = (markdown: string, file = ''): Row[] =>
  markdown
    .split('\n')
    .filter((line) => ROW.test(line))
    .map((line) => {
      const [id = '', ...cells] = line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      return { file, id, summary: cells.slice(0, -1).join(': '), texts: cells.at(-1) ?? '' };
    });

/** Files of the requirements, from the project's root: the index first, then one file per area. */
const requirementFiles: readonly string[] = [
  'docs/requirements.md',
  ...readdirSync(path.join(root, 'docs/requirements'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/requirements/${name}`),
];

export const rows: readonly Row[] = requirementFiles.flatMap((file) =>
  readRows(readFileSync(path.join(root, file), 'utf8'), file),
);
