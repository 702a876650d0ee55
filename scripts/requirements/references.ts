import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A reference to a requirement by its id. `line`: from 1. */
interface Reference {
  readonly file: string;
  readonly line: number;
  readonly id: string;
}

/** Folders without sources: installed, built, or written by a run. */
const SKIPPED = /^(?:node_modules|dist(?:-[\w-]+)?|test-results|playwright-report|\..+)$/;
const TEXT = /\.(?:tsx?|m?ts|[mc]?js|css|md|sql|html|json|template)$/;

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : listFiles(file);
    return TEXT.test(entry.name) && entry.name !== 'package-lock.json' ? [file] : [];
  });
}

/**
 * Ids of the areas in a line of text, and any text in square brackets in the form of an id, also of
 * an unknown area. An id may be continued by numbers of the same width: `API-32, 34` and
 * `CHECKOUT-16 to 21` reference two rows each.
 */
export function idsIn(text: string, areas: readonly string[]): string[] {
  const id = new RegExp(
    `(?<![\\w-])(${areas.join('|')})-(\\d+)(?!\\w)((?:(?:, | and | to )\\d+(?![\\w.%-]))*)`,
    'g',
  );
  const known = [...text.matchAll(id)].flatMap(([, area = '', number = '', more = '']) =>
    [number, ...(more.match(/\d+/g) ?? []).filter(({ length }) => length === number.length)].map(
      (digits) => `${area}-${digits}`,
    ),
  );
  const unknown = [...text.matchAll(/\[([A-Z][A-Z0-9]+)-(\d+)\]/g)]
    .filter(([, area = '']) => !areas.includes(area))
    .map(([, area = '', number = '']) => `${area}-${number}`);
  return [...known, ...unknown];
}

/** Every reference in the sources, tests, migrations and documents of the project. */
export function references(areas: readonly string[]): Reference[] {
  const anyArea = new RegExp(`(?:${areas.join('|')})-\\d|\\[[A-Z0-9]+-\\d+\\]`);
  return listFiles('').flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!anyArea.test(text)) return [];
    return text
      .split('\n')
      .flatMap((line, index) =>
        anyArea.test(line) ? idsIn(line, areas).map((id) => ({ file, line: index + 1, id })) : [],
      );
  });
}
