import type { ChildProcess } from 'node:child_process';
import { budget } from '@storefront/http-kit';
import { DECLINED } from './declined-error';
import type { OpenRealm, RealmFiles } from './realm';
import { type Fallback, RenderFailure } from './render-failure';
import { processCode } from './sandbox/process-code';
import { launch, strictestLaunch } from './sandbox/launch';
import { readLines } from './sandbox/lines';
import { parseScreen } from './sandbox/parse-screen';

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

/** What a process writes as one line; code that left its realm may have written it. */
interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly name?: unknown; readonly message?: unknown };
  /** What only code that left its realm uses. */
  readonly escaped?: unknown;
}

/** Renders that may wait for the process; the next one is rejected at once. */
const MAX_WAITING = 32;
/**
 * A process without work ends after this time in ms, with its memory: longer than most orders take,
 * so that a link in a message leads to a rendered page.
 */
const IDLE_MS = 60 * 60_000;

/** Name of the error of `shell/src/server/unreadable-data.ts` for data that violates its contract. */
const UNREADABLE = 'UnreadableDataError';
const REASONS: ReadonlyMap<string, Fallback> = new Map([
  [DECLINED, 'declined'],
  [UNREADABLE, 'unreadable'],
]);

/**
 * How a process ends whose memory is exhausted: with SIGABRT, which bubblewrap reports by number. The
 * first process of a namespace (`unshare`) cannot abort, and faults.
 */
const OUT_OF_MEMORY: readonly unknown[] = ['SIGABRT', 134, 'SIGSEGV', 'SIGTRAP', 'SIGILL'];

function findFailure({ error, escaped }: Answer): RenderFailure | null {
  if (escaped !== undefined)
    return new RenderFailure('escaped', `a build left its realm and used ${String(escaped)}`);
  if (error === undefined) return null;
  const name = String(error.name);
  return new RenderFailure(REASONS.get(name) ?? 'failed', `${name}: ${String(error.message)}`);
}

/** A running process: `request` rejects with `RenderFailure` when it ends instead of answering. */
class Running {
  private readonly next: () => ReturnType<ReturnType<typeof readLines>>;
  /** Whether it has finished its first work. */
  isUsed = false;

  constructor(private readonly child: ChildProcess) {
    this.next = readLines(child);
    child.unref(); // the server may stop while the process is idle
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async request(message: object): Promise<unknown> {
    this.child.stdin?.write(`${JSON.stringify(message)}\n`);
    const { text, ended } = await this.next();
    if (OUT_OF_MEMORY.includes(ended)) throw new RenderFailure('memory', 'the memory is exhausted');
    if (ended !== undefined)
      throw new RenderFailure('failed', `the process ended with ${String(ended)}`);
    const answer = JSON.parse(text) as Answer;
    const failure = findFailure(answer);
    if (failure) throw failure;
    return answer.result;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}

/**
 * A process without environment: it gets verified files and returns screens, one at a time. One that
 * misses a deadline is killed; one that ended is replaced at the next render. A thread would not do:
 * V8 ends the whole process when a thread exhausts its memory faster than it can be stopped.
 */
export function openRealmProcess(files: RealmFiles, limits: RealmLimits): RealmProcess {
  const inTurn = budget({ name: 'renders', atOnce: 1, waiting: MAX_WAITING });
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  /** Counts what ended a process: a start that was under way then is not continued. */
  let ends = 0;
  let isClosed = false;

  const isRunning = (): boolean => running?.isAlive === true;
  /** Ends the process; the next render starts another one. */
  const stop = (): void => {
    clearTimeout(idle);
    ends += 1;
    running?.kill();
    running = null;
  };
  /** Ends it for good: renders that still wait would start a process that nothing owns. */
  const close = (): void => {
    isClosed = true;
    stop();
  };

  async function opened(): Promise<Running> {
    if (running?.isAlive) return running;
    const before = ends;
    const [strictest, code] = await Promise.all([strictestLaunch(), processCode()]);
    if (ends !== before) throw new RenderFailure('busy', 'the realm was closed');
    const started = new Running(launch(strictest, code, limits));
    running = started;
    const { server, isObserved = false } = files;
    const [scripts, sheets] = [[...files.scripts], [...files.sheets]];
    try {
      await started.request({ files: { server, scripts, sheets, isObserved } });
    } catch (error) {
      if (running === started) stop();
      throw error;
    }
    return started;
  }

  async function request<W extends Work>(
    work: W,
    of: Parameters<OpenRealm[W]>,
  ): Promise<Result<W>> {
    if (isClosed) throw new RenderFailure('busy', 'the realm was closed');
    try {
      const process = await opened();
      const result = await process.request({ work, of });
      process.isUsed = true;
      return (work === 'render' ? parseScreen(result) : result) as Result<W>;
    } catch (error) {
      if (error instanceof RenderFailure && error.reason === 'escaped') stop();
      throw error;
    }
  }

  async function withinDeadline<W extends Work>(
    work: W,
    of: Parameters<OpenRealm[W]>,
  ): Promise<Result<W>> {
    clearTimeout(idle);
    let timer: NodeJS.Timeout | undefined;
    const { deadlineMs, firstDeadlineMs } = limits;
    const ms = running?.isAlive && running.isUsed ? deadlineMs : firstDeadlineMs;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new RenderFailure('deadline', `no screen after ${ms} ms`));
        stop();
      }, ms);
    });
    try {
      return await Promise.race([request(work, of), late]);
    } finally {
      clearTimeout(timer);
      if (!isClosed) idle = setTimeout(stop, IDLE_MS).unref();
    }
  }

  const doing =
    <W extends Work>(work: W) =>
    (...of: Parameters<OpenRealm[W]>): Promise<Result<W>> =>
      inTurn(() => withinDeadline(work, of));

  return {
    render: doing('render'),
    plainDocument: doing('plainDocument'),
    describe: doing('describe'),
    prepare: doing('prepare'),
    observed: doing('observed'),
    isRunning,
    close,
  };
}
