import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const earlier = JSON.parse(read('e2e/upgrade/data/settings.json')) as {
  readonly settings: readonly string[];
  readonly npmScripts: readonly string[];
};

/* That the page and the code list the same settings is tested in scripts/lib/settings.int.test.ts. */
test('every setting of the earlier revision has a row in docs/settings.md', () => {
  const rows = [...read('docs/settings.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)];
  const names = rows.map(([, name = '']) => name);
  expect(earlier.settings.length).toBeGreaterThan(60);
  expect(earlier.settings.filter((name) => !names.includes(name))).toEqual([]);
});

test('every script of the earlier package.json can be run', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(earlier.npmScripts.filter((name) => !(name in scripts))).toEqual([]);
});
