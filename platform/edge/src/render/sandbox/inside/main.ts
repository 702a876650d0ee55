import './encoders';
import { ReadableStream } from 'web-streams-polyfill';
import { URL, URLSearchParams } from 'whatwg-url';
import { AbortController, AbortSignal } from './abort';
import { changedMembers, observeMembers } from './members';
import { clearTimeout, nextTimer, notedTimers, runTimer, setTimeout } from './timers';

/*
 * Runs first in the realm, compiled there: nothing that the scripts of a composition get belongs to the
 * process. The process calls `storefrontRealm` by evaluating text, and reads texts alone.
 */

type Run = (this: typeof globalThis) => void;

/** What the shell's `server.js` publishes, see `shell/src/server/realm-host.ts`. */
type Server = Readonly<Record<string, unknown>>;

/** A script of the composition broke a rule of the realm. */
class RealmError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RealmError';
  }
}

const scripts = new Map<string, Run>();

function run(path: string): void {
  const script = scripts.get(path);
  if (script === undefined) throw new RealmError(`${path} is not in the composition`);
  script.call(globalThis);
}

const serverOf = (): Server | undefined =>
  (globalThis as { storefrontServer?: Server }).storefrontServer;

type Answer =
  | { readonly value: string | null }
  | { readonly error: { readonly name: string; readonly message: string } };

const failure = (error: unknown): Answer => {
  const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown };
  return { error: { name: String(name), message: String(message ?? error) } };
};

let answer: Answer | null = null;
let imports = 0;

const storefrontRealm = {
  /** Registers the script of a URL path; it runs when the composition loads it. */
  define: (path: string, script: Run): void => void scripts.set(path, script),

  /** Runs the shell's script; JSON of the names that it publishes, or of its failure. */
  open: (path: string): string => {
    try {
      run(path);
      const server = serverOf();
      if (server === undefined) throw new RealmError(`${path} published no render`);
      return JSON.stringify({ value: Object.keys(server).join(' ') });
    } catch (error) {
      return JSON.stringify(failure(error));
    }
  },

  /** Calls a function of the shell; `step` has its answer. */
  call: (name: string, ...args: readonly string[]): void => {
    answer = null;
    Promise.resolve()
      .then(() => (serverOf()?.[name] as (...of: readonly string[]) => unknown)(...args))
      .then((value) => {
        answer = { value: value === undefined || value === null ? null : String(value) };
      })
      .catch((error: unknown) => {
        answer = failure(error);
      });
  },

  /**
   * Runs one timer that is due. JSON: the answer, the ms until the next timer, or `null` when the call
   * waits for nothing that can happen.
   */
  step: (): string => {
    if (answer !== null) return JSON.stringify(answer);
    const waitMs = nextTimer();
    if (waitMs === 0) runTimer();
    return JSON.stringify(waitMs === null ? null : { waitMs });
  },

  /** Compares what the scripts do from now on. */
  observe: (): void => observeMembers(),

  /** JSON of what they did, one in each line. */
  observed: (): string =>
    JSON.stringify({
      value: [
        ...changedMembers().map((name) => `changes ${name}`),
        ...notedTimers().map((ms) => `sets a timer of ${ms} ms`),
        ...(imports > 0 ? ['imports a module while it is rendered'] : []),
      ].join('\n'),
    }),
};

const noop = (): void => undefined;

const storefrontImport = (): Promise<never> => {
  imports += 1;
  return Promise.reject(new RealmError('a realm imports nothing'));
};

Object.assign(globalThis, {
  setTimeout,
  clearTimeout,
  queueMicrotask: (work: () => void): void => void Promise.resolve().then(work),
  AbortController,
  AbortSignal,
  ReadableStream,
  URL,
  URLSearchParams,
  console: { debug: noop, error: noop, info: noop, log: noop, warn: noop },
  performance: { now: () => Date.now(), mark: noop },
  storefrontHost: { run },
  /** Takes the place of `import(…)` in the scripts. */
  storefrontImport,
});

/** `value` of an intrinsic or a global that no script can replace. */
const fixed = (of: object, name: string, descriptor: PropertyDescriptor): void =>
  void Object.defineProperty(of, name, { ...descriptor, configurable: false, enumerable: false });

/*
 * Without a number here V8 records no stack of an error of this realm. A recorded one is written by a
 * function of the process, whose own errors (a name that is a symbol, no stack left) would reach the
 * script that reads it.
 */
fixed(Error, 'stackTraceLimit', { get: () => 0, set: noop });
fixed(Error, 'captureStackTrace', { get: () => noop, set: noop });
// Node answers a call of its streaming functions with a function of the process
delete (globalThis as { WebAssembly?: unknown }).WebAssembly;
fixed(globalThis, 'storefrontRealm', { value: Object.freeze(storefrontRealm), writable: false });
