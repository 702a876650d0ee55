import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-exit-'));
  execFileSync('mkfifo', [path.join(folder, 'fifo')]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Exit code, signal and errors of a process that calls `exitProcess` after some work has begun. */
async function exitAfter(work: string, call: string): Promise<[unknown, unknown, string]> {
  const program = `
    import { readFile } from 'node:fs/promises';
    import { exitProcess } from ${JSON.stringify(path.join(__dirname, 'exit-process.ts'))};
    setInterval(() => undefined, 1000);
    ${work}
    setTimeout(() => ${call}, 50);
  `;
  const child = spawn(
    process.execPath,
    ['--import', require.resolve('tsx'), '--input-type=module', '-e', program],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk) => void (errors += String(chunk)));
  const [code, signal] = await once(child, 'close');
  return [code, signal, errors];
}

const KILLED = 'exit with code 3: work with files does not end, the process is killed\n';

test('a process without work exits at once, with its code', async () => {
  expect(await exitAfter('', 'exitProcess(3, 60_000)')).toEqual([3, null, '']);
});

test('work that ends in time keeps the code', async () => {
  // the other end of the FIFO is opened while the process waits
  const work = `void readFile('fifo'); setTimeout(() => writeFileSync('fifo', ''), 300);`;
  const program = `import { writeFileSync } from 'node:fs'; ${work}`;
  expect(await exitAfter(program, 'exitProcess(3, 60_000)')).toEqual([3, null, '']);
});

test.each(['exitProcess(3, 100)', 'exitProcess(3, 0)'])(
  'a thread that waits for ever ends with the process: %s',
  async (call) => {
    expect(await exitAfter("void readFile('fifo');", call)).toEqual([null, 'SIGKILL', KILLED]);
  },
);
