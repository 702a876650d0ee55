import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const environment = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { NODE_ENV: _test, ...own } = process.env; // Jest's own would affect the builds
  return { ...own, DATABASE_URL: '', STOREFRONT_STORE: '', DEMO_KITCHEN: '0', ...more };
};

/** One of the workspace's own programs, run in a copy of it. */
export interface Run {
  readonly pid: number | undefined;
  /** Its output so far. */
  readonly said: () => string;
  /** Resolves when its output contains `words`. Rejects with its output when it ends before. */
  saying(words: string): Promise<void>;
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

function listen(child: ChildProcess): Run {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    pid: child.pid,
    said: () => said,
    ended,
    saying: (words) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (said.includes(words)) resolve();
        };
        child.stdout?.on('data', look);
        look();
        void ended.then(() => reject(new Error(`it ended without saying “${words}”:\n${said}`)));
      }),
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts a program of Node, e.g. `['scripts/dev.mjs', 'mf-menu']`, in a copy of the workspace. */
export const runInCopy = (
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Run =>
  listen(
    spawn(process.execPath, args, {
      cwd: root,
      env: environment({ STOREFRONT_DATA: path.join(root, '.data'), ...env }),
    }),
  );

/** Starts any program. */
export const runCommand = (
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly shell?: boolean },
): Run => listen(spawn(program, args, options));

/** Runs a program to its end. Rejects with its output when it fails. */
export async function runToEnd(root: string, args: readonly string[]): Promise<string> {
  const run = runInCopy(root, args);
  const code = await run.ended;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${run.said()}`);
  return run.said();
}
