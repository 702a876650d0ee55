import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { NAMES, URL_MAP } from './lists';
import { scaffoldRemote } from './scaffold';
import { writeAll } from './write-all';

const EDITED = [NAMES, URL_MAP, 'package-lock.json'];
let root = '';

/** Every file of the workspace there, with its text. */
async function everything(): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files
        .sort()
        .map(async (file) => [path.relative(root, file), await readFile(file, 'utf8')] as const),
    ),
  );
}
const text = async (file: string): Promise<string> => (await everything())[file] ?? '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'storefront-new-remote-'));
  for (const file of [...EDITED, 'shell/package.json', 'mf-menu/package.json'])
    await cp(path.join(workspaceRoot, file), path.join(root, file));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a remote is its folder, one row, one name and two entries of the lock', async () => {
  const before = await everything();
  const { added, changed } = await scaffoldRemote(root, 'mf-order-again', 'again');
  const after = await everything();
  expect(Object.keys(after).filter((file) => !(file in before))).toEqual([...added].sort());
  expect(
    Object.keys(before)
      .filter((file) => after[file] !== before[file])
      .sort(),
  ).toEqual([...changed].sort());
  expect(await text(URL_MAP)).toContain(
    "  { path: 'again', remote: 'mf-order-again', page: 'order-again' },\n];",
  );
  expect(await text(NAMES)).toMatch(/, *\n? *'mf-order-again',?\s*\] as const/);
  expect(added).toContain('mf-order-again/src/pages/order-again.page.tsx');
  expect(await text('mf-order-again/src/pages/order-again.page.tsx')).toContain(
    'export default function OrderAgainPage()',
  );
});

test('no line of what is written is longer than 120 characters, as lint requires', async () => {
  const { added } = await scaffoldRemote(root, 'mf-loyalty');
  const after = await everything();
  const long = added
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => (after[file] ?? '').split('\n'))
    .filter((line) => line.length > 120);
  expect(long).toEqual([]);
});

test.each(['mf-loyalty', `mf-${'again-'.repeat(6)}x`])(
  'what is written for %s is formatted, also where a long name breaks a line',
  async (name) => {
    const { added, changed } = await scaffoldRemote(root, name);
    const files = [...added, ...changed].filter((file) => file !== 'package-lock.json');
    const prettier = path.join(workspaceRoot, 'node_modules/prettier/bin/prettier.cjs');
    const options = ['--config', path.join(workspaceRoot, '.prettierrc.json'), '--list-different'];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [prettier, ...options, ...files.map((file) => path.join(root, file))],
      { cwd: workspaceRoot, encoding: 'utf8' }, // where Prettier looks for its plugins
    );
    expect([stdout, stderr]).toEqual(['', '']);
  },
);

test('nothing of the template is left unfilled', async () => {
  const { added } = await scaffoldRemote(root, 'mf-loyalty');
  const after = await everything();
  expect(added.filter((file) => /__[A-Z]+__|\.template$/.test(file + (after[file] ?? '')))).toEqual(
    [],
  );
});

test('the lock has the workspace and its link, in order, and loses nothing', async () => {
  const before = JSON.parse(await text('package-lock.json')) as {
    packages: Record<string, object>;
  };
  await scaffoldRemote(root, 'mf-loyalty');
  const after = JSON.parse(await text('package-lock.json')) as typeof before;
  const {
    'mf-loyalty': workspace,
    'node_modules/@storefront/mf-loyalty': link,
    ...rest
  } = after.packages;
  const manifest = JSON.parse(await text('mf-loyalty/package.json')) as object;
  expect(rest).toEqual(before.packages);
  expect(Object.keys(rest)).toEqual(Object.keys(before.packages));
  expect([workspace, link]).toEqual([
    {
      name: '@storefront/mf-loyalty',
      version: '1.0.0',
      dependencies: (manifest as { dependencies: object }).dependencies,
    },
    { resolved: 'mf-loyalty', link: true },
  ]);
});

test.each([
  ['loyalty', undefined, 'cannot be the name'],
  ['mf-Loyalty', undefined, 'cannot be the name'],
  ['mf-', undefined, 'cannot be the name'],
  ['mf-loyalty-', undefined, 'cannot be the name'],
  ['mf-loyalty2', undefined, 'cannot be the name'],
  ['../mf-loyalty', undefined, 'cannot be the name'],
  [`mf-${'a'.repeat(40)}`, undefined, 'cannot be the name'],
  ['mf-loyalty', '/loyalty', 'cannot be the path'],
  ['mf-loyalty', "x', remote: '", 'cannot be the path'],
  ['mf-menu', 'again', 'is there already'],
  ['mf-cart', 'again', 'is the name of a remote already'],
  ['mf-prizes', undefined, '/prizes has a page'],
  ['mf-loyalty', 'shopping-cart', '/shopping-cart has a page'],
])('%s at %s is refused in one sentence, and nothing is written', async (name, at, why) => {
  const before = await everything();
  const refused = await scaffoldRemote(root, name, at).catch((error: Error) => error);
  expect(refused).toMatchObject({
    name: 'PlainError',
    message: expect.stringMatching(new RegExp(`^[^\\n]*${why}[^\\n]*\\.$`)) as string,
  });
  expect(await everything()).toEqual(before);
});

test.each([
  ['a file that cannot be read', { folder: 'mf-loyalty', missing: ['nowhere/file'] }],
  ['a folder that came meanwhile', { folder: 'mf-menu', missing: [] }],
])('%s: what was written is undone', async (_, { folder, missing }) => {
  const before = await everything();
  const changed = new Map([...EDITED, ...missing].map((file) => [file, 'after']));
  await expect(writeAll(root, { folder, added: new Map([['a', 'b']]), changed })).rejects.toThrow(
    /ENOENT|ENOTEMPTY/,
  );
  expect(await everything()).toEqual(before);
});
