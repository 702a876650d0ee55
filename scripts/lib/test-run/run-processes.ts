import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { constants as os, setPriority, tmpdir } from 'node:os';
import path from 'node:path';

/** How long a stage may take to end by itself, in ms. */
const GRACE_MS = 5_000;

interface SpawnOptions {
  /** Show the output as it comes, instead of passing it to `onOutput`. */
  readonly isShown: boolean;
  readonly hasLowPriority: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly onOutput?: (bytes: Buffer) => void;
}

/** The processes of one run of stages, and their temporary files. */
export interface RunProcesses {
  /** Runs a Node program to its end. False when it cannot start or its exit code is not 0. */
  readonly run: (args: readonly string[], options: SpawnOptions) => Promise<boolean>;
  /** Ends every process that was started, also indirectly, and removes their temporary files. */
  readonly end: () => Promise<void>;
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return ''; // it has ended, or belongs to another user
  }
}

/**
 * Linux: processes whose environment or command line names a folder. Browsers and servers leave the
 * process group of their stage, but all of them inherit its folder for temporary files.
 */
function processesWith(folder: string): number[] {
  let pids: string[];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return pids
    .filter((pid) => `${readProc(pid, 'environ')}${readProc(pid, 'cmdline')}`.includes(folder))
    .map(Number)
    .filter((pid) => pid !== process.pid);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended
  }
}

/** Windows has no process groups. */
const hasGroups = process.platform !== 'win32';
const killGroup = (leader: number, signal: NodeJS.Signals): void =>
  kill(hasGroups ? -leader : leader, signal);

/** Linux's file system in memory, and the free space in bytes with which it is used. */
const MEMORY = '/dev/shm';
const FREE_BYTES = 256 * 2 ** 20;

function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > FREE_BYTES;
  } catch {
    return false;
  }
}

/**
 * Each stage is a process group. All have one folder for their temporary files, `TMPDIR`, and one
 * in memory where there is such a file system, `TEST_MEMORY`: a store flushes each file that it
 * writes, which takes 5 ms on an idle disk.
 */
export function openRunProcesses(root: string, graceMs = GRACE_MS): RunProcesses {
  const aFolderIn = (parent: string): string => {
    const made = mkdtempSync(path.join(parent, 'storefront-test-'));
    chmodSync(made, 0o1777); // as its parent: PostgreSQL and nginx run as other users
    return made;
  };
  const folder = aFolderIn(tmpdir());
  const memory = hasMemory() ? aFolderIn(MEMORY) : folder;
  const running = new Set<ChildProcess>();

  const run: RunProcesses['run'] = (args, { isShown, hasLowPriority, env, onOutput }) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, args, {
        cwd: root,
        env: { ...process.env, TMPDIR: folder, TEST_MEMORY: memory, ...env },
        detached: hasGroups,
        stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      });
      running.add(child);
      if (hasLowPriority && child.pid !== undefined)
        setPriority(child.pid, os.priority.PRIORITY_BELOW_NORMAL);
      const close = (isOk: boolean): void => {
        running.delete(child);
        resolve(isOk);
      };
      if (onOutput !== undefined) {
        child.stdout?.on('data', onOutput);
        child.stderr?.on('data', onOutput);
      }
      child.on('error', () => close(false));
      child.on('exit', (code) => {
        // A process that outlives its stage may hold the pipes.
        if (child.pid !== undefined) killGroup(child.pid, 'SIGKILL');
        for (const pipe of [child.stdout, child.stderr]) setTimeout(() => pipe?.destroy(), 1_000);
        if (child.stdout === null) close(code === 0);
      });
      child.on('close', (code) => close(code === 0));
    });

  const end = async (): Promise<void> => {
    const groups = [...running].flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
    const ended = Promise.all([...running].map((child) => once(child, 'exit')));
    // As Ctrl-C in a terminal: Playwright and PostgreSQL end cleanly on it.
    for (const pid of groups) killGroup(pid, 'SIGINT');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    for (const pid of groups) killGroup(pid, 'SIGKILL');
    // Twice: a process that was starting during the first look.
    for (let look = 0; look < 2; look += 1) {
      for (const pid of processesWith(folder)) kill(pid, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    for (const left of [folder, memory])
      rmSync(left, { recursive: true, force: true, maxRetries: 3 });
  };

  return { run, end };
}

/** How often the run looks whether npm still runs, in ms. */
const PARENT_MS = 500;

/**
 * Ctrl-C, SIGTERM and a closed terminal end the run with everything that it started. So does the end
 * of npm: it passes SIGTERM to a shell, which ends without its program.
 */
export function endOnSignal({ end }: RunProcesses): void {
  let isEnding = false;
  const endWith = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    void end().finally(() => process.exit(code));
  };
  process.on('SIGINT', () => endWith(130));
  process.on('SIGTERM', () => endWith(143));
  process.on('SIGHUP', () => endWith(129));
  const { ppid } = process;
  if (process.env['npm_lifecycle_event'] !== undefined)
    setInterval(() => process.ppid === ppid || endWith(143), PARENT_MS).unref();
}
