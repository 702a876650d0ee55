import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

let folder: string;
let starts: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-keep-'));
  starts = path.join(folder, 'starts');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs `keepRunning` in a child process, with a server that ends as given by `words`, one word per
 * start.
 */
function run(words: readonly string[]): {
  parent: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const args = JSON.stringify([starts, ...words]);
  const waits = 'firstWaitMs: 20, longestWaitMs: 60, steadyMs: 60000';
  const options = `{ args: ${args}, say: console.log, ${waits} }`;
  const call = `keepRunning('scripts/testing/failing-server.mjs', ${options})`;
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `import('./scripts/lib/keep-running.mjs').then(async ({ keepRunning }) => { process.exitCode = await ${call}; })`,
    ],
    { cwd: root },
  );
  let text = '';
  for (const stream of [parent.stdout, parent.stderr])
    stream.on('data', (chunk) => void (text += String(chunk)));
  return {
    parent,
    output: () => text,
    ended: once(parent, 'exit').then(([code]) => code as number | null),
  };
}

const startCount = async (): Promise<number> =>
  (await readFile(starts, 'utf8').catch(() => '')).split('\n').length - 1;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempts = 0; !(await isSo()); attempts += 1) {
    if (attempts > 3000) throw new Error(`it did not happen: ${String(isSo)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a crashed or killed server is restarted with growing delay until the start command ends', async () => {
  const { parent, output, ended } = run(['exception', 'killed', 'fails-at-start', 'exception']);
  await until(async () => (await startCount()) === 5);
  parent.kill('SIGTERM');
  expect(await ended).toBe(7);
  expect(output().trim().split('\n')).toEqual([
    'The server ended unexpectedly (exit code 70). It is restarted in 0.02 s.',
    'The server ended unexpectedly (SIGKILL). It is restarted in 0.04 s.',
    'The server ended unexpectedly (exit code 3). It is restarted in 0.06 s.',
    'The server ended unexpectedly (exit code 70). It is restarted in 0.06 s.',
  ]);
});

test('the server ends with the start command, also when that is killed', async () => {
  const { parent } = run(['stay']);
  await until(async () => (await startCount()) === 1);
  const pid = Number((await readFile(starts, 'utf8')).trim());
  parent.kill('SIGKILL');
  await until(() => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  });
});
