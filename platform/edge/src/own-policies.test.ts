import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord, ChannelRevision } from '@storefront/compositions';
import {
  type Store,
  compose,
  openStore,
  publish,
  readComposedPage,
  readComposition,
} from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { ownPoliciesUntil } from './own-policies';

const HOUR = 3_600_000;
const T0 = Date.parse('2026-03-10T12:00:00Z');
let store: Store;
let shells = 0;

async function compositionOf(shell: Partial<BuildRecord>): Promise<string> {
  shells += 1;
  const files = { 'main.js': `//${shells}`, 'boot.js': 'start()' };
  const { folder } = await aBuildFolder('shell', files, {
    version: `1.0.0+${shells}`,
    boot: 'boot.js',
    ...shell,
  });
  return (await compose(store, [await publish(store, folder)])).hash;
}
const oneOf = { own: {}, page: { usesPagePolicy: true } } as const;

/** Writes revisions with a composition each, the given hours after T0. */
async function promoted(...revisions: readonly (readonly [keyof typeof oneOf, number])[]) {
  const folder = path.join(store.root, 'channels/stable');
  await mkdir(folder, { recursive: true });
  let last: ChannelRevision | null = null;
  for (const [index, [kind, hours]] of revisions.entries()) {
    const at = new Date(T0 + hours * HOUR).toISOString();
    const composition = await compositionOf(oneOf[kind]);
    const document = { revision: index + 1, at, note: '', composition };
    await writeFile(
      path.join(folder, `${String(index + 1).padStart(6, '0')}.json`),
      JSON.stringify(document),
    );
    last = { ...document, by: '', experiments: [], variants: {}, revoked: [], origins: [] };
  }
  return last!;
}
const untilOf = async (served: ChannelRevision, hours: number) => {
  const opened = await readComposedPage(store, served.composition, '/builds');
  return ownPoliciesUntil({ store, channel: 'stable', opened, served }, T0 + hours * HOUR);
};

beforeEach(async () => {
  store = openStore(await aTemporaryFolder());
});
afterAll(removeTemporaryFolders);

test('builds of today create no policy, with no earlier revision either', async () =>
  expect(await untilOf(await promoted(['page', 0]), 0)).toBe(0));

test('a build that creates a policy may as long as it is served', async () =>
  expect(await untilOf(await promoted(['page', 0], ['own', 1]), 9)).toBe(Infinity));

test('so may one of an arm, whose record is opened with the composition', async () => {
  const served = await promoted(['page', 0]);
  const opened = await readComposedPage(store, served.composition, '/builds');
  const other = await readComposition(store, await compositionOf(oneOf.own));
  const ofArm = await readComposedPage(store, other.hash, '/builds');
  const records = new Map([...opened.records, ...ofArm.records]);
  const page = { store, channel: 'stable', opened: { ...opened, records }, served };
  expect(await ownPoliciesUntil(page, T0)).toBe(Infinity);
});

test('one of an earlier revision may until the last session that began with it has ended', async () => {
  const served = await promoted(['own', 0], ['page', 2], ['page', 3]);
  expect(await untilOf(served, 5)).toBe(T0 + 6 * HOUR);
  expect(await untilOf(served, 6)).toBe(0);
});

test('an earlier revision that cannot be read counts as one that needs them', async () => {
  const served = await promoted(['page', 0], ['page', 1]);
  await writeFile(path.join(store.root, 'channels/stable/000001.json'), '{');
  expect(await untilOf(served, 2)).toBe(T0 + 5 * HOUR);
});
