import { type Store, currentRevision } from '../store';
import { aBuildOf, anEmptyStore, publishBuild, release } from '../testing/a-store';
import { anExperiment } from '../testing/an-experiment';
import { aBuildFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { changeChannel } from '../change-channel';
import { createProgram } from './program';
import { run } from './run';
import type { Tools } from './tools';

afterAll(removeTemporaryFolders);

const tools = {} as Tools; // nothing here starts a browser
let store: Store;
let said: { out: string; err: string };
const ofVerb = (name: string) =>
  createProgram(tools).commands.find((command) => command.name() === name);

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

const verbs = ['publish', 'compose', 'promote', 'rollback', 'status', 'history', 'prune'];

test.each(createProgram(tools).commands.map((command) => command.name()))(
  '%s has a help that says how it ends',
  async (verb) => {
    const { code, out } = await storefront(verb, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`storefront ${verb}`);
    expect(out).toContain('Exit codes:');
    expect(out).toContain('--json');
  },
);

test('the help lists every verb with a sentence', async () => {
  const { out } = await storefront('--help');
  for (const verb of verbs) expect(out).toContain(`  ${verb}`);
  for (const verb of verbs) expect(ofVerb(verb)?.description()).not.toBe('');
});

test.each(
  [
    ['promote'],
    ['promote', 'Not A Channel'],
    ['promote', 'stable', '--builds', '../shell'],
    ['promote', 'stable', '--expect', 'one'],
    ['promote', 'stable', '--builds', 'shell', '--composition', 'a'.repeat(64)],
    ['check', 'stable', '--static', '--only', 'story'],
    ['check', 'stable', '--static', '--stories', 'pix'],
    ['rollback', 'stable', '--to', '1', '--remote', 'mf-menu'],
    ['prune', '--keep-days', '0'],
    ['nonsense'],
    ['status', '--nonsense'],
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
  expect(await json('prune')).toEqual({ isDeleted: false, builds: [], compositions: [] });
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

test('promote without builds lists what it could promote, and changes nothing', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  expect((await storefront('promote', 'stable')).out).toBe(
    'stable serves the latest build of every name; nothing was changed.\n',
  );
  const served = await publishBuild(store, 'mf-menu', 'a');
  const latest = await publishBuild(store, 'mf-menu', 'b');
  const cart = await publishBuild(store, 'mf-cart', 'a');
  expect(await json('promote', 'stable')).toEqual({
    channel: 'stable',
    isNew: false,
    promotable: [
      { name: 'mf-cart', served: null, latest: cart.id },
      { name: 'mf-menu', served: served.id, latest: latest.id },
    ],
  });
  const { code, out } = await storefront('promote', 'stable');
  expect(code).toBe(0);
  expect(out).toContain(`  mf-menu@${latest.id}  (served: ${served.id})\n`);
  expect((await currentRevision(store, 'stable'))?.revision).toBe(1);
});

test('--builds, --all and --composition exclude each other', async () =>
  expect((await storefront('promote', 'stable', '--all', '--builds', 'mf-menu')).code).toBe(2));

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
