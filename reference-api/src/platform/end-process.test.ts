import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
