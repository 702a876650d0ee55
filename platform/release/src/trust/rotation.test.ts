import { changeChannel } from '../change-channel';
import { type Store, currentRevision, openStore } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { publishBuild } from '../testing/a-store';
import { replaceOwner } from './manage-keys';
import { openSigning } from './open-trusted-store';
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
