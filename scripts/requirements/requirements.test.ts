import { references } from './references';
import { rows } from './rows';

const areas = [...new Set(rows.map(({ id }) => id.slice(0, id.lastIndexOf('-'))))];
const ids = new Set(rows.map(({ id }) => id));

test('every row is listed once', () => {
  const seen = new Set<string>();
  const twice = rows.filter(({ id }) => seen.has(id) || !seen.add(id)).map(({ file, id }) => `${file}: ${id}`);
  expect(twice).toEqual([]);
  expect(ids.size).toBe(717);
});

test('every row says something, in one line of its own', () => {
  expect(rows.filter(({ summary }) => summary.length < 15).map(({ id }) => id)).toEqual([]);
  const summaries = rows.map(({ summary }) => summary);
  expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
});

test('every id in sources, test titles and documents is a row of docs/requirements', () => {
  const found = references(areas);
  expect(found.length).toBeGreaterThan(3_000);
  expect(found.filter(({ id }) => !ids.has(id)).map(({ file, line, id }) => `${file}:${line} references ${id}, which is no row of docs/requirements`)).toEqual([]);
});

test('every row stands in the file of its area', () => {
  expect(rows.filter(({ file, id }) => file !== `docs/requirements/${id.slice(0, id.lastIndexOf('-')).toLowerCase()}.md`).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});
