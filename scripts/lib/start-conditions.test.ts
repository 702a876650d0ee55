import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimPort, wantedPort } from './claim-port';

const root = path.join(__dirname, '../..');

/** Runs Node until it ends; returns its exit code and output. */
function node(
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, ...env } });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('exit', (code) => resolve({ code, said }));
  });
}

const DEMO =
  'This is a demo of the storefront: its restaurants, payments and deliveries are not real. ' +
  'It listens on this machine alone unless HOST is set.\n';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each([
  { script: 'scripts/start.mjs', code: 1 },
  { script: 'scripts/production.mjs', code: 78 },
])('$script ends with $code on an unsupported Node', async ({ script, code }) => {
  const old = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' });`;
  expect(await node(['--import', `data:text/javascript,${old}`, script])).toEqual({
    code,
    said: 'The storefront needs Node 20.19 or newer, this is 18.20.0.\n',
  });
});

test('a port in use is reported in one sentence, before anything is built', async () => {
  const taken = await new Promise<Server>((resolve) => {
    const server = createServer().listen(0, () => resolve(server));
  });
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, said } = await node(['scripts/start.mjs'], {
    PORT: String(port),
    STOREFRONT_DATA: folder,
  });
  taken.close();
  expect(code).toBe(1);
  expect(said).toBe(
    `${DEMO}Port ${port} is taken: stop what uses it, or choose another with PORT=8081 npm start.\n`,
  );
});

test('a data folder that cannot be made is reported in one sentence', async () => {
  await writeFile(path.join(folder, 'file'), '');
  const data = path.join(folder, 'file', 'data');
  expect(await node(['scripts/start.mjs'], { PORT: '0', STOREFRONT_DATA: data })).toEqual({
    code: 1,
    said: `${DEMO}The folder ${data} cannot be written: give this user the right to, and start again.\n`,
  });
});

test('a store that is no folder is reported in one sentence', async () => {
  const store = path.join(folder, 'file');
  await writeFile(store, '');
  const env = { PORT: '0', STOREFRONT_DATA: folder, STOREFRONT_STORE: store };
  expect(await node(['scripts/start.mjs'], env)).toEqual({
    code: 1,
    said:
      `${DEMO}The store ${store} is no folder that this user can read: ` +
      'correct STOREFRONT_STORE, or start without it.\n',
  });
});

test('a PORT that is no port, and a HOST of another machine, are refused in one sentence', async () => {
  expect(() => wantedPort({ PORT: 'eighty' })).toThrow('PORT is eighty, which is not a port.');
  await expect(claimPort(0, '203.0.113.1')).rejects.toThrow(
    'HOST is 203.0.113.1, which is no address of this machine: ' +
      'choose 127.0.0.1, or 0.0.0.0 for every network.',
  );
});
