import type { ChildProcess } from 'node:child_process';
import { launch, strictestLaunch } from './launch';
import { readLines } from './lines';
import { processCode, realmCode } from './process-code';

const HOST = '/host.js';
const MEMORY_MB = 64;
/** Time in ms of the start on a busy machine. */
const START_MS = 60_000;

interface ScriptOptions {
  /**
   * Absolute path of the source that publishes the functions of the host as `storefrontServer`, and runs
   * the scripts by `storefrontHost.run(path)`.
   */
  readonly host: string;
  /** Texts of the scripts by their paths. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Longest time in ms of one call. */
  readonly deadlineMs: number;
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly message?: unknown };
  readonly escaped?: unknown;
}

function resultIn(text: string): string | null {
  const { result = null, error, escaped } = JSON.parse(text) as Answer;
  if (escaped !== undefined) throw new Error(`the script left its realm and used ${escaped}`);
  if (error !== undefined) throw new Error(String(error.message));
  if (result !== null && typeof result !== 'string') throw new Error('the answer is no text');
  return result;
}

/** Answers of a process, each within its time; the process is killed when one is late. */
function openRequests(
  child: ChildProcess,
): (message: object, ms: number) => Promise<string | null> {
  const next = readLines(child);
  return async (message, ms) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, ms);
    child.stdin?.write(`${JSON.stringify(message)}\n`);
    const { text, ended } = await next();
    clearTimeout(timer);
    if (isLate) throw new Error(`the script did not answer within ${ms / 1000} s`);
    if (text === undefined) throw new Error(`the process of the script ended with ${ended}`);
    return resultIn(text);
  };
}

/**
 * Runs scripts that nothing vouches for in a process of their own, in the sandbox of renders: they reach
 * nothing but the caller. Rejects when the host cannot be opened.
 */
export async function openScriptSandbox(options: ScriptOptions) {
  const { host, scripts, deadlineMs } = options;
  const [strictest, code, hostCode] = await Promise.all([
    strictestLaunch(),
    processCode('script-main'),
    realmCode(host),
  ]);
  const child = launch(strictest, code, { memoryMb: MEMORY_MB });
  const request = openRequests(child);
  const close = (): void => void child.kill('SIGKILL');
  try {
    const all = { ...scripts, [HOST]: hostCode };
    await request({ host: HOST, scripts: Object.entries(all) }, START_MS);
  } catch (error) {
    close();
    throw error;
  }
  return {
    /**
     * Calls a function of the host with a text. Rejects when it throws, does not end in time, or the
     * process ends; after the latter two every call rejects.
     */
    call: (name: string, json: string): Promise<string | null> =>
      request({ call: [name, json] }, deadlineMs),
    close,
  };
}
