import { type ChildProcess, spawn } from 'node:child_process';
import { readLines } from './lines';

/* The server's side of the pipe: code that left its realm may write anything. */

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function started(code: string) {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'ignore'] });
  children.push(child);
  return readLines(child);
}

test('each question gets the next line, also one that arrives in parts; then how the process ended', async () => {
  const next = started(`
    const { stdout, stdin } = process;
    stdout.write('fi');
    setTimeout(() => stdout.write('rst\\n'), 100);
    stdin.once('data', () => { stdout.write('second\\n', () => process.exit(3)); });`);
  expect(await next()).toEqual({ text: 'first' });
  children[0]!.stdin!.write('go');
  expect(await next()).toEqual({ text: 'second' });
  expect([await next(), await next()]).toEqual([{ ended: 3 }, { ended: 3 }]);
});

test.each([
  ['two lines for one question', `process.stdout.write('a\\nb\\n')`],
  ['a line without an end', `(function more() { process.stdout.write('a'.repeat(1e6), more); })()`],
])('a process that writes %s is killed', async (_, code) => {
  const next = started(`${code}; setInterval(() => 0, 1000);`);
  await next();
  expect(await next()).toEqual({ ended: 'SIGKILL' });
});

test('a program that cannot be started has ended', async () => {
  const child = spawn('/no/such/program', [], { stdio: ['pipe', 'pipe', 'ignore'] });
  expect(await readLines(child)()).toEqual({ ended: expect.any(Number) });
});
