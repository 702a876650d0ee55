import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRunProcesses } from './run-processes';

const options = { isShown: false, hasLowPriority: false };

function isAlive(pid: number): boolean {
  try {
    // An ended process that its new parent has not reaped has no command line.
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('the exit code and the output of a program', async () => {
  const { run, end } = openRunProcesses(process.cwd());
  let output = '';
  const onOutput = (bytes: Buffer): void => void (output += bytes.toString());
  expect(
    await run(['-e', 'console.log(process.env.MORE)'], {
      ...options,
      onOutput,
      env: { MORE: 'yes' },
    }),
  ).toBe(true);
  expect(output).toBe('yes\n');
  expect(await run(['-e', 'process.exit(3)'], options)).toBe(false);
  await end();
});

// A browser, for example: a process in a group of its own that ignores signals.
const DETACHED = 'process.on("SIGINT", () => {}); setInterval(() => {}, 1000)';
const PROGRAM = `
  const { spawn } = require('node:child_process');
  const { mkdtempSync, writeFileSync } = require('node:fs');
  process.on('SIGINT', () => {});
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(DETACHED)}], { detached: true, stdio: 'ignore' });
  const folder = mkdtempSync(require('node:os').tmpdir() + '/left-');
  writeFileSync(process.env.REPORT, JSON.stringify([process.pid, child.pid, folder]));
  setInterval(() => {}, 1000);
`;

test('the end of a run ends all processes, also those of other groups, and removes temporary files', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'run-processes-'));
  const REPORT = path.join(own, 'report.json');
  const { run, end } = openRunProcesses(own, 200);
  const ended = run(['-e', PROGRAM], { ...options, env: { REPORT } });
  await until(() => existsSync(REPORT) && readFileSync(REPORT, 'utf8').endsWith(']'));
  const [stage, detached, folder] = JSON.parse(readFileSync(REPORT, 'utf8')) as [
    number,
    number,
    string,
  ];
  expect([isAlive(stage), isAlive(detached), existsSync(folder)]).toEqual([true, true, true]);
  await end();
  expect(await ended).toBe(false);
  expect(isAlive(stage)).toBe(false);
  // Elsewhere only the process group of a stage is known.
  if (process.platform === 'linux') await until(() => !isAlive(detached));
  expect(existsSync(folder)).toBe(false);
  await rm(own, { recursive: true });
});
