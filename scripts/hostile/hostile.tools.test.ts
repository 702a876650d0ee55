import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** The short run: some calls of every route and every kind of connection. */
test('no hostile call or raw connection crashes, blocks or stalls the storefront with its API', async () => {
  const child = spawn(
    process.execPath,
    ['scripts/tool.mjs', 'hostile', '--short', '--seed=20261122'],
    { cwd: root, env: { ...process.env, NODE_ENV: '' } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => void (output += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number | null];
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/ 0 findings$/m) as unknown,
  });
});
