import { rm } from 'node:fs/promises';
import path from 'node:path';
import { publishGate } from '../gate-policy/publish-gate';
import { readPublishedGates } from '../gate-policy/published-gate';
import type { Store } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { describeProposals } from './describe-proposals';
import { signPending } from './manage-keys';
import { gateTarget } from './names';
import { type SignedStore, aSignedStore } from './testing/a-signed-store';
import { tamperingWith } from './testing/tamper';
import { SignatureNeeded, TrustError } from './trust-error';

afterAll(removeTemporaryFolders);

let signed: SignedStore;
beforeEach(async () => {
  signed = await aSignedStore();
});

const wanted = { hash: '1'.repeat(64), by: 'ana', customers: ['stable'], static: ['next'] };

async function publishedBy(...people: string[]): Promise<Store> {
  const store = await signed.as(people);
  await publishGate(store, wanted);
  return store;
}
const versions = async (store: Store): Promise<number[]> =>
  (await readPublishedGates(store)).map(({ version }) => version);

test('a gate takes effect with the signatures of two holders, on every machine', async () => {
  await expect(publishedBy('ana', 'ci')).rejects.toThrow(SignatureNeeded);
  const edge = await signed.edge();
  expect(await versions(edge)).toEqual([]);
  const { signing } = (await signed.as(['ben', 'ci'])).trust!;
  const [proposal] = await describeProposals(signing);
  expect(proposal).toMatchObject({ role: 'targets', signedBy: ['ana'] });
  expect(proposal?.changes).toEqual([expect.stringMatching(/^\+ gate\/000001\.json: /)]);
  await signPending(signing, proposal?.id ?? '');
  expect(await versions(edge)).toEqual([1]);
  expect(await versions(await publishedBy('ana', 'ben', 'ci'))).toEqual([1, 2]);
  expect(edge.trust?.alarms()).toEqual([]);
});

test('promoters, teams and CI cannot publish a gate', async () => {
  await expect(publishedBy('pat', 'quinn', 'shelly', 'ci')).rejects.toThrow(
    'no key of this machine may sign targets',
  );
});

test('a gate written into the folder has no effect, and an alarm names it', async () => {
  const store = await publishedBy('ana', 'ben', 'ci');
  const forged = { ...wanted, version: 2, at: new Date().toISOString(), static: ['stable'] };
  await tamperingWith(signed.root).write(gateTarget(2), JSON.stringify(forged));
  expect(await versions(store)).toEqual([1]);
  expect(await store.files.read(gateTarget(2))).toBeNull();
  expect(store.trust?.alarms()).toEqual([
    expect.stringContaining('gate/000002.json is not signed by two holders'),
  ]);
  await publishGate(await signed.as(['ana', 'ben', 'ci']), wanted);
  expect(await versions(store)).toEqual([1, 2]);
  expect(store.trust?.alarms()).toEqual([]);
});

test('an altered gate and a removed one are refused: an earlier one does not count instead', async () => {
  await publishedBy('ana', 'ben', 'ci');
  const store = await publishedBy('ana', 'ben', 'ci');
  const tamper = tamperingWith(signed.root);
  await tamper.write(gateTarget(2), await tamper.read(gateTarget(1)));
  await expect(readPublishedGates(store)).rejects.toThrow('gate/000002.json is not the gate');
  await rm(path.join(signed.root, gateTarget(2)));
  await expect(readPublishedGates(store)).rejects.toThrow(TrustError);
});

test('a gate that waits for CI is named, and in effect once CI has signed', async () => {
  const store = await publishedBy('ana', 'ben');
  expect(await versions(store)).toEqual([]);
  await expect(publishGate(store, wanted)).rejects.toThrow(
    'gate/000001.json is signed and waits for CI',
  );
  await (await signed.as(['ci'])).trust?.release();
  expect(await versions(store)).toEqual([1]);
});
