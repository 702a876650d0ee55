import { changeChannel } from '../change-channel';
import { type Store, currentRevision, openStore } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { publishBuild } from '../testing/a-store';
import { renew } from './manage-keys';
import { openSigning } from './open-trusted-store';
import { DAY_MS } from './signing';
import { type SignedStore, aSignedStore } from './testing/a-signed-store';

afterAll(removeTemporaryFolders);

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
