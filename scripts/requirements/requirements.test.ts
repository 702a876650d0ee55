import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { idsIn, references } from './references';
import { decidedRows, rows } from './rows';

/** SHA-256 of all statements: a change of it edits the specification. */
const STATEMENTS = 'd836056fd13d42f870875bc74422ce37394cdc78166e7afcb49bf09adedc0a4f';

const areas = [...new Set(rows.map(({ id }) => id.slice(0, id.lastIndexOf('-'))))];
const ids = new Set(rows.map(({ id }) => id));

test('every row is listed once', () => {
  const seen = new Set<string>();
  const twice = rows
    .filter(({ id }) => seen.has(id) || !seen.add(id))
    .map(({ file, id }) => `${file}: ${id}`);
  expect(twice).toEqual([]);
});

test('the rows of an area are numbered without a gap, and the index has their number', () => {
  const gaps = areas.flatMap((area) => {
    const numbers = [...ids]
      .filter((id) => id.startsWith(`${area}-`))
      .map((id) => Number(id.slice(area.length + 1)));
    return numbers.some((number) => number < 1 || number > numbers.length)
      ? [`${area}: ${numbers.length} rows, the last is ${Math.max(...numbers)}`]
      : [];
  });
  expect(gaps).toEqual([]);
  expect(readFileSync(path.resolve(__dirname, '../../docs/requirements.md'), 'utf8')).toContain(
    `${ids.size} rows in ${areas.length} areas.`,
  );
});

test('the statements of the specification are not edited', () => {
  const statements = rows
    .map(({ id, specified }) => `${id} ${specified}`)
    .sort()
    .join('\n');
  expect(createHash('sha256').update(statements).digest('hex')).toBe(STATEMENTS);
});

test('a decision has its reason, and differs from the statement', () => {
  expect(
    rows.filter(
      ({ specified, decided, why }) =>
        (decided === '') !== (why === '') ||
        /^As specified\.?$/.test(decided) ||
        decided === specified,
    ),
  ).toEqual([]);
  expect(decidedRows.length).toBeGreaterThan(90);
});

test('a row whose reason is another row names one that is decided too', () => {
  const decided = new Set(decidedRows.map(({ id }) => id));
  expect(
    decidedRows.flatMap(({ id, why }) =>
      idsIn(/^See [^.;]+/.exec(why)?.[0] ?? '', areas)
        .filter((other) => !decided.has(other))
        .map((other) => `${id} leads to ${other}, which is as specified`),
    ),
  ).toEqual([]);
});

test('every id in sources, test titles and documents is a row of docs/requirements', () => {
  const found = references(areas);
  expect(found.length).toBeGreaterThan(3_000);
  expect(
    found
      .filter(({ id }) => !ids.has(id))
      .map(
        ({ file, line, id }) =>
          `${file}:${line} references ${id}, which is no row of docs/requirements`,
      ),
  ).toEqual([]);
});

test('every row is in the file of its area', () => {
  expect(
    rows
      .filter(
        ({ file, id }) =>
          file !== `docs/requirements/${id.slice(0, id.lastIndexOf('-')).toLowerCase()}.md`,
      )
      .map(({ file, id }) => `${file}: ${id}`),
  ).toEqual([]);
});

describe('references in a text', () => {
  /** Areas that no requirement has: these texts are references of no row. */
  const areas = ['SOUP', 'BREAD', 'T9N'];
  const titled = (...ids: string[]): string =>
    `test('${ids.map((id) => `[${id}]`).join(' ')} is warm')`;

  test.each([
    ['a title', titled('SOUP-14', 'BREAD-05'), ['SOUP-14', 'BREAD-05']],
    ['a comment', '/** Decided by SOUP-14. */', ['SOUP-14']],
    [
      'a list continued by numbers',
      'Bread (BREAD-32, 34 and 35).',
      ['BREAD-32', 'BREAD-34', 'BREAD-35'],
    ],
    ['a range', 'SOUP-16 to 21, SOUP-02 to SOUP-04', ['SOUP-16', 'SOUP-21', 'SOUP-02', 'SOUP-04']],
    ['numbers of another width are amounts', 'BREAD-32, 5 of them', ['BREAD-32']],
    ['a number with too many digits is an id of its own', 'SOUP-014', ['SOUP-014']],
    ['an unknown area in square brackets', titled('STEW-14'), ['STEW-14']],
    ['other words with numbers', 'SHA-256, UTF-8, M-12, X-SOUP-14, SOUP-1x, xT9N-01', []],
  ])('%s', (_case, text, ids) => expect(idsIn(text, areas)).toEqual(ids));
});
