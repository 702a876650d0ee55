import { hashOfGate } from '../../gate-policy/hash-of-gate';
import { currentRevision, type Store } from '../../store';
import { anEmptyStore, publishBuild } from '../../testing/a-store';
import { gateTarget } from '../../trust/names';
import { removeTemporaryFolders } from '../../testing/a-build-folder';
import { createProgram } from '../program';
import { run } from '../run';
import { noTools } from '../../testing/no-tools';

jest.mock('../../gate-policy/hash-of-gate', () => ({ hashOfGate: jest.fn() }));

afterAll(removeTemporaryFolders);

const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)] as const;
let store: Store;
let said: { out: string; err: string };

beforeEach(async () => {
  store = await anEmptyStore();
  jest.mocked(hashOfGate).mockResolvedValue(ONE);
  jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => ((said.out += String(text)), true));
  jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => ((said.err += String(text)), true));
});
afterEach(() => jest.restoreAllMocks());

async function storefront(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  said = { out: '', err: '' };
  const code = await run(createProgram(noTools), ['--store', store.root, ...words]);
  return { code, ...said };
}
const promote = (channel = 'next') =>
  storefront('promote', channel, '--static', '--builds', 'shell');

test('a published gate has the next version, and is shown beside that of the checkout', async () => {
  expect((await storefront('gate', 'show')).out).toContain('no gate is published');
  expect((await storefront('gate', 'publish', '--customers', 'stable')).out).toContain('version 1');
  expect((await storefront('gate', 'publish', '--static', 'next', 'test')).out).toContain(
    'version 2',
  );
  const { out } = await storefront('--json', 'gate', 'show');
  expect(JSON.parse(out)).toMatchObject({
    published: { version: 2, hash: ONE, customers: [], static: ['next', 'test'] },
    hash: ONE,
    isSame: true,
  });
});

test('a checkout with an older or another gate is refused, and the channel stays as it was', async () => {
  await publishBuild(store, 'shell', 'a');
  await storefront('gate', 'publish', '--static', 'next');
  jest.mocked(hashOfGate).mockResolvedValue(TWO);
  const other = await promote();
  expect(other).toMatchObject({
    code: 1,
    err: expect.stringContaining('another gate (222222222222)'),
  });
  await storefront('gate', 'publish', '--static', 'next');
  jest.mocked(hashOfGate).mockResolvedValue(ONE);
  expect((await promote()).err).toContain('version 1 of the gate, the store requires version 2');
  expect(await currentRevision(store, 'next')).toBeNull();
});

test('--static is allowed only on the channels of the policy', async () => {
  await publishBuild(store, 'shell', 'a');
  await storefront('gate', 'publish', '--static', 'next');
  expect((await promote('stable')).err).toContain('--static is not allowed on stable');
  expect((await promote('next')).code).toBe(0);
  await storefront('gate', 'publish');
  await publishBuild(store, 'shell', 'b');
  expect((await promote('next')).err).toContain('allows it on no channel');
});

test('a channel that requires stories is part of the policy; a removed one is named with its remote', async () => {
  await storefront('gate', 'publish', '--static', 'next', '--stories', 'stable');
  const { out } = await storefront('--json', 'gate', 'show');
  expect(JSON.parse(out)).toMatchObject({ published: { stories: ['stable'] } });
  await publishBuild(store, 'shell', 'a');
  const promoted = (story: string) =>
    storefront('promote', 'next', '--static', '--builds', 'shell', '--removed-story', story);
  expect(await promoted('pay')).toMatchObject({
    code: 2,
    err: expect.stringContaining('<remote>/<story>') as unknown,
  });
  expect((await promoted('remote-a/pay')).code).toBe(0);
  expect((await currentRevision(store, 'next'))?.note).toContain(
    '(without the story remote-a/pay)',
  );
});

test('a damaged published gate refuses every promotion', async () => {
  await publishBuild(store, 'shell', 'a');
  await store.files.writeOnce(gateTarget(1), '{}');
  expect(await promote()).toMatchObject({
    code: 1,
    err: expect.stringContaining('gate/000001.json'),
  });
});
