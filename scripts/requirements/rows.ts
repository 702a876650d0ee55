import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';

/**
 * A row of a table of requirements. `specified`: the statement of the specification, never edited.
 * `decided`: what is built instead, with its reason `why`; both are '' where the statement holds.
 */
export interface Row {
  readonly file: string;
  readonly id: string;
  readonly specified: string;
  readonly decided: string;
  readonly why: string;
  readonly texts: string;
}

/** A table row that starts with an id; a `|` inside a cell is written `\|`. */
const ROW = /^\| [A-Z][A-Z0-9]*-\d+ \|.*\|$/;

/**
 * Rows of a table written as `docs/requirements.md` describes: id, specified, decided, why, texts.
 * Throws at a row with another number of cells.
 */
export const readRows = (markdown: string, file = ''): Row[] =>
  markdown
    .split('\n')
    .filter((line) => ROW.test(line))
    .map((line) => {
      const cells = line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      const [id = '', specified = '', decided = '', why = '', texts = ''] = cells;
      if (cells.length !== 5)
        throw new Error(`docs/requirements.md: ${id} has ${cells.length} cells instead of 5`);
      return { file, id, specified, decided, why, texts };
    });

/** Files of the requirements, from the project's root: the index first, then one file per area. */
const requirementFiles: readonly string[] = [
  'docs/requirements.md',
  ...readdirSync(path.join(workspaceRoot, 'docs/requirements'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/requirements/${name}`),
];

export const rows: readonly Row[] = requirementFiles.flatMap((file) =>
  readRows(readFileSync(path.join(workspaceRoot, file), 'utf8'), file),
);

/** Rows that are built otherwise than specified. */
export const decidedRows = rows.filter(({ decided }) => decided !== '');

/** The line that `npm test` prints about the rows. */
export const rowsLine = (): string =>
  `Requirements: ${rows.length} rows, ${decidedRows.length} decided otherwise than specified (docs/requirements)`;
