import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { changeChannel } from '../../../change-channel';
import { readPublishedGates } from '../../../gate-policy/published-gate';
import { type Store, currentRevision, openStore, readBuild } from '../../../store';
import { aTemporaryFolder, removeTemporaryFolders } from '../../../testing/a-build-folder';
import { aBuildOf, release } from '../../../testing/a-store';
import { openTrustedStore } from '../../../trust/open-trusted-store';
import { createProgram } from '../../program';
import { run } from '../../run';
import { noTools } from '../../../testing/no-tools';

jest.mock('../../../gate', () => ({ runGate: async () => ({ isOk: true }) }));
afterAll(removeTemporaryFolders);

/** The commands of docs/keys.md by the name in the first line of their block. */
function commandsOfPage(): Map<string, string[]> {
  const page = readFileSync(path.join(__dirname, '../../../../../../docs/keys.md'), 'utf8');
  const blocks = [...page.matchAll(/```sh\n# ([^\n]+)\n([\s\S]*?)```/g)];
  return new Map(blocks.map(([, name = '', text = '']) => [name, text.trim().split('\n')]));
}

const page = commandsOfPage();
const saved = { ...process.env };
let home: string;
let store: Store;
let said: string;

beforeEach(async () => {
  home = await aTemporaryFolder();
  store = openStore(path.join(home, 'data', 'store'));
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => ((said += String(text)), true));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...saved };
});

async function expanded(word: string): Promise<string[]> {
  const file = word.replace(/^~/, home);
  if (!file.includes('*')) return [file];
  const folder = path.dirname(file);
  const ending = path.basename(file).replace('*', '');
  const found = (await readdir(folder)).filter((name) => name.endsWith(ending));
  return found.map((name) => path.join(folder, name));
}

/** Runs one line of the page; returns the exit code. */
async function perform(line: string, replaced: Record<string, string> = {}): Promise<number> {
  const [, keys = '', words = ''] =
    /^STOREFRONT_KEYS=(\S+) npm run storefront -- (.+)$/.exec(line) ?? [];
  expect(words).not.toBe('');
  process.env['STOREFRONT_KEYS'] = keys.replaceAll('~', home);
  const args: string[] = [];
  for (const word of words.split(' ')) args.push(...(await expanded(replaced[word] ?? word)));
  said = '';
  return run(createProgram(noTools), ['--store', store.root, ...args]);
}

async function performAll(...names: string[]): Promise<void> {
  for (const name of names)
    for (const line of page.get(name) ?? [`no block ${name}`]) {
      const code = await perform(line);
      expect(`${line}: ${code} ${code === 0 ? '' : said}`).toBe(`${line}: 0 `);
    }
}

/** A machine that trusts the root of the page, and has seen nothing. */
const edge = (): Store => openTrustedStore(store.root);
const served = async (): Promise<number | undefined> =>
  (await currentRevision(edge(), 'stable'))?.revision;

const gates = async (): Promise<number[]> =>
  (await readPublishedGates(edge())).map(({ version }) => version);

/** Publishes and promotes with the commands of the page. */
async function releaseByPage(words: string, codes = [0, 0, 0]): Promise<void> {
  const replaced: Record<string, string> = {};
  for (const name of ['shell', 'mf-menu']) replaced[name] = (await aBuildOf(name, words)).folder;
  for (const [at, line] of (page.get('release') ?? []).entries())
    expect(await perform(line, replaced)).toBe(codes[at]);
}

/** The same, where the build of mf-menu is refused: CI releases the shell, which is promoted alone. */
async function releaseWithoutMenu(words: string): Promise<void> {
  await releaseByPage(words, [0, 1, 0]);
  await perform('STOREFRONT_KEYS=~/keys/ci npm run storefront -- keys timestamp');
  await perform(page.get('release')?.[2] ?? '');
}

test('an unsigned store in use becomes a signed one, and is released on', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  await release(store, { 'mf-menu': 'b' });
  expect(edge().trust).toBeUndefined();
  await performAll('create', 'start');
  expect(edge().trust?.alarms()).toEqual([]);
  expect(await served()).toBe(2);
  await releaseByPage('c');
  expect(await currentRevision(edge(), 'stable')).toMatchObject({ revision: 3, by: 'pat' });
});

test('two holders publish the gate, and the one of an unsigned store stays', async () => {
  await release(store, { shell: 'a' });
  await performAll('create');
  expect(await perform(`${page.get('gate')?.[0]}`)).toBe(0);
  await performAll('start');
  expect(await gates()).toEqual([1]);
  await performAll('gate');
  expect(await gates()).toEqual([1, 2]);
  const pat = 'STOREFRONT_KEYS=~/keys/pat:~/keys/ci npm run storefront -- gate publish';
  expect(await perform(pat)).toBe(1);
  expect(said).toContain('no key of this machine may sign targets');
  expect(await gates()).toEqual([1, 2]);
});

test('what was written without a key is named by status, and a forged author refused', async () => {
  await performAll('create', 'start', 'gate');
  await releaseByPage('a');
  const forged = await store.files.read('channels/stable/000001.json');
  await store.files.replace('channels/stable/000002.json', String(forged));
  expect(await perform('STOREFRONT_KEYS=~/keys/pat npm run storefront -- status')).toBe(0);
  expect(said).toContain('stable  revision 1 of ');
  expect(said).toContain('channels/stable/000002.json is not signed by a promoter of stable');
  const pat = 'STOREFRONT_KEYS=~/keys/pat npm run storefront -- rollback stable --to 1 --by quinn';
  await releaseByPage('b');
  expect(await perform(pat)).toBe(1);
  expect(said).toBe(
    '--by quinn is refused: the key of this machine belongs to pat. Leave out --by\n',
  );
});

test('a store with an altered file is not signed', async () => {
  await release(store, { shell: 'a' });
  const [id = ''] = await store.files.list('builds/shell');
  await store.files.replace(`builds/shell/${id}/boot.js`, 'steal()');
  await performAll('create');
  expect(await perform(page.get('start')?.[0] ?? '')).toBe(1);
  expect(said).toContain('boot.js is not the file of its record');
});

test('two people sign a build of mf-checkout', async () => {
  await performAll('create', 'start');
  const { folder } = await aBuildOf('mf-checkout', 'a');
  const [publish = '', pending = '', sign = ''] = page.get('second signature') ?? [];
  expect(await perform(publish, { 'mf-checkout': folder })).toBe(1);
  expect(said).toContain('is signed by mia and needs another signature');
  expect(await perform(pending)).toBe(0);
  const [, id = ''] = /^([0-9a-f]{12}) {2}version 1 of room-mf-checkout/.exec(said) ?? [];
  expect(await perform(sign, { '<proposal>': id })).toBe(0);
  expect(await edge().files.list('builds/mf-checkout')).toHaveLength(1);
});

test('after rotations the old signatures are valid, and the old keys are not', async () => {
  await performAll('create', 'start');
  await releaseByPage('a');
  await performAll('rotate');
  expect(await served()).toBe(1);
  expect(await perform('STOREFRONT_KEYS=~/keys/ben npm run storefront -- keys status')).toBe(0);
  expect(said).toMatch(/^root .* 2 of .*dora/m);
  expect(said).not.toContain('cleo');
  await releaseWithoutMenu('b'); // mia has no key of mf-menu any more
  expect(await served()).toBe(2);
});

test('one lost key: served builds stay, other builds of the key end at once', async () => {
  await performAll('create', 'start');
  await releaseByPage('a');
  await performAll('rotate');
  const mona = 'STOREFRONT_KEYS=~/keys/mona:~/keys/ci npm run storefront -- publish mf-menu';
  const stolen = await aBuildOf('mf-menu', 'c');
  expect(await perform(mona, { 'mf-menu': stolen.folder })).toBe(0);
  const machine = edge();
  expect(await machine.files.list('builds/mf-menu')).toHaveLength(2);
  await performAll('lose one');
  const [stays = '', ...others] = await machine.files.list('builds/mf-menu');
  expect(others).toEqual([]);
  expect((await readBuild(machine, 'mf-menu', stays)).version).toBe('1.0.0+a');
  expect(await served()).toBe(1);
  const again = await aBuildOf('mf-menu', 'd');
  expect(await perform(mona, { 'mf-menu': again.folder })).toBe(1);
  const quinn = openTrustedStore(store.root, { keys: path.join(home, 'keys/quinn') });
  await expect(
    changeChannel(quinn, 'stable', { note: '' }, () => ({ origins: ['http://a.example'] })),
  ).rejects.toThrow('no key of this machine may change channel stable');
});

test('two lost keys: the store is signed anew, with what the old signatures cover', async () => {
  await performAll('create', 'start', 'gate');
  await releaseByPage('a');
  const forged = JSON.stringify({ revision: 2, at: '2026-01-01T00:00:00.000Z', note: '' });
  await store.files.replace('channels/stable/000002.json', forged);
  await performAll('lose two');
  expect(await served()).toBe(1);
  expect(await gates()).toEqual([1]);
  await store.files.remove('channels/stable/000002.json');
  await releaseWithoutMenu('b'); // mf-menu has no keys yet
  expect(await served()).toBe(2);
});

test('a machine that does not verify the store cannot sign it anew', async () => {
  await release(store, { shell: 'a' });
  await performAll('create');
  const line = (page.get('start')?.[0] ?? '').replace('keys start', 'keys start --anew');
  expect(await perform(line)).toBe(1);
  expect(said).toContain('its folder of trust has no root.json');
});

test('documents are renewed before they expire', async () => {
  await performAll('create', 'start');
  await releaseByPage('a');
  await performAll('renew');
  expect(await served()).toBe(1);
});
