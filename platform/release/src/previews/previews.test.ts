import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeChannel } from '../change-channel';
import { prune } from '../prune';
import { rollback } from '../rollback';
import { createProgram } from '../cli/program';
import { run } from '../cli/run';
import { publish } from '../publish';
import { type Store, currentRevision } from '../store';
import { aBuildFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from '../testing/a-store';
import { noTools } from '../testing/no-tools';
import { aSignedStore } from '../trust/testing';
import { addGate, createPreview, verdictOf } from './create-preview';
import type { Preview } from './preview.contract';
import { previewPath, previewState } from './previews';

afterAll(removeTemporaryFolders);
afterEach(() => jest.restoreAllMocks());

const passed = async (_: Store, hash: string) =>
  ({ hash, results: [], isOk: true, isUnknown: false }) as const;
const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
let store: Store;

beforeEach(async () => {
  store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a' });
});

/** The fields that are read of a result. */
type Said = Preview & { error: { message: string } };

/** Runs a verb; returns its exit code and its JSON. */
async function say(...args: string[]): Promise<{ code: number; json: Said }> {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await run(createProgram(noTools), ['--store', store.root, '--json', ...args]);
  const [[text] = ['null']] = written.mock.calls.slice(-1);
  return { code, json: JSON.parse(code === 2 ? 'null' : String(text)) as Said };
}

async function draft(words: string): Promise<string> {
  const { folder } = await aBuildFolder(
    'mf-menu',
    { 'entry.js': `// ${words}` },
    { version: `1.0.0+${words}` },
  );
  return `mf-menu@${(await publish(store, folder, { isDraft: true })).id}`;
}

async function made(words: string, name = 'pr-42', of = store): Promise<Preview> {
  const [remote = '', id = ''] = (await draft(words)).split('@');
  const wanted = { name, builds: [{ name: remote, id }], channel: 'stable', days: 7, by: 'mia' };
  return createPreview(of, wanted, passed, new Date());
}

const kindAt = async (days: number, name = 'pr-42') =>
  (await previewState(store, name, inDays(days))).kind;

test('a draft is previewed with the builds of the channel, which stays; again is the next revision', async () => {
  const before = await currentRevision(store, 'stable');
  const { code, json } = await say(
    'preview',
    await draft('b'),
    '--name',
    'pr-42',
    '--expires',
    '3d',
  );
  expect({ code, json }).toMatchObject({
    code: 0,
    json: {
      url: 'http://pr-42.preview.localhost:8080/',
      name: 'pr-42',
      revision: 1,
      channel: 'stable',
      base: 1,
      builds: [{ name: 'mf-menu' }],
      static: { isOk: true },
    },
  });
  expect(Date.parse(json.expires) - Date.parse(json.at)).toBe(3 * 86_400_000);
  expect((await say('preview', await draft('c'), '--name', 'pr-42')).json.revision).toBe(2);
  expect(await currentRevision(store, 'stable')).toEqual(before);
  await release(store, { shell: 'b' });
  expect((await say('preview', '--list')).json).toMatchObject([
    { name: 'pr-42', state: 'live', revision: 2, base: 1, newer: 2 },
  ]);
  expect((await say('preview', '--remove', 'pr-42')).json).toEqual({ removed: 'pr-42' });
  expect((await say('preview', '--remove', 'pr-42')).code).toBe(1);
  expect((await say('preview', '--list')).json).toEqual([]);
});

test('a build that fails a static check gets no preview, and no composition', async () => {
  const { folder } = await aBuildFolder(
    'mf-menu',
    { 'entry.js': 'eval("1")' },
    { version: '1.0.0+bad' },
  );
  const { id } = await publish(store, folder, { isDraft: true });
  const compositions = await store.files.list('compositions');
  const { code, json } = await say('preview', `mf-menu@${id}`, '--name', 'pr-1');
  expect(code).toBe(1);
  expect(json.error).toMatchObject({ kind: 'GateRefused', report: { isOk: false } });
  expect(await store.files.list('compositions')).toEqual(compositions);
  expect(await store.files.list('previews')).toEqual([]);
});

test.each([
  ['no name', ['mf-menu']],
  ['a name that is no label', ['mf-menu', '--name', 'PR_42']],
  ['a name that leads elsewhere', ['mf-menu', '--name', '../x']],
  ['more than 30 days', ['mf-menu', '--name', 'a', '--expires', '31d']],
  ['no days', ['mf-menu', '--name', 'a', '--expires', '0d']],
  ['two wishes', ['--list', '--remove', 'a']],
  ['nothing', []],
])('wrong usage ends with 2: %s', async (_, args) =>
  expect((await say('preview', ...args)).code).toBe(2),
);

test('a build that was revoked is refused, and a preview with one is not served', async () => {
  const menu = await publishBuild(store, 'mf-menu', 'b');
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [menu] }));
  const wanted = { name: 'pr-42', builds: [menu], channel: 'stable', days: 7, by: '' };
  await createPreview(store, wanted, passed, new Date());
  await rollback(store, 'stable', { note: '' });
  expect(await kindAt(0)).toBe('revoked');
  expect(
    (await say('preview', `mf-menu@${menu.id}`, '--name', 'pr-43')).json.error.message,
  ).toContain('was revoked on stable in revision 3');
});

test('prune leaves what live previews serve, and removes expired ones', async () => {
  const { builds } = await made('b');
  const pruned = (days: number) => prune(store, { keepDays: 1, now: inDays(days), isDelete: true });
  expect(await pruned(6)).toMatchObject({ previews: [], builds: [] });
  expect(await kindAt(6)).toBe('live');
  expect(await kindAt(8)).toBe('expired');
  expect(await pruned(8)).toMatchObject({
    previews: ['pr-42'],
    builds: [{ name: 'mf-menu', id: builds[0]?.id }],
  });
  expect(await kindAt(0)).toBe('unknown');
});

test('a file is hostile until it is parsed: another name, another composition, a century, no JSON', async () => {
  const preview = await made('b');
  const served = (await currentRevision(store, 'stable'))?.composition ?? '';
  const write = async (name: string, text: string) => {
    await mkdir(path.join(store.root, 'previews'), { recursive: true });
    await writeFile(path.join(store.root, previewPath(name)), text);
    return previewState(store, name, new Date());
  };
  for (const changed of [
    { name: 'pr-41' },
    { composition: served },
    { base: 7 },
    { expires: '2126-01-01T00:00:00.000Z' },
    { builds: [] },
    { channel: '../channels' },
  ])
    expect(await write('pr-42', JSON.stringify({ ...preview, ...changed }))).toMatchObject({
      kind: 'unusable',
    });
  expect(await write('pr-42', '{')).toMatchObject({ kind: 'unusable' });
  expect(await previewState(store, '../channels/stable/000001', new Date())).toEqual({
    kind: 'unknown',
  });
  expect((await say('preview', '--list')).json).toMatchObject([
    { name: 'pr-42', state: 'unusable' },
  ]);
  expect((await prune(store, { keepDays: 1, now: inDays(0), isDelete: true })).previews).toEqual(
    [],
  );
});

test('in a signed store a preview needs a key of the room of each of its builds', async () => {
  const signed = await aSignedStore();
  const everyone = await signed.as(['shelly', 'mia', 'pat', 'ci']);
  await release(everyone, { shell: 'a', 'mf-menu': 'a' });
  const menu = await publishBuild(everyone, 'mf-menu', 'b');
  const wanted = { name: 'pr-42', builds: [menu], channel: 'stable', days: 7, by: 'root' };
  const as = async (...people: string[]) =>
    createPreview(await signed.as(people), wanted, passed, new Date());
  await expect(as('pat')).rejects.toThrow('no key of this machine may preview mf-menu');
  expect(await as('mia')).toMatchObject({ by: 'mia' });
  const edge = await signed.edge();
  expect(await previewState(edge, 'pr-42', new Date())).toMatchObject({ kind: 'live' });

  const file = path.join(signed.root, previewPath('pr-43'));
  const bytes = await everyone.files.read(previewPath('pr-42'));
  await writeFile(file, String(bytes).replace('"pr-42"', '"pr-43"'));
  expect((await previewState(edge, 'pr-43', new Date())).kind).toBe('unusable');
  const shell = {
    ...wanted,
    name: 'pr-44',
    builds: [...wanted.builds, await publishBuild(everyone, 'shell', 'b')],
  };
  await expect(createPreview(await signed.as(['mia']), shell, passed, new Date())).rejects.toThrow(
    'may preview shell',
  );
});

test('a gate that fails is shown beside the preview, which stays; that of a replaced one is not stored', async () => {
  const first = await made('b');
  const results = [{ check: 'story', isOk: false, findings: ['x'.repeat(600)] }];
  const report = { hash: first.composition, results, isOk: false, isUnknown: false };
  const verdict = verdictOf(report, new Date());
  await addGate(store, first, verdict);
  expect((await say('preview', '--list')).json).toMatchObject([
    { state: 'live', gate: { isOk: false, checks: [{ check: 'story', result: 'failed' }] } },
  ]);
  await made('c');
  await expect(addGate(store, first, verdict)).rejects.toThrow('was replaced while its gate ran');
});
