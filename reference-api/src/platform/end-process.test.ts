import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { EXIT_AFTER_EXCEPTION } from './end-process';

const ID = '0b8f4a52-7a4e-4b9e-9d53-0f4f6a8f9c11';

/** The test server as a process: its address, its log, and its exit code. */
async function start(): Promise<{
  base: string;
  recorded: Record<string, unknown>[];
  ended: Promise<number | null>;
}> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, '../testing/throwing-server.ts')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const lines = createInterface({ input: child.stdout });
  const [first] = (await once(lines, 'line')) as [string];
  const recorded: Record<string, unknown>[] = [];
  lines.on('line', (line) => void recorded.push(JSON.parse(line) as Record<string, unknown>));
  return { base: (JSON.parse(first) as { address: string }).address, recorded, ended };
}

test.each([['GET', '/throw', 'Error: planted in a timer']])(
  'an exception during %s %s is recorded with its request id; running requests are answered',
  async (method, url, error) => {
    const { base, recorded, ended } = await start();
    const slow = fetch(`${base}/slow`).then((answer) => answer.text());
    const body = method === 'POST' ? { body: '{"a":1}' } : {};
    await fetch(`${base}${url}`, {
      method,
      headers: { 'x-request-id': ID, 'content-type': 'application/json' },
      ...body,
    });
    expect(await slow).toBe('finished');
    expect(await ended).toBe(EXIT_AFTER_EXCEPTION);
    expect(recorded).toEqual([{ error, requestId: ID }]);
    await expect(fetch(`${base}/slow`)).rejects.toThrow();
  },
);

describe('a process whose threads all wait for a FIFO', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storefront-end-'));
    execFileSync('mkfifo', [path.join(folder, 'fifo')]);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** A process that ends with `stop`, and gets `count` signals once it is ready. */
  async function signal(stop: string, count: number): Promise<string> {
    const program = `
      import { readFile } from 'node:fs/promises';
      import { endProcess } from ${JSON.stringify(path.join(__dirname, 'end-process.ts'))};
      for (let reads = 0; reads < 8; reads += 1) void readFile('fifo');
      const stop = () => ${stop};
      endProcess({ drainMs: 0, deadlineMs: 300, stop, drain: () => console.log('stopping') });
      setTimeout(() => console.log('ready'), 100);
    `;
    const options = ['--import', require.resolve('tsx'), '--input-type=module', '-e', program];
    const child = spawn(process.execPath, options, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout }))
      if (line === 'ready' || count > 1) {
        if (line === 'stopping') count -= 1;
        child.kill('SIGTERM');
      }
    return String((await ended)[1]);
  }

  test.each([
    ['a stop that is over', 'Promise.resolve()', 1],
    ['a stop that never is', 'new Promise(() => undefined)', 1],
    ['a second signal', 'new Promise(() => undefined)', 2],
  ])('ends after %s', async (_, stop, count) => {
    expect(await signal(stop, count)).toBe('SIGKILL');
  });
});
