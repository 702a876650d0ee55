import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compose, openStore, promote, publish } from '@storefront/release';
import { aBuildFolder, removeTemporaryFolders } from '@storefront/release/testing';

const root = path.join(__dirname, '../..');
let store: string;

beforeAll(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'storefront-cli-'));
  const opened = openStore(store);
  for (const words of ['a', 'b']) {
    const { folder } = await aBuildFolder(
      'shell',
      { 'main.js': words },
      { version: `1.0.0+${words}` },
    );
    await promote(opened, 'stable', (await compose(opened, [await publish(opened, folder)])).hash);
  }
});
afterAll(async () => {
  await rm(store, { recursive: true, force: true });
  await removeTemporaryFolders();
});

/** Runs the command line as a pipeline does: no terminal. */
const storefront = (...words: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const args = ['scripts/storefront.mjs', '--store', store, ...words];
    execFile(
      process.execPath,
      args,
      { cwd: root, env: { ...process.env, FORCE_COLOR: '1' } },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      },
    );
  });

test('a process ends with the exit code of its verb, without colours: a lost race with 3', async () => {
  const { code, out, err } = await storefront('rollback', 'stable', '--expect', '1');
  expect(code).toBe(3);
  expect(`${out}${err}`).not.toBe('');
  expect(`${out}${err}`).not.toContain('\u001b[');
});

test('a defect is reported by its remedy: a damaged channel is one sentence', async () => {
  await writeFile(path.join(store, 'channels', 'stable', '000003.json'), '{');
  const { code, err } = await storefront('status');
  await rm(path.join(store, 'channels', 'stable', '000003.json'));
  expect({ code, err }).toEqual({
    code: 1,
    err: `${path.join(store, 'channels/stable/000003.json')} is not JSON: restore it from a backup\n`,
  });
});
