import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/**
 * The short run: some calls of every route and every kind of connection, to the server that customers
 * reach. `npm run tool hostile` is the full one, also of the API alone.
 */
const shortRun = async (target: string): Promise<{ code: number | null; output: string }> => {
  const child = spawn(
    process.execPath,
    ['scripts/tool.mjs', 'hostile', '--short', `--target=${target}`, '--seed=20261122'],
    { cwd: root, env: { ...process.env, NODE_ENV: '' } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => void (output += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output };
};

test.each([
  ['call or raw connection crashes, blocks or stalls the storefront with its API', 'storefront'],
  ['script gets an object of the process that renders it', 'realm'],
])('no hostile %s', async (_, target) =>
  expect(await shortRun(target)).toEqual({
    code: 0,
    output: expect.stringMatching(new RegExp(`^${target}: .* 0 findings$`, 'm')) as unknown,
  }),
);
