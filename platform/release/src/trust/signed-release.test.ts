import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { changeChannel } from '../change-channel';
import { channelHistory } from '../history';
import { publish } from '../publish';
import { rollback } from '../rollback';
import { type Store, currentRevision, openStore, readComposition, revisionPath } from '../store';
import { readComposedPage } from '../page';
import { aTemporaryFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { aBuildOf, publishBuild } from '../testing/a-store';
import { type SignedStore, aSignedStore } from './testing/a-signed-store';
import { grant, renew } from './manage-keys';
import { openSigning, openTrustedStore } from './open-trusted-store';
import { DAY_MS } from './signing';
import { TIMESTAMP, statementTarget } from './names';
import { tamperingWith } from './testing/tamper';
import { readProvenance } from './verify-statement';
import { prune } from '../prune';
import { TrustError } from './trust-error';

afterAll(removeTemporaryFolders);

test('publishes, promotes and rolls back with keys, and an edge without keys verifies all of it', async () => {
  const signed = await aSignedStore();
  const store = await signed.as(['shelly', 'mia', 'pat', 'ci']);
  const shell = await publishBuild(store, 'shell', 'a');
  const [first, second] = [
    await publishBuild(store, 'mf-menu', 'a'),
    await publishBuild(store, 'mf-menu', 'b'),
  ];
  const edge = await signed.edge();
  for (const builds of [[shell, first], [second]])
    await changeChannel(store, 'stable', { note: 'new' }, () => ({ builds }));
  expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 2, by: 'pat' });
  await rollback(store, 'stable');
  const served = await currentRevision(edge, 'stable');
  expect(served).toMatchObject({ revision: 3, repeats: 1 });
  const { boot } = await readComposedPage(edge, served?.composition ?? '', '/builds');
  expect(boot).toBe('// a');
  expect((await channelHistory(edge, 'stable', 9)).map(({ revision }) => revision)).toEqual([
    3, 2, 1,
  ]);
  expect(edge.trust?.alarms()).toEqual([]);
});

test('writes the signed revision under its number too, for readers without keys', async () => {
  const signed = await aSignedStore();
  const store = await signed.as(['shelly', 'mia', 'pat', 'ci']);
  const shell = await publishBuild(store, 'shell', 'a');
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell] }));
  const text = await readFile(path.join(signed.root, revisionPath('stable', 1)), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ revision: 1, by: 'pat' });
});

test('without the key of CI a change waits, and CI makes it effective', async () => {
  const signed = await aSignedStore();
  const [builder, promoter] = [await signed.as(['shelly']), await signed.as(['pat'])];
  const ci = await signed.as(['ci']);
  const published = await publish(builder, (await aBuildOf('shell', 'a')).folder);
  expect(published).toMatchObject({ isNew: true, isWaiting: true });
  const edge = await signed.edge();
  expect(await edge.files.list('builds/shell')).toEqual([]);
  expect(await ci.trust?.release()).toBe(true);
  const [id = ''] = await edge.files.list('builds/shell');
  const { contentHash } = (await aBuildOf('shell', 'a')).record;
  const builds = [{ name: 'shell', id, contentHash }];
  await changeChannel(promoter, 'stable', { note: '' }, () => ({ builds }));
  expect(await currentRevision(edge, 'stable')).toBeNull();
  await expect(
    changeChannel(promoter, 'stable', { note: 'again' }, () => ({ builds })),
  ).rejects.toThrow('waits for CI');
  await ci.trust?.release();
  const served = await currentRevision(edge, 'stable');
  expect(served).toMatchObject({ revision: 1 });
  expect((await readComposition(edge, served?.composition ?? '')).builds).toEqual(builds);
});

test('concurrent promotions of several people are all in the history, each signed', async () => {
  const signed = await aSignedStore();
  const store = await signed.as(['shelly', 'mia', 'pat', 'ci']);
  const shell = await publishBuild(store, 'shell', 'a');
  const menus = await Promise.all(
    ['a', 'b', 'c', 'd'].map((it) => publishBuild(store, 'mf-menu', it)),
  );
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell] }));
  const writers = await Promise.all(
    menus.map((_, at) => signed.as([at % 2 ? 'pat' : 'quinn', 'ci'])),
  );
  await Promise.all(
    writers.map((writer, at) =>
      changeChannel(writer, 'stable', { note: `${at}` }, () => ({ builds: [menus[at] ?? shell] })),
    ),
  );
  const edge = await signed.edge();
  const notes = (await channelHistory(edge, 'stable', 9)).map(({ note }) => note);
  expect(notes).toHaveLength(5);
  expect(new Set(notes)).toEqual(new Set(['', '0', '1', '2', '3']));
});

describe('what expires', () => {
  let signed: SignedStore;
  let store: Store;
  const later = (days: number) => () => new Date(Date.now() + days * DAY_MS);

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

  const revisionOf = async (edge: Store) => (await currentRevision(edge, 'stable'))?.revision;
  const TIMESTAMP_EXPIRED = expect.stringMatching(
    /^timestamp expired at .*: what was verified is still served, and changes are refused/,
  ) as string;

  test('after expiry the last verified revision is served, with an alarm, also after a restart', async () => {
    let now = new Date();
    const edge = await signed.edge({ now: () => now });
    expect(await revisionOf(edge)).toBe(1);
    expect(edge.trust?.alarms()).toEqual([]);
    now = later(8)();
    expect(await revisionOf(edge)).toBe(1);
    expect(edge.trust?.alarms()).toEqual([TIMESTAMP_EXPIRED]);
    const restarted = await signed.as([], { now: later(8) });
    expect(await revisionOf(restarted)).toBe(1);
  });

  test('a new machine serves an expired store too: expiry must not close a restaurant', async () => {
    const edge = await signed.edge({ now: later(400) });
    expect(await revisionOf(edge)).toBe(1);
    expect(edge.trust?.alarms()).toHaveLength(6);
  });

  test('a change that is expired when it arrives is refused', async () => {
    let now = new Date();
    const edge = await signed.edge({ now: () => now });
    expect(await revisionOf(edge)).toBe(1);
    const menu = await publishBuild(store, 'mf-menu', 'a');
    await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [menu] }));
    now = later(8)();
    expect(await revisionOf(edge)).toBe(1);
    expect(edge.trust?.alarms()).toContainEqual(
      expect.stringContaining('a change is refused: timestamp expired at'),
    );
    const ci = await signed.as(['ci'], { now: later(8) });
    await ci.trust?.release();
    expect(await revisionOf(edge)).toBe(2);
    expect(edge.trust?.alarms()).toEqual([]);
  });

  test('an expired root and targets are renewed by two holders', async () => {
    const now = later(366);
    const edge = await signed.edge({ now });
    expect(await revisionOf(edge)).toBe(1);
    const keys = await signed.folder(['ana', 'ben', 'shelly', 'pat', 'ci']);
    const signing = openSigning(openStore(signed.root), { trust: signed.trust, keys, now });
    for (const role of ['root', 'targets', 'room-shell.1', 'channel-stable.1'])
      await renew(signing, role);
    expect(await revisionOf(edge)).toBe(1);
    expect(edge.trust?.alarms()).toEqual([]);
  });
});

describe('provenance', () => {
  const saved = { ...process.env };
  afterEach(() => {
    process.env = { ...saved };
  });

  test('a signed build has a statement of its source and builder, signed by its room', async () => {
    process.env['STOREFRONT_SOURCE'] = 'git+https://git.example/storefront';
    process.env['STOREFRONT_BUILDER'] = 'https://ci.example/runner';
    const signed = await aSignedStore();
    const store = await signed.as(['mia', 'ci']);
    const { id } = await publishBuild(store, 'mf-menu', 'a');
    const edge = await signed.edge();
    expect(await readProvenance(edge, 'mf-menu', id)).toEqual({
      source: 'git+https://git.example/storefront',
      revision: null,
      builder: 'https://ci.example/runner',
      signedBy: ['mia'],
    });
    const other = await publishBuild(store, 'mf-menu', 'b');
    const tamper = tamperingWith(signed.root);
    const statement = await tamper.read(statementTarget('mf-menu', other.id));
    await tamper.write(statementTarget('mf-menu', id), statement);
    await expect(readProvenance(edge, 'mf-menu', id)).rejects.toThrow('was altered');
  });
});

/** The message of `keys grant` on a machine that has seen no timestamp. */
async function grantOf({ root, trust, keys, folder }: SignedStore): Promise<unknown> {
  await rm(path.join(trust, 'seen.json'), { force: true });
  const signing = openSigning(openStore(root), { trust, keys: await folder(['ana', 'ben']) });
  const place = { kind: 'room', name: 'mf-cart', threshold: undefined } as const;
  return grant(signing, { ...place, keys: [keys['ana']!] }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
}

test('a store that was signed and has no timestamp yet is not in effect; a removed one is damage', async () => {
  const signed = await aSignedStore();
  await rm(path.join(signed.root, TIMESTAMP));
  expect(await grantOf(signed)).toBe(`${TIMESTAMP} is not there: restore it from a backup`);
  const tuf = path.join(signed.root, 'tuf');
  for (const name of await readdir(tuf))
    if (/\.(timestamp|snapshot)\.json$/.test(name)) await rm(path.join(tuf, name));
  expect(await grantOf(signed)).toBe(
    'the store is signed, but not yet in effect: run "npm run storefront -- keys timestamp" with the key of CI',
  );
});

describe('a machine without the root', () => {
  afterEach(() => jest.restoreAllMocks());

  /** A signed store whose channel stable serves a shell, and a folder of trust without a root. */
  async function onAnotherMachine(): Promise<{ signed: SignedStore; trust: string }> {
    const signed = await aSignedStore();
    const store = await signed.as(['shelly', 'pat', 'ci']);
    const shell = await publishBuild(store, 'shell', 'a');
    await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell] }));
    return { signed, trust: await aTemporaryFolder() };
  }

  test('a machine without the root cannot change a signed store, and reads it with a warning', async () => {
    const { signed, trust } = await onAnotherMachine();
    const logged: string[] = [];
    const store = openTrustedStore(signed.root, { trust, log: (line) => void logged.push(line) });
    const { folder } = await aBuildOf('shell', 'b');
    const writes = [
      publish(store, folder),
      changeChannel(store, 'stable', { note: '' }, () => ({ origins: ['http://a.example'] })),
      prune(store, { keepDays: 1, now: new Date(), isDelete: true }),
    ];
    for (const failure of await Promise.all(
      writes.map((write) => write.catch((error: unknown) => error)),
    ))
      expect(failure).toEqual(
        new TrustError(
          `nothing was changed: the store is signed, and ${trust}/root.json is not there. ` +
            'Set STOREFRONT_TRUST to the folder with root.json of this machine (docs/keys.md)',
        ),
      );
    expect(await currentRevision(store, 'stable')).toMatchObject({ revision: 1 });
    expect(logged).toEqual([expect.stringMatching(/^The store is signed, and not verified/)]);
  });
});
