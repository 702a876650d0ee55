import { createProgram } from '../cli/program';
import { run } from '../cli/run';
import type { Tools } from '../cli/tools';
import { openTrustedStore } from './open-trusted-store';
import { changeChannel } from '../change-channel';
import { prune } from '../prune';
import { publish } from '../publish';
import { currentRevision, openStore } from '../store';
import { aTemporaryFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { aBuildOf, anEmptyStore, publishBuild, release } from '../testing/a-store';
import { TrustError } from './trust-error';
import { type SignedStore, aSignedStore } from './testing/a-signed-store';

afterAll(removeTemporaryFolders);
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
  for (const failure of await Promise.all(writes.map((it) => it.catch((error: unknown) => error))))
    expect(failure).toEqual(
      new TrustError(
        `nothing was changed: the store is signed, and ${trust}/root.json is not there. ` +
          'Set STOREFRONT_TRUST to the folder with root.json of this machine (docs/keys.md)',
      ),
    );
  expect(await currentRevision(store, 'stable')).toMatchObject({ revision: 1 });
  expect(logged).toEqual([expect.stringMatching(/^The store is signed, and not verified/)]);
});

test('the verbs of such a machine: status warns on the error stream, rollback ends with 1', async () => {
  const { signed, trust } = await onAnotherMachine();
  const unsigned = openStore(signed.root);
  expect(await currentRevision(unsigned, 'stable')).toMatchObject({ revision: 1 });
  jest.replaceProperty(process, 'env', { ...process.env, STOREFRONT_TRUST: trust });
  const said = { out: '', err: '' };
  jest.spyOn(process.stdout, 'write').mockImplementation((it) => ((said.out += String(it)), true));
  jest.spyOn(process.stderr, 'write').mockImplementation((it) => ((said.err += String(it)), true));
  const storefront = (...words: string[]) =>
    run(createProgram({} as Tools), ['--store', signed.root, ...words]);
  expect(await storefront('status', 'stable')).toBe(0);
  expect(said.err).toContain('Set STOREFRONT_TRUST to the folder with root.json');
  said.out = '';
  expect(await storefront('--json', 'payment', 'stable', '--document', 'separate')).toBe(1);
  expect(JSON.parse(said.out)).toMatchObject({
    error: { kind: 'TrustError', message: expect.stringContaining('STOREFRONT_TRUST') as string },
  });
});

test('an unsigned store needs no root', async () => {
  const { root } = await anEmptyStore();
  const store = openTrustedStore(root, { trust: await aTemporaryFolder() });
  await release(store, { shell: 'a' });
  expect(store.unverified).toBeUndefined();
  expect(await currentRevision(store, 'stable')).toMatchObject({ revision: 1 });
});
