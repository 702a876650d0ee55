import { rm } from 'node:fs/promises';
import path from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { changeChannel } from '../change-channel';
import { type Store, currentRevision } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { publishBuild } from '../testing/a-store';
import { describeProposals } from './describe-proposals';
import { grant, signPending } from './manage-keys';
import { PENDING, gateTarget } from './names';
import { type SignedStore, aSignedStore } from './testing/a-signed-store';
import { tamperingWith } from './testing/tamper';
import { SignatureNeeded, TrustError } from './trust-error';
import { publishGate } from '../gate-policy/publish-gate';
import { readPublishedGates } from '../gate-policy/published-gate';
import { fromJson, parseDocument } from './documents';
import { computeKeyId } from './keys';

afterAll(removeTemporaryFolders);

describe('two people', () => {
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
});

describe('a signed gate', () => {
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
});

describe('documents', () => {
  const pair = generateKeyPairSync('ed25519').publicKey;
  const hex = pair.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const pem = String(pair.export({ format: 'pem', type: 'spki' }));
  const id = computeKeyId(hex);
  const key = (publicText: string, owner = 'ana') => ({
    keytype: 'ed25519',
    scheme: 'ed25519',
    keyval: { public: publicText },
    'x-owner': owner,
  });
  const role = { keyids: [id], threshold: 1 };

  const rootOf = (changes: object) => ({
    signatures: [],
    signed: {
      _type: 'root',
      spec_version: '1.0.31',
      version: 1,
      expires: '2030-01-01T00:00:00Z',
      consistent_snapshot: true,
      keys: { [id]: key(hex) },
      roles: { root: role, targets: role, snapshot: role, timestamp: role },
      ...changes,
    },
  });

  test('a root with one key is read', () => {
    expect(fromJson('root', 'root', rootOf({})).signed.version).toBe(1);
  });

  test.each([
    {
      what: 'two ids for one key',
      keys: { [id]: key(hex), ['0'.repeat(64)]: key(hex) },
      says: 'one key has two ids',
    },
    {
      what: 'an id that is not the hash of its key',
      keys: { ['0'.repeat(64)]: key(hex) },
      says: 'is not the hash of its key',
    },
    {
      what: 'one key in two notations',
      keys: { [id]: key(hex), [computeKeyId(pem)]: key(pem) },
      says: 'is not an Ed25519 key of 64',
    },
    {
      what: 'capital digits',
      keys: { [id]: key(hex.toUpperCase()) },
      says: 'is not an Ed25519 key of 64',
    },
    {
      what: 'another kind of key',
      keys: { [id]: { ...key(hex), keytype: 'rsa' } },
      says: 'is not an Ed25519 key',
    },
    { what: 'a key without an owner', keys: { [id]: key(hex, '') }, says: 'has no owner' },
  ])('$what: refused', ({ keys, says }) => {
    expect(() => fromJson('root', 'root', rootOf({ keys }))).toThrow(says);
  });

  test.each([
    { what: 'a date that cannot be read would never expire', changes: { expires: 'never' } },
    { what: 'a version below one', changes: { version: 0 } },
    { what: 'a part of a version', changes: { version: 1.5 } },
    { what: 'a threshold of none', changes: { roles: { root: { ...role, threshold: 0 } } } },
  ])('$what: refused', ({ changes }) => {
    expect(() => fromJson('root', 'the root', rootOf(changes))).toThrow('the root: ');
  });

  test('delegations that are not terminating, or named twice, are refused', () => {
    const delegated = {
      name: 'room-shell.1',
      ...role,
      terminating: true,
      paths: ['builds/shell/*/*'],
    };
    const targetsOf = (roles: object[]) => ({
      signatures: [],
      signed: {
        _type: 'targets',
        spec_version: '1.0.31',
        version: 1,
        expires: '2030-01-01T00:00:00Z',
        targets: {},
        delegations: { keys: { [id]: key(hex) }, roles },
      },
    });
    expect(() => fromJson('targets', 'targets', targetsOf([delegated]))).not.toThrow();
    expect(() =>
      fromJson('targets', 'targets', targetsOf([{ ...delegated, terminating: false }])),
    ).toThrow('targets: ');
    expect(() => fromJson('targets', 'targets', targetsOf([delegated, delegated]))).toThrow(
      'two delegations have the same name',
    );
  });

  test('what is no JSON, or too large, is refused with the name of the file', () => {
    expect(() => parseDocument('root', 'a.json', Buffer.from('{'))).toThrow('a.json is not JSON');
    expect(() => parseDocument('root', 'a.json', Buffer.alloc(8_000_001))).toThrow(
      'a.json is larger than 8000000 bytes',
    );
  });
});
