import { createHash } from 'node:crypto';
import { type BuildRecord, buildId } from '@storefront/compositions';
import { aBuild, aShell } from '@storefront/compositions/testing';
import type { Candidate } from '../candidate';
import { contract } from './contract';
import { integrity } from './integrity';
import { pages } from './pages';

const CONTENT = Buffer.from('console.log(1)');
const sound = `sha384-${createHash('sha384').update(CONTENT).digest('base64')}`;

/** The record with files of `CONTENT`, and the hash of its list of files. */
function hashed(build: BuildRecord): BuildRecord {
  const files = build.files.map(({ path }) => ({
    path,
    size: CONTENT.length,
    integrity: sound,
  }));
  const contentHash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return { ...build, files, contentHash };
}
const shell = hashed(aShell());
const remote = hashed(aBuild('mf-menu', ['menu']));
const refOf = (build: BuildRecord) => ({
  name: build.name,
  id: buildId(build),
  contentHash: build.contentHash,
});
const candidate = (more: Partial<Candidate> = {}, named = [shell, remote]): Candidate => ({
  composition: { hash: '0'.repeat(64), contract: 3, builds: named.map(refOf), previous: [] },
  shell,
  remotes: [remote],
  served: new Map(),
  bytes: async () => CONTENT,
  ...more,
});
const bytesOf = (path: string, bytes: Buffer | null) => ({
  bytes: async (build: BuildRecord, file: string) =>
    build.name === 'mf-menu' && file === path ? bytes : CONTENT,
});

test('builds as they were published pass', async () =>
  expect(await integrity.run(candidate())).toEqual([]));

test.each([
  ['is not in the store', null],
  ['has 13 bytes, its record says 14', Buffer.from('console.log()')],
  ['has another hash than its record says', Buffer.from('console.log(2)')],
])('a file that %s', async (what, bytes) =>
  expect(await integrity.run(candidate(bytesOf('remote.js', bytes)))).toEqual([
    `mf-menu: remote.js ${what}`,
  ]),
);

const OTHER_HASH = 'mf-menu: the content hash of its record is not that of its files';

test('a record whose hash is not that of its list of files is refused', async () => {
  const other = { ...remote, contentHash: 'f'.repeat(64) };
  expect(await integrity.run(candidate({ remotes: [other] }, [shell, other]))).toEqual([
    OTHER_HASH,
  ]);
});

test.each([
  ['is missing', []],
  ['has another hash', [{ ...refOf(remote), contentHash: 'f'.repeat(64) }]],
  ['has another id', [{ ...refOf(remote), id: `1.0.0-${'f'.repeat(12)}` }]],
])('a build whose name in the composition %s is refused', async (_case, refs) => {
  const { composition } = candidate();
  const builds = [refOf(shell), ...refs];
  const it = candidate({ composition: { ...composition, builds } });
  expect(await integrity.run(it)).toEqual([OTHER_HASH]);
});

test('a file that is used and not in the list of files is refused', async () => {
  const used = { js: ['page-menu.js', 'unlisted.js'], css: [], consumes: [] };
  const without = { ...remote, exposes: { ...remote.exposes, './pages/menu': used } };
  const found = await integrity.run(candidate({ remotes: [without] }));
  expect(found).toEqual([expect.stringMatching(/mf-menu.*unlisted\.js/u)]);
});

test('each check reports its own problems only', async () => {
  const routes = [{ id: 'gone', path: '/gone', pages: [{ remote: 'mf-menu', page: 'gone' }] }];
  const other = candidate({ shell: { ...shell, routes: routes as never, contract: 9 } });
  expect(await contract.run(other)).toEqual([expect.stringContaining('contract')]);
  expect(await pages.run(other)).toEqual([expect.stringContaining('./pages/gone')]);
  expect(await integrity.run(other)).toEqual([]);
});

test('a sound composition has no problem of contracts and pages', () => {
  expect(contract.run(candidate())).toEqual([]);
  expect(pages.run(candidate())).toEqual([]);
});
