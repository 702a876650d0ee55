import { Command } from 'commander';
import { type Store, currentRevision, openStore } from '../store';
import { aBuildOf, anEmptyStore, publishBuild, release } from '../testing/a-store';
import { anExperiment } from '../testing/an-experiment';
import { aBuildFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { changeChannel } from '../change-channel';
import { createProgram } from './program';
import { run } from './run';
import { type Disk, systemDisk } from '../disk';
import { publish } from '../publish';
import { promote } from '../promote';
import { prune } from '../prune';
import { compose } from '../compose';
import { diskFailure } from './disk-failure';
import { InconclusiveGate } from './refusals';
import { noTools } from '../testing/no-tools';

afterAll(removeTemporaryFolders);

const tools = noTools; // nothing here starts a browser
let store: Store;
let said: { out: string; err: string };

beforeEach(async () => {
  store = await anEmptyStore();
  said = { out: '', err: '' };
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
  const code = await run(createProgram(tools), ['--store', store.root, ...words]);
  return { code, ...said };
}
const json = async (...words: string[]): Promise<unknown> =>
  JSON.parse((await storefront('--json', ...words)).out);

test.each(
  [
    ['promote'],
    ['promote', 'Not A Channel'],
    ['promote', 'stable', '--expect', 'one'],
    ['promote', 'stable', '--builds', 'shell', '--composition', 'a'.repeat(64)],
    ['check', 'stable', '--static', '--only', 'story'],
    ['rollback', 'stable', '--to', '1', '--remote', 'mf-menu'],
    ['prune', '--keep-days', '0'],
    ['nonsense'],
  ].map((words) => ({ words, line: words.join(' ') })),
)('$line: a command that is not used so ends with 2', async ({ words }) => {
  const { code, err } = await storefront(...words);
  expect(code).toBe(2);
  expect(err).toContain('error:');
});

test('builds are published, promoted, looked at and rolled back', async () => {
  const shell = await aBuildOf('shell', 'a');
  const [first, second] = [await aBuildOf('mf-menu', 'a'), await aBuildOf('mf-menu', 'b')];
  expect(await json('publish', shell.folder, first.folder)).toMatchObject([
    { name: 'shell', isNew: true },
    { name: 'mf-menu', isNew: true },
  ]);
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  await json('publish', second.folder);
  const candidate = await json('compose', 'stable', '--builds', 'mf-menu@latest');
  expect(candidate).toMatchObject({ isServed: false, previous: [{ name: 'mf-menu' }] });
  await release(store, { 'mf-menu': 'b' });
  expect(await json('compose', 'stable')).toMatchObject({ isServed: true });
  expect(await json('status')).toMatchObject([{ channel: 'stable', revision: 2, experiments: [] }]);
  expect(await json('rollback', 'stable', '--expect', '2', '--by', 'ana')).toMatchObject({
    revision: 3,
    isNew: true,
    by: 'ana',
  });
  expect(await json('history', 'stable', '--limit', '2')).toMatchObject([
    { revision: 3 },
    { revision: 2 },
  ]);
  expect(await json('prune')).toEqual({
    isDeleted: false,
    previews: [],
    builds: [],
    compositions: [],
  });
});

test('what is refused ends with 1 and one sentence; with --json as an error', async () => {
  const nothing = await storefront('status', 'stable');
  expect(nothing).toEqual({
    code: 1,
    out: '',
    err: 'nothing was promoted on channel stable yet\n',
  });
  expect(await json('promote', 'stable')).toMatchObject({
    error: {
      kind: 'StoreError',
      message: expect.stringContaining('no build is published') as string,
    },
  });
  await publishBuild(store, 'mf-menu', 'a');
  expect(
    (await storefront('promote', 'stable', '--builds', 'mf-menu@1.0.0-0123456789ab')).code,
  ).toBe(1);
  expect(await json('promote', 'stable', '--all', '--static')).toMatchObject({
    error: { kind: 'CompositionRefused', reasons: ['shell has no build'] },
  });
});

test('a lost race ends with 3 and names the revision', async () => {
  await release(store, { shell: 'a' });
  await release(store, { shell: 'b' });
  const { code, err } = await storefront('rollback', 'stable', '--expect', '1');
  expect({ code, err }).toEqual({
    code: 3,
    err: 'channel stable is not at revision 1 any more: lost to revision 2\n',
  });
  expect(await json('promote', 'stable', '--all', '--expect', '1', '--static')).toMatchObject({
    error: { kind: 'LostRace', expected: 1, lostTo: 2 },
  });
});

test('what does not pass the gate is not served', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  const { folder } = await aBuildFolder(
    'mf-menu',
    { 'entry.js': 'window.x = eval(window.name);' },
    { version: '1.0.0+eval' },
  );
  await json('publish', folder);
  const answer = await json('promote', 'stable', '--builds', 'mf-menu', '--static');
  expect(answer).toMatchObject({ error: { kind: 'GateRefused', report: { isOk: false } } });
  expect(JSON.stringify(answer)).toContain('no-eval');
  expect((await currentRevision(store, 'stable'))?.revision).toBe(1);
});

test('status warns of an expired experiment, names arms, shares and disabled arms, without colours', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  const over = anExperiment('menu', [await publishBuild(store, 'mf-menu', 't')], {
    expires: '2026-01-02T00:00:00.000Z',
  });
  const [control, other] = over.arms;
  const arms = [
    control!,
    { ...other!, off: { at: '2026-01-01T00:00:00.000Z', reason: 'loads fail' } },
  ];
  await changeChannel(store, 'stable', { note: '' }, () => ({ experiments: [{ ...over, arms }] }));
  const { out } = await storefront('status', 'stable');
  expect(out).toContain('!!! EXPERIMENT menu EXPIRED');
  expect(out).toContain('stop it (`experiment stop stable menu`) or create another !!!');
  const on = await storefront('experiment', 'on', 'stable', 'menu', 'other', '--static');
  expect(on).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^experiment menu expired 2026/),
  });
  expect(out).toMatch(/50\.00 % {2}control/);
  expect(out).toContain('SWITCHED OFF 2026-01-01T00:00:00.000Z: loads fail');
  expect(out).not.toMatch(/\u001b\[/);
  expect(await json('status')).toMatchObject([
    { experiments: [{ name: 'menu', isExpired: true }] },
  ]);
});

describe('a disk that fails', () => {
  const systemError = (code: string, path?: string): Error =>
    Object.assign(new Error(`${code}: planted`), { code, ...(path === undefined ? {} : { path }) });

  /** A disk on which every step that writes fails with a code of the system. */
  const failing = (code: string): Disk => {
    const fail = () => Promise.reject(systemError(code, '/store/x'));
    const { sync, remove } = systemDisk;
    return { makeFolder: fail, write: fail, rename: fail, link: fail, sync, remove };
  };
  const onDisk = (disk: Disk): Store => openStore(store.root, disk);

  test.each([
    ['EROFS', 'ReadOnlyStore', 'the store is read-only for this user, nothing was changed'],
    ['ENOSPC', 'FullDisk', 'the disk of the store is full, nothing new is served'],
  ])('%s is %s, and says so', async (code, kind, sentence) => {
    await release(store, { shell: 'a' });
    const { folder } = await aBuildOf('shell', 'b');
    const failure = await publish(onDisk(failing(code)), folder).catch(diskFailure);
    expect(failure).toMatchObject({ kind, message: expect.stringContaining(sentence) as string });
    expect(failure).toMatchObject({
      message: expect.stringContaining(`${code}: /store/x`) as string,
    });
    expect((await currentRevision(store, 'stable'))?.revision).toBe(1);
    const later = await publishBuild(store, 'shell', 'b');
    expect(later.name).toBe('shell');
  });

  test('on a full disk, prune still frees space', async () => {
    await publishBuild(store, 'mf-menu', 'a');
    const { remove, sync } = systemDisk;
    const full = onDisk({ ...failing('ENOSPC'), remove, sync, rename: systemDisk.rename });
    const now = Date.now() + 60 * 86_400_000;
    const { builds } = await prune(full, {
      keepDays: 30,
      now: new Date(now),
      isDelete: true,
    } as never);
    expect(builds).toHaveLength(1);
  });

  test('on a slow disk a channel serves what it served until the next revision is on the disk', async () => {
    await release(store, { shell: 'a' });
    const { hash } = await compose(store, [await publishBuild(store, 'shell', 'b')]);
    let goOn: () => void = () => undefined;
    let hasReached: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (hasReached = resolve));
    const slow = onDisk({
      ...systemDisk,
      sync: async (path) => {
        hasReached();
        await new Promise<void>((resolve) => (goOn = resolve));
        await systemDisk.sync(path);
      },
    });
    let isDone = false;
    const promotion = promote(slow, 'stable', hash).then(() => (isDone = true));
    await reached;
    expect((await currentRevision(store, 'stable'))?.revision).toBe(1);
    while (!isDone) {
      goOn();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await promotion;
    expect(await currentRevision(store, 'stable')).toMatchObject({
      revision: 2,
      composition: hash,
    });
  });
});

describe('a gate without a verdict', () => {
  const report = {
    hash: 'a'.repeat(64),
    isOk: false,
    isUnknown: true,
    results: [
      { check: 'story', isOk: false, isUnknown: true, findings: ['pix: Timeout'] },
      { check: 'origins', isOk: true, findings: [], shared: ['scheduled: requests x'] },
    ],
  } as const;

  test('a gate without a verdict ends with 4 and says what to do', async () => {
    let said = '';
    jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => ((said += String(text)), true));
    const program = new Command().exitOverride().option('--json');
    program.command('promote').action(() => {
      throw new InconclusiveGate(report);
    });
    expect(await run(program, ['promote'])).toBe(4);
    expect(said).toContain('the gate could not tell');
    expect(said).toContain('story: pix: Timeout');
    expect(said).toContain('Run the command again');
    expect(said).not.toContain('raise the version');
  });
});
