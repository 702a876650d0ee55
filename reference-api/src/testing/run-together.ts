import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from './bundler';

const CACHE = join(__dirname, '../../../.cache');

/**
 * One process: it prints 'ready', waits for input, works, prints its outcome as JSON and exits when
 * its input ends.
 */
function startOne(file: string, args: readonly string[]) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  const lines = (): string[] => said.split('\n').slice(0, -1);
  child.stdout.on('data', (chunk) => void (said += String(chunk)));
  const line = async (index: number): Promise<string> => {
    while (lines()[index] === undefined) {
      if (child.exitCode !== null) throw new Error(`a process ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return lines()[index] ?? '';
  };
  return {
    ready: () => line(0),
    go: () => child.stdin.write('go\n'),
    outcome: async () => JSON.parse(await line(1)) as string,
    end: () => child.stdin.end(),
  };
}

/**
 * Starts a process of `together-worker.ts` for each folder, lets all of them lock theirs at the same
 * time, and returns their outcomes.
 */
export async function lockTogether(folders: readonly string[]): Promise<string[]> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'together-'));
  const file = join(folder, 'worker.cjs');
  await bundle(join(__dirname, 'together-worker.ts'), file);
  const processes = folders.map((place) => startOne(file, [place]));
  try {
    await Promise.all(processes.map(({ ready }) => ready()));
    for (const { go } of processes) go();
    return await Promise.all(processes.map(({ outcome }) => outcome()));
  } finally {
    for (const { end } of processes) end();
    await rm(folder, { recursive: true, force: true });
  }
}
