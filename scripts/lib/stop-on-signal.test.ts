import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Exit code and errors of a process that stops with `stop`, after SIGTERM. */
async function ending(stop: string): Promise<[unknown, string]> {
  const program = `
    import { stopOnSignal } from ${JSON.stringify(path.join(__dirname, 'stop-on-signal.ts'))};
    stopOnSignal(() => ${stop}, 300);
    setInterval(() => undefined, 1000);
    console.log('ready');
  `;
  const child = spawn(
    process.execPath,
    ['--import', require.resolve('tsx'), '--input-type=module', '-e', program],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk) => void (errors += String(chunk)));
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'close');
  return [code, errors];
}

test.each([
  ['that is over', 'Promise.resolve()', 0, ''],
  ['that fails', "Promise.reject(new Error('planted'))", 1, 'Error: planted\n'],
  [
    'that never ends',
    'new Promise(() => undefined)',
    1,
    'Error: not everything was over after 300 ms\n',
  ],
])('a process with a stop %s ends', async (_, stop, code, errors) => {
  expect(await ending(stop)).toEqual([code, errors]);
});
