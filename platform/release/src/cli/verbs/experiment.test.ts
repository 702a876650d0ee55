import type { ChannelRevision } from '@storefront/compositions';
import { type Store, currentRevision, openStore, publish } from '../..';
import { changeChannel } from '../../change-channel';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '../../testing/a-build-folder';
import { createProgram } from '../program';
import { run } from '../run';
import { noTools } from '../../testing/no-tools';

jest.mock('../../gate', () => ({
  runGate: jest.fn(async ({ hash }: { hash: string }) => ({ hash, isOk: true, results: [] })),
}));
const { runGate } = jest.requireMock<{ runGate: jest.Mock }>('../../gate');

let store: Store;
let said: string;

/** Exit code of `storefront experiment …`; its output is in `said`. */
async function experiment(...args: string[]): Promise<number> {
  said = '';
  return run(createProgram(noTools).configureOutput({ writeErr: (text) => (said += text) }), [
    '--store',
    store.root,
    'experiment',
    ...args,
  ]);
}
const channel = async (): Promise<ChannelRevision> => {
  const current = await currentRevision(store, 'stable');
  if (!current) throw new Error('the channel serves something');
  return current;
};
const armsNow = async () => (await channel()).experiments[0]?.arms ?? [];
const publishBuild = async (name: string, words: string) => {
  const { folder } = await aBuildFolder(
    name,
    { 'entry.js': `// ${name} ${words}`, 'boot.js': '//' },
    { version: `1.0.0+${words}`, ...(name === 'shell' ? { boot: 'boot.js' } : {}) },
  );
  const { id, contentHash } = await publish(store, folder);
  return { name, id, contentHash };
};
const create = (...more: string[]) =>
  experiment(
    'create',
    'stable',
    'nep',
    '--owner',
    'pizza team',
    '--expires',
    '14d',
    '--arm',
    'nep=mf-menu@latest:1000',
    ...more,
  );

beforeEach(async () => {
  const write = (text: unknown): boolean => {
    said += String(text);
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(write);
  jest.spyOn(process.stderr, 'write').mockImplementation(write);
  runGate.mockClear();
  store = openStore(await aTemporaryFolder());
  const builds = [await publishBuild('shell', 'a'), await publishBuild('mf-menu', 'a')];
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds }));
  await publishBuild('mf-menu', 'b');
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

test('an experiment begins as one revision, after the gate has seen what its arm serves', async () => {
  expect(
    await create('--note', 'thin crust', '--by', 'ana', '--forces', 'new_nep_pizzas=nep'),
  ).toBe(0);
  const { revision, by, note, variants, experiments } = await channel();
  expect([revision, by, note]).toEqual([2, 'ana', 'thin crust']);
  expect(runGate.mock.calls.map(([{ hash }]: [{ hash: string }]) => hash)).toEqual([
    variants['nep'],
  ]);
  expect(experiments).toMatchObject([
    {
      name: 'nep',
      owner: 'pizza team',
      forces: { module: 'new_nep_pizzas', arm: 'nep' },
      guard: { maxLoadFailures: 500, maxOrderErrors: 2500, minimum: 50 },
      arms: [
        { name: 'control', share: 9000, builds: [] },
        { name: 'nep', share: 1000, builds: [{ name: 'mf-menu' }] },
      ],
    },
  ]);
});

test('its whole life: ramp, another arm, hotfix, off, on, stop; no visitor changes from arm to arm', async () => {
  await create('--no-guard', '--control', '3000');
  expect(await experiment('ramp', 'stable', 'nep', 'nep', '3000')).toBe(0);
  expect((await armsNow()).map(({ name, share }) => [name, share])).toEqual([
    ['control', 3000],
    ['nep', 3000],
  ]);
  expect(await experiment('arm', 'stable', 'nep', 'late=mf-menu@latest')).toBe(0);
  const before = await armsNow();
  const old = (await channel()).variants['nep'] ?? '';
  await publishBuild('mf-menu', 'c');
  expect(await experiment('hotfix', 'stable', 'nep', 'nep', 'mf-menu@latest')).toBe(0);
  expect((await channel()).revoked).toEqual([]); // the arm `late` still serves the very same builds
  expect((await channel()).variants).toMatchObject({ late: old });
  expect((await armsNow()).map(({ ranges }) => ranges)).toEqual(before.map(({ ranges }) => ranges));

  expect(await experiment('off', 'stable', 'nep', 'late', '--reason', 'not wanted')).toBe(0);
  expect((await channel()).revoked).toEqual([old]);
  expect((await armsNow())[2]?.off?.reason).toBe('not wanted');
  expect(await experiment('on', 'stable', 'nep', 'late')).toBe(0);
  expect((await channel()).revoked).toEqual([]);
  expect((await armsNow())[2]?.off).toBeUndefined();
  expect(await experiment('stop', 'stable', 'nep')).toBe(0);
  expect(await channel()).toMatchObject({ experiments: [], variants: {} });
});

test.each<[string, string[], string]>([
  ['a share that is none', ['--arm', 'other=mf-menu@latest:lots'], 'basis points'],
  ['an expiry that is none', ['--expires', 'soon'], 'Give a day'],
  ['a guard that is none', ['--guard', 'loads=1'], 'A guard is written'],
  ['a guard of more than all', ['--guard', 'loads=20000,orders=1,minimum=1'], 'A guard is written'],
  ['a module that is none', ['--forces', 'nep'], 'A forcing module'],
])('%s is a usage error: 2', async (_case, more, sentence) => {
  expect(await create(...more)).toBe(2);
  expect(said).toContain(sentence);
});

test('what the gate refuses does not begin', async () => {
  runGate.mockResolvedValueOnce({
    hash: 'f'.repeat(64),
    isOk: false,
    results: [{ check: 'size', isOk: false, findings: ['too large'] }],
  });
  expect([await create(), said]).toEqual([1, expect.stringContaining('size: too large')]);
  expect((await channel()).experiments).toEqual([]);
});
