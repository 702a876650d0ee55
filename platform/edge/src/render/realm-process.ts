import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { budget } from '@storefront/http-kit';
import { DECLINED } from './declined-error';
import type { OpenRealm, RealmFiles } from './realm';
import { type Fallback, RenderFailure } from './render-failure';

/** Limits of one process. */
export interface RealmLimits {
  /** Longest time in ms of a render by a process that has finished a render or its preparation. */
  readonly deadlineMs: number;
  /** Longest time in ms of the first work of a process, its start included. */
  readonly firstDeadlineMs: number;
  /** Memory of the language's objects in MB. */
  readonly memoryMb: number;
}

/**
 * A realm in a process of its own. Its work rejects with `RenderFailure`, or with
 * `BudgetExceededError` when too many renders wait.
 */
export interface RealmProcess extends OpenRealm {
  /** Whether a process runs: one without work has ended. */
  isRunning(): boolean;
  close(): void;
}

type Work = keyof OpenRealm;
type Result<W extends Work> = Awaited<ReturnType<OpenRealm[W]>>;
type Answer<W extends Work> = {
  readonly result: Result<W>;
  readonly error?: { name: string; message: string };
};

/** Renders that may wait for the process; the next one is rejected at once. */
const MOST_WAITING = 32;
/**
 * A process without work ends after this time in ms, with its memory: longer than most orders take,
 * so that a link in a message leads to a rendered page.
 */
const IDLE_MS = 60 * 60_000;

/** Name of the error of `shell/src/server/render.tsx` for data that violates its contract. */
const UNREADABLE = 'UnreadableDataError';
const REASONS: ReadonlyMap<string, Fallback> = new Map([
  [DECLINED, 'declined'],
  [UNREADABLE, 'unreadable'],
]);

/** Half of the space for new objects in MB: a render of a large menu creates about 20 MB of them. */
const YOUNG_MB = 32;

/** How a process ends whose memory is exhausted. */
const OUT_OF_MEMORY = 'SIGABRT';

function start({ memoryMb }: RealmLimits): ChildProcess {
  const child = fork(join(import.meta.dirname, 'process-main.mjs'), [], {
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`, `--max-semi-space-size=${YOUNG_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined); // the render that was running rejects with its end
  child.unref(); // the server may stop while the process is idle
  child.channel?.unref();
  return child;
}

/** The next message of a process. Rejects when the process ends before. */
async function messageOf(child: ChildProcess): Promise<unknown> {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    if (by === OUT_OF_MEMORY) throw new RenderFailure('memory', 'the memory is exhausted');
    throw new RenderFailure('failed', `the process ended with ${String(by ?? code)}`);
  });
  try {
    const message = once(child, 'message', { signal }).then(([value]) => value as unknown);
    return await Promise.race([message, ended]);
  } finally {
    ended.catch(() => undefined);
    done.abort();
  }
}

/**
 * A process without environment: it gets verified files and returns screens, one at a time. One that
 * misses a deadline is killed; one that ended is replaced at the next render. A thread would not do:
 * V8 ends the whole process when a thread exhausts its memory faster than it can be stopped.
 */
export function openRealmProcess(files: RealmFiles, limits: RealmLimits): RealmProcess {
  const inTurn = budget({ name: 'renders', atOnce: 1, waiting: MOST_WAITING });
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  /** Whether the running process has finished its first work. */
  let isUsed = false;
  let isClosed = false;

  const isRunning = (): boolean =>
    child !== null && child.exitCode === null && child.signalCode === null;
  /** Ends the process; the next render starts another one. */
  const stop = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  /** Ends it for good: renders that still wait would start a process that nothing owns. */
  const close = (): void => {
    isClosed = true;
    stop();
  };

  async function request<W extends Work>(
    work: W,
    ...of: Parameters<OpenRealm[W]>
  ): Promise<Result<W>> {
    if (isClosed) throw new RenderFailure('busy', 'the realm was closed');
    const isNew = !isRunning();
    const current = isNew || child === null ? start(limits) : child;
    child = current;
    if (isNew) isUsed = false;
    if (isNew) await messageOf(current);
    const answer = messageOf(current);
    current.send({ files: isNew ? files : null, work, of });
    const { result, error } = (await answer) as Answer<W>;
    isUsed = true;
    if (error) {
      const reason = REASONS.get(error.name) ?? 'failed';
      throw new RenderFailure(reason, `${error.name}: ${error.message}`);
    }
    return result;
  }

  async function withinDeadline<W extends Work>(
    work: W,
    ...of: Parameters<OpenRealm[W]>
  ): Promise<Result<W>> {
    clearTimeout(idle);
    let timer: NodeJS.Timeout | undefined;
    const { deadlineMs, firstDeadlineMs } = limits;
    const ms = isUsed && isRunning() ? deadlineMs : firstDeadlineMs;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new RenderFailure('deadline', `no screen after ${ms} ms`));
        stop();
      }, ms);
    });
    try {
      return await Promise.race([request(work, ...of), late]);
    } finally {
      clearTimeout(timer);
      if (!isClosed) idle = setTimeout(stop, IDLE_MS).unref();
    }
  }

  return {
    render: (requestJson, data) => inTurn(() => withinDeadline('render', requestJson, data)),
    plainMenu: (requestJson) => inTurn(() => withinDeadline('plainMenu', requestJson)),
    prepare: (requestJson) => inTurn(() => withinDeadline('prepare', requestJson)),
    isRunning,
    close,
  };
}
