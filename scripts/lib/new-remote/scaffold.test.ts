import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { scaffoldRemote, writeAll } from './scaffold';

const EDITED = ['package-lock.json'];
const DECLARED = ['mf-cart/src/declaration.ts', 'mf-account/src/declaration.ts'];
const MANIFESTS = ['shell', 'mf-menu', 'platform/compositions'].map((it) => `${it}/package.json`);
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
  for (const file of [...EDITED, ...MANIFESTS, ...DECLARED])
    await cp(path.join(workspaceRoot, file), path.join(root, file));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a remote is its folder and two entries of the lock', async () => {
  const before = await everything();
  const { added, changed } = await scaffoldRemote(root, 'mf-order-again', 'again');
  const after = await everything();
  expect(Object.keys(after).filter((file) => !(file in before))).toEqual([...added].sort());
  expect(
    Object.keys(before)
      .filter((file) => after[file] !== before[file])
      .sort(),
  ).toEqual([...changed].sort());
  expect(changed).toEqual(EDITED);
  const declared = await text('mf-order-again/src/declaration.ts');
  for (const stated of ["path: 'again'", "page: 'order-again'", "links: ['orderAgain']"])
    expect(declared).toContain(stated);
  expect(declared).toContain("capabilities: { 'read-order-again': '");
  expect(await text('mf-order-again/stories/read-order-again.story.ts')).toContain(
    "page.goto('/bella-napoli/again')",
  );
  expect(added).toContain('mf-order-again/src/pages/order-again.page.tsx');
  expect(await text('mf-order-again/src/pages/order-again.page.tsx')).toContain(
    'export default function OrderAgainPage()',
  );
});

test.each([
  ['loyalty', undefined, 'cannot be the name'],
  ['../mf-loyalty', undefined, 'cannot be the name'],
  [`mf-${'loyal'.repeat(8)}`, undefined, 'cannot be the name'],
  ['mf-loyalty', "x', remote: '", 'cannot be the path'],
  ['mf-menu', 'again', 'is there already'],
  ['mf-loyalty', 'shopping-cart', '/shopping-cart has a page of mf-cart'],
  ['mf-prizes', undefined, '/prizes has a page of mf-account'],
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
