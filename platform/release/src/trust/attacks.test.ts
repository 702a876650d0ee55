import type { BuildRef } from '@storefront/compositions';
import { Metadata, Targets } from '@tufjs/models';
import { changeChannel } from '../change-channel';
import { channelHistory } from '../history';
import { readComposedPage } from '../page';
import {
  type Store,
  currentRevision,
  openStore,
  readBuild,
  readRevision,
  revisionPath,
} from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { publishBuild } from '../testing/a-store';
import { computeSha256, toText } from './documents';
import { readSigners } from './key-files';
import { TIMESTAMP, buildTarget } from './names';
import { type SignedStore, aSignedStore } from './testing/a-signed-store';
import { type Tampering, tamperingWith } from './testing/tamper';
import { signRevision, toTarget } from './sign-content';
import { openSigning } from './open-trusted-store';
import { releaseIfPossible } from './release-snapshot';
import type { Signing } from './signing';
import { replaceOwner } from './manage-keys';

afterAll(removeTemporaryFolders);

const PEOPLE = ['shelly', 'mia', 'pat', 'ci'];

let signed: SignedStore;
let store: Store;
let shell: BuildRef;
let menu: BuildRef;
let tamper: Tampering;

const promote = (...builds: BuildRef[]) =>
  changeChannel(store, 'stable', { note: '' }, () => ({ builds }));

/** The start script that an edge would write into its page. */
async function bootOf(edge: Store): Promise<string> {
  const served = await currentRevision(edge, 'stable');
  return (await readComposedPage(edge, served?.composition ?? '', '/builds')).boot;
}
let base: SignedStore;
beforeAll(async () => {
  base = await aSignedStore();
  store = await base.as(PEOPLE);
  shell = await publishBuild(store, 'shell', 'a');
  menu = await publishBuild(store, 'mf-menu', 'a');
  await promote(shell, menu);
});
beforeEach(async () => {
  signed = await base.copy();
  store = await signed.as(PEOPLE);
  tamper = tamperingWith(signed.root);
});

test('an altered start script is refused', async () => {
  await tamper.write(`builds/shell/${shell.id}/boot.js`, 'steal()');
  const edge = await signed.edge();
  await expect(bootOf(edge)).rejects.toThrow(
    `builds/shell/${shell.id}/boot.js was altered: restore it from a backup, or publish its build again`,
  );
  expect(edge.trust?.alarms()).toEqual([expect.stringContaining('boot.js was altered')]);
  expect(edge.trust?.refused()).toBe(1);
});

test('a changed entry with its hash in build.json is refused', async () => {
  await tamper.rehash(menu, 'entry.js', 'steal()');
  const edge = await signed.edge();
  await expect(readBuild(edge, 'mf-menu', menu.id)).rejects.toThrow(
    `builds/mf-menu/${menu.id}/build.json was altered: restore builds/mf-menu/${menu.id} from a backup`,
  );
  await expect(edge.files.read(`builds/mf-menu/${menu.id}/entry.js`)).rejects.toThrow('altered');
});

test('compressed forms with other contents are refused', async () => {
  const edge = await signed.edge();
  const file = `builds/mf-menu/${menu.id}/entry.js.br`;
  expect(await edge.files.read(file)).not.toBeNull();
  const other = await publishBuild(store, 'mf-menu', 'b');
  await tamper.write(file, '');
  await expect(edge.files.read(file)).rejects.toThrow('was altered');
  const { restore } = await tamper.copy();
  await restore(`builds/mf-menu/${other.id}`);
  expect(await edge.files.read(`builds/mf-menu/${other.id}/entry.js.gz`)).not.toBeNull();
});

test('a revision written by hand is not served, and reported', async () => {
  const edge = await signed.edge();
  const forged = { ...(await readRevision(edge, 'stable', 1)), revision: 2, by: 'pat' };
  await tamper.write(revisionPath('stable', 2), JSON.stringify(forged));
  expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 1 });
  expect(edge.trust?.alarms()).toEqual([
    'channels/stable/000002.json is not signed by a promoter of stable: it is not served. ' +
      'Remove the file, and promote with a key',
  ]);
  await promote(await publishBuild(store, 'mf-menu', 'b'));
  expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 2, by: 'pat' });
  expect(edge.trust?.alarms()).toEqual([]);
});

test('a history that was rewritten is refused', async () => {
  await promote(await publishBuild(store, 'mf-menu', 'b'));
  const edge = await signed.edge();
  const first = await readRevision(edge, 'stable', 1);
  const forged = JSON.stringify({ ...first, note: 'never happened' });
  await tamper.write(revisionPath('stable', 1), forged);
  expect(await channelHistory(edge, 'stable', 9)).toMatchObject([{ revision: 2 }, first]);
  await tamper.write(
    `tuf/revisions/${computeSha256(`${JSON.stringify(first, null, 2)}\n`)}.json`,
    forged,
  );
  await expect(channelHistory(await signed.edge(), 'stable', 9)).rejects.toThrow(
    'channels/stable/000001.json is not the revision that was signed: the history was rewritten',
  );
});

test('a promoter cannot replace the history that an edge has read', async () => {
  const edge = await signed.edge();
  expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 1 });
  const signing = store.trust!.signing;
  const other = { ...(await readRevision(edge, 'stable', 1)), note: 'another past' };
  const past = JSON.stringify(other);
  await store.files.replace(`tuf/revisions/${computeSha256(past)}.json`, past);
  const next = { ...other, revision: 2, before: computeSha256(past) };
  expect(await signRevision(signing, 'stable', JSON.stringify(next))).toBe(true);
  await expect(currentRevision(edge, 'stable')).rejects.toThrow(
    'revision 2 of channel stable does not continue revision 1: the history was rewritten',
  );
});

test('an old timestamp that is put back has no effect, also after a restart', async () => {
  const before = await tamper.copy();
  const machine = await signed.as([]);
  await promote(await publishBuild(store, 'mf-menu', 'b'));
  expect(await currentRevision(machine, 'stable')).toMatchObject({ revision: 2 });
  await before.restore('tuf', 'channels');
  expect(await currentRevision(machine, 'stable')).toMatchObject({ revision: 2 });
  const restarted = await signed.as([]);
  expect(await currentRevision(restarted, 'stable')).toMatchObject({ revision: 2 });
  expect(restarted.trust?.alarms()).toEqual([
    expect.stringMatching(
      /^the store offers version \d+ of timestamp, after version \d+: an old copy/,
    ),
  ]);
});

test('a mix of documents of different versions is refused', async () => {
  const edge = await signed.edge();
  expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 1 });
  await promote(await publishBuild(store, 'mf-menu', 'b'));
  const { version } = JSON.parse(await tamper.read(TIMESTAMP)).signed.meta['snapshot.json'];
  await tamper.write(
    `tuf/${version}.snapshot.json`,
    await tamper.read(`tuf/${version - 2}.snapshot.json`),
  );
  expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 1 });
  expect(edge.trust?.alarms()).toContainEqual(
    `tuf/${version}.snapshot.json is not the file that the timestamp names: restore it from a backup`,
  );
});

test('a key of one room cannot sign a build of another', async () => {
  const thief = await signed.as(['mia', 'ci']);
  await expect(publishBuild(thief, 'shell', 'b')).rejects.toThrow(
    'no key of this machine may sign room-shell.1',
  );
  const [mia] = await readSigners(await signed.folder(['mia']));
  const path = buildTarget('shell', '1.0.0-aaaaaaaaaaaa');
  const forged = new Metadata(
    new Targets({
      version: 2,
      specVersion: '1.0.31',
      expires: '2099-01-01T00:00:00Z',
      targets: { [path]: toTarget(path, '{}') },
    }),
  );
  forged.sign(mia!.sign);
  await tamper.write('tuf/2.room-shell.1.json', toText(forged));
  await (await signed.as(['ci'])).trust?.release();
  const edge = await signed.edge();
  expect(await edge.files.list('builds/shell')).toEqual([shell.id]);
});

test('a forged author is refused, on the command line and in a store', async () => {
  await expect(
    changeChannel(store, 'stable', { note: '', by: 'quinn' }, () => ({
      origins: ['http://a.example'],
    })),
  ).rejects.toThrow(
    '--by quinn is refused: the key of this machine belongs to pat. Leave out --by',
  );
  const pat = await signed.as(['pat', 'ci']);
  const forging: Store = { ...pat, trust: { ...pat.trust!, author: async () => 'quinn' } };
  await changeChannel(forging, 'stable', { note: '' }, () => ({
    origins: ['http://a.example'],
  })).catch(() => undefined);
  await expect(currentRevision(await signed.edge(), 'stable')).rejects.toThrow(
    'names quinn as its author and is signed by pat',
  );
});

test('without a key nothing can be promoted', async () => {
  const thief = await signed.as([]);
  await expect(
    changeChannel(thief, 'stable', { note: '' }, () => ({ origins: ['http://a.example'] })),
  ).rejects.toThrow('no key of this machine may change channel stable');
});

describe('a crash', () => {
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
    { before: /\d\.snapshot\.json$/, then: 3 },
    { before: /^tuf\/timestamp\.json$/, then: 3 },
    { before: /^channels\//, then: 3, now: 2 },
  ])(
    'after a crash before $before the store is whole, and the next writer continues',
    async ({ before, then, now = 1 }) => {
      const edge = await signed.edge();
      const served = await currentRevision(edge, 'stable');
      const first = await tamperingWith(signed.root).read(revisionPath('stable', 1));
      const content = { ...served, revision: 2, note: 'crashed', before: computeSha256(first) };
      const text = `${JSON.stringify(content, null, 2)}\n`;
      await expect(signRevision(await crashingAt(before), 'stable', text)).rejects.toThrow(
        'crashed before',
      );
      expect((await currentRevision(edge, 'stable'))?.revision).toBe(now);
      const menu = await publishBuild(store, 'mf-menu', 'b');
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
      for (let version = 1; version < 12; version += 1) {
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
});

describe('another key', () => {
  const signingAs = async (...people: string[]) =>
    openSigning(openStore(signed.root), {
      trust: signed.trust,
      keys: await signed.folder(people),
    });

  test('edges follow another key of CI, and the old one signs nothing any more', async () => {
    const edge = await signed.edge();
    expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 1 });
    const by = await signed.join('robot');
    const holders = await signingAs('ana', 'ben', 'robot');
    await replaceOwner(holders, { owner: 'ci', by, keeps: () => true });
    const old = await signed.as(['mia', 'ci']);
    expect(await old.trust?.release()).toBe(false);
    const next = await signed.as(['pat', 'robot']);
    await changeChannel(next, 'stable', { note: '' }, () => ({ origins: ['http://a.example'] }));
    expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 2 });
    expect(edge.trust?.alarms()).toEqual([]);
  });

  test('one holder cannot change the root', async () => {
    const by = await signed.join('eve');
    const alone = await signingAs('ana', 'eve', 'ci');
    await expect(replaceOwner(alone, { owner: 'ben', by, keeps: () => true })).rejects.toThrow(
      'version 2 of root is signed by ana, eve and needs another signature',
    );
    expect(await currentRevision(await signed.edge(), 'stable')).toMatchObject({ revision: 1 });
  });

  test('a root without the signatures of the one before is refused, and the last good content served', async () => {
    const edge = await signed.edge();
    expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 1 });
    const other = await aSignedStore({ channels: { stable: ['thief'] } });
    const theirs = await tamperingWith(other.root).read('tuf/1.root.json');
    const forged = theirs.replace('"version": 1', '"version": 2');
    await tamperingWith(signed.root).write('tuf/2.root.json', forged);
    await changeChannel(store, 'stable', { note: '' }, () => ({
      origins: ['http://a.example'],
    })).catch(() => undefined);
    expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 1 });
  });

  test('a holder of the root cannot be removed without another one', async () => {
    const holders = await signingAs('ana', 'ben', 'ci');
    await expect(
      replaceOwner(holders, { owner: 'cleo', by: null, keeps: () => true }),
    ).rejects.toThrow('cleo holds a key of the root: give the key that replaces it');
    await expect(
      replaceOwner(holders, { owner: 'nina', by: null, keeps: () => true }),
    ).rejects.toThrow('nina has no key in this store');
  });
});
