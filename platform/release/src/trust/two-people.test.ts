import { changeChannel } from '../change-channel';
import { currentRevision } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { publishBuild } from '../testing/a-store';
import { describeProposals } from './describe-proposals';
import { keyIdOf, publicKey } from './keys';
import { grant, signPending } from './manage-keys';
import { PENDING } from './names';
import { type SignedStore, aSignedStore } from './testing/a-signed-store';
import { tamperingWith } from './testing/tamper';
import { SignatureNeeded } from './trust-error';

afterAll(removeTemporaryFolders);

let signed: SignedStore;
beforeEach(async () => {
  signed = await aSignedStore({
    rooms: { shell: ['shelly'], 'mf-checkout': ['mia', 'noa'] },
    channels: { stable: ['pat', 'quinn', 'rae'] },
    people: { 'mf-checkout': 2, stable: 2 },
  });
});

const signingAs = async (...people: string[]) => {
  const { trust } = await signed.as(people);
  if (!trust) throw new Error('the store is not verified');
  return trust.signing;
};

/** Signs the only proposal. */
async function second(...people: string[]): Promise<void> {
  const signing = await signingAs(...people);
  const [proposal, ...others] = await describeProposals(signing);
  expect(others).toEqual([]);
  await signPending(signing, proposal?.id ?? '');
}

test('a build of a room that needs two people takes effect with the second signature', async () => {
  const mia = await signed.as(['mia', 'ci']);
  await expect(publishBuild(mia, 'mf-checkout', 'a')).rejects.toThrow(SignatureNeeded);
  const edge = await signed.edge();
  expect(await edge.files.list('builds/mf-checkout')).toEqual([]);
  const [proposal] = await describeProposals(await signingAs('noa'));
  expect(proposal).toMatchObject({ role: 'room-mf-checkout.1', signedBy: ['mia'] });
  expect(proposal?.changes).toEqual([
    expect.stringMatching(/^\+ builds\/mf-checkout\/1\.0\.0-[0-9a-f]{12}\/build\.json: /),
    expect.stringMatching(/^\+ builds\/mf-checkout\/1\.0\.0-[0-9a-f]{12}\/provenance\.json: /),
  ]);
  await second('noa', 'ci');
  expect(await edge.files.list('builds/mf-checkout')).toHaveLength(1);
});

test('the same person cannot be both people', async () => {
  const mia = await signed.as(['mia', 'ci']);
  await expect(publishBuild(mia, 'mf-checkout', 'a')).rejects.toThrow(
    'is signed by mia and needs another signature',
  );
  await expect(second('mia', 'ci')).rejects.toThrow(SignatureNeeded);
  const again = await signed.join('mia');
  const [cleo, ana] = [await signingAs('ana', 'ben', 'ci'), await signingAs('ana')];
  await grant(cleo, { kind: 'room', name: 'mf-checkout', keys: [again] });
  await expect(second('mia', 'ci')).rejects.toThrow(SignatureNeeded);
  await expect(
    grant(ana, { kind: 'room', name: 'mf-menu', keys: [again], threshold: 2 }),
  ).rejects.toThrow('room mf-menu needs 2 people, and would have 1');
});

test('a promotion that needs two people takes effect with the second signature', async () => {
  const store = await signed.as(['shelly', 'pat', 'ci']);
  const shell = await publishBuild(store, 'shell', 'a');
  await expect(
    changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell] })),
  ).rejects.toThrow('version 1 of channel-stable.1 is signed by pat and needs another signature');
  expect(await currentRevision(await signed.edge(), 'stable')).toBeNull();
  await second('quinn', 'ci');
  expect(await currentRevision(await signed.edge(), 'stable')).toMatchObject({
    revision: 1,
    by: 'pat',
  });
});

test('a proposal without a valid key is marked, and cannot write other files', async () => {
  const store = await signed.as(['shelly', 'pat', 'ci']);
  const shell = await publishBuild(store, 'shell', 'a');
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell] })).catch(
    () => undefined,
  );
  const [name = ''] = await store.files.list(PENDING);
  const tamper = tamperingWith(signed.root);
  const bundle = JSON.parse(await tamper.read(`${PENDING}/${name}`));
  const files = { ...bundle.files, 'builds/shell/evil.js': 'steal()' };
  const document = { ...bundle.document, signatures: [] };
  await tamper.write(`${PENDING}/${name}`, JSON.stringify({ ...bundle, document, files }));
  const [proposal] = await describeProposals(await signingAs('quinn'));
  expect(proposal?.signedBy).toEqual([]);
  await second('quinn', 'rae', 'ci');
  expect(await store.files.read('builds/shell/evil.js').catch(() => null)).toBeNull();
  await expect(tamper.read('builds/shell/evil.js')).rejects.toThrow('ENOENT');
});

test('an id of a key is the hash of the key', () => {
  const key = publicKey('ab'.repeat(32), 'ana');
  expect(key.keyID).toBe(keyIdOf('ab'.repeat(32)));
  expect(key.keyID).toMatch(/^[0-9a-f]{64}$/);
});
