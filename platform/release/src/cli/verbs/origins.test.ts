import { type Store, compose, currentRevision, openStore, promote, publish } from '../..';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '../../testing/a-build-folder';
import { createProgram } from '../program';
import type { Tools } from '../tools';

let store: Store;
const tools = {} as Tools; // this verb needs no other workspaces

const run = (...args: string[]) => {
  const program = createProgram(tools)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  for (const command of program.commands)
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  return program.parseAsync(['--store', store.root, '--json', 'origins', ...args], {
    from: 'user',
  });
};
const allowed = async () => (await currentRevision(store, 'stable'))?.origins;

beforeEach(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder(
    'shell',
    { 'main.js': '1', 'boot.js': '2' },
    { boot: 'boot.js' },
  );
  await promote(store, 'stable', (await compose(store, [await publish(store, folder)])).hash);
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

test('origins are allowed and disallowed, each time as a new revision; what is served stays', async () => {
  const before = await currentRevision(store, 'stable');
  await run('stable', '--allow', 'http://localhost:4001', '--allow', 'https://QA.pizza.example/');
  expect(await allowed()).toEqual(['http://localhost:4001', 'https://qa.pizza.example']);
  await run('stable', '--remove', 'http://localhost:4001');
  expect(await allowed()).toEqual(['https://qa.pizza.example']);
  expect(await currentRevision(store, 'stable')).toMatchObject({
    revision: 3,
    composition: before?.composition,
    note: 'disallow http://localhost:4001',
  });
});

test('a list writes nothing, and neither does what is allowed already', async () => {
  await run('stable', '--allow', 'http://localhost:4001');
  await run('stable');
  await run('stable', '--allow', 'http://localhost:4001');
  expect(await currentRevision(store, 'stable')).toMatchObject({ revision: 2 });
});

test.each([
  'javascript:alert(1)',
  'https://*',
  '*',
  "'unsafe-inline'",
  'https://a.example/path',
  'https://a.example; script-src *',
  'data:',
])('what is no origin is refused: %s', async (origin) => {
  await expect(run('stable', '--allow', origin)).rejects.toThrow('Give an origin');
  expect(await allowed()).toEqual([]);
});

test('a channel that serves nothing has no origins', () =>
  expect(run('next', '--allow', 'http://localhost:4001')).rejects.toThrow(
    'promote a composition first',
  ));
