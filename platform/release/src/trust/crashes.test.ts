import { changeChannel } from '../change-channel';
import { type Store, currentRevision, openStore, revisionPath } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { publishBuild } from '../testing/a-store';
import { sha256Of } from './documents';
import { TIMESTAMP } from './names';
import { openSigning } from './open-trusted-store';
import { releaseIfPossible } from './release-snapshot';
import { signRevision } from './sign-content';
import type { Signing } from './signing';
import { type SignedStore, aSignedStore } from './testing/a-signed-store';
import { tamperingWith } from './testing/tamper';

afterAll(removeTemporaryFolders);

let signed: SignedStore;
let store: Store;
const PEOPLE = ['shelly', 'mia', 'pat', 'ci'];
let base: SignedStore;
beforeAll(async () => {
  base = await aSignedStore();
  store = await base.as(PEOPLE);
  const shell = await publishBuild(store, 'shell', 'a');
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell] }));
});
beforeEach(async () => {
  signed = await base.copy();
  store = await signed.as(PEOPLE);
});

/** The signing of pat and CI, which crashes before it writes a matching file. */
async function crashingAt(pattern: RegExp): Promise<Signing> {
  const plain = openStore(signed.root);
  const crash = (file: string): void => {
    if (pattern.test(file)) throw new Error(`crashed before ${file}`);
  };
  const files: Store['files'] = {
    ...plain.files,
    writeOnce: async (file, text) => (crash(file), plain.files.writeOnce(file, text)),
    replace: async (file, text) => (crash(file), plain.files.replace(file, text)),
  };
  const keys = await signed.folder(['pat', 'ci']);
  return openSigning({ ...plain, files }, { trust: signed.trust, keys });
}

test.each([
  { before: /^tuf\/revisions\//, then: 2 },
  { before: /channel-stable/, then: 2 },
  { before: /\d\.snapshot\.json$/, then: 3 },
  { before: /\d\.timestamp\.json$/, then: 3 },
  { before: /^tuf\/timestamp\.json$/, then: 3 },
  { before: /^channels\//, then: 3, now: 2 },
])(
  'after a crash before $before the store is whole, and the next writer continues',
  async ({ before, then, now = 1 }) => {
    const edge = await signed.edge();
    const served = await currentRevision(edge, 'stable');
    const first = await tamperingWith(signed.root).read(revisionPath('stable', 1));
    const content = { ...served, revision: 2, note: 'crashed', before: sha256Of(first) };
    const text = `${JSON.stringify(content, null, 2)}\n`;
    await expect(signRevision(await crashingAt(before), 'stable', text)).rejects.toThrow(
      'crashed before',
    );
    expect((await currentRevision(edge, 'stable'))?.revision).toBe(now);
    const menu = await publishBuild(store, 'mf-menu', 'a');
    const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
      builds: [menu],
    }));
    expect(revision.revision).toBe(then);
    expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: then });
    expect(edge.trust?.alarms()).toEqual([]);
  },
);

test('false files under names of the next versions do not stop a release', async () => {
  const tamper = tamperingWith(signed.root);
  for (const role of ['targets', 'channel-stable.1', 'snapshot', 'timestamp'])
    for (let version = 1; version < 40; version += 1) {
      const file = `tuf/${version}.${role}.json`;
      if ((await store.files.read(file)) === null) await tamper.write(file, '{}');
    }
  await changeChannel(store, 'stable', { note: '' }, () => ({ origins: ['http://a.example'] }));
  expect(await currentRevision(await signed.edge(), 'stable')).toMatchObject({ revision: 2 });
});

test('a timestamp that was overwritten is repaired by CI', async () => {
  const edge = await signed.edge();
  expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 1 });
  await tamperingWith(signed.root).write(TIMESTAMP, '{}');
  expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 1 });
  expect(edge.trust?.alarms()).toEqual([expect.stringContaining(`${TIMESTAMP}: `)]);
  const keys = await signed.folder(['ci']);
  await releaseIfPossible(openSigning(openStore(signed.root), { trust: signed.trust, keys }));
  expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 1 });
  expect(edge.trust?.alarms()).toEqual([]);
});
