import { createHash } from 'node:crypto';

/** Faults of a file. `throws`: the hash is correct, and the script throws when it runs. */
export const FAULTS = ['down', 'hangs', '500', 'truncated', 'throws', 'wrong hash'] as const;
export type Fault = (typeof FAULTS)[number];

interface ServedFile {
  readonly bytes: string;
  readonly run: () => void;
}

const ANSWER_MS = 5;
const files = new Map<string, ServedFile>();
const faults: { readonly address: RegExp; readonly fault: Fault; readonly first: number }[] = [];
const answers = new Map<string, number>();
const timings = new Map<string, number>();

/** Addresses of the requested scripts in order, with their queries. */
export const requests: string[] = [];

const hashOf = (bytes: string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Serves a file that executes `run`. Returns the hash of its bytes. */
export function serveFile(path: string, run: () => void): string {
  const bytes = `content of ${path}`;
  files.set(path, { bytes, run });
  return hashOf(bytes);
}

/**
 * Breaks every file with a matching path until the faults are cleared, or only the `first` answers of
 * each.
 */
export const breakFiles = (address: RegExp, fault: Fault, first = Infinity): void =>
  void faults.push({ address, fault, first });
export const clearFaults = (): void => void faults.splice(0);

const received = (bytes: string, fault: Fault | undefined): string =>
  fault === 'truncated'
    ? bytes.slice(0, bytes.length / 2)
    : fault === 'wrong hash'
      ? `${bytes}\n`
      : bytes;

/**
 * Runs a script as a browser does: an error goes to the window, and the element still fires `load`.
 */
function runScript(script: HTMLScriptElement, run: () => void): void {
  try {
    run();
  } catch (error) {
    window.dispatchEvent(
      new ErrorEvent('error', { filename: script.src, message: String(error), error }),
    );
  }
  script.dispatchEvent(new Event('load'));
}

function answer(script: HTMLScriptElement): void {
  const { pathname, search } = new URL(script.src);
  requests.push(pathname + search);
  const earlier = answers.get(pathname) ?? 0;
  answers.set(pathname, earlier + 1);
  const fault = faults.find(
    ({ address, first }) => earlier < first && address.test(pathname),
  )?.fault;
  if (fault === 'hangs') return;
  const file = files.get(pathname);
  const status = fault === 'down' ? 0 : fault === '500' ? 500 : file === undefined ? 404 : 200;
  setTimeout(() => {
    timings.set(script.src, status);
    const isTrusted =
      file !== undefined &&
      status === 200 &&
      hashOf(received(file.bytes, fault)) === script.integrity;
    if (isTrusted)
      runScript(
        script,
        fault === 'throws'
          ? () => {
              throw new Error('planted');
            }
          : file.run,
      );
    else script.dispatchEvent(new Event('error'));
  }, ANSWER_MS);
}

/**
 * Answers the scripts of the page from `serveFile`, on Jest's fake clock. jsdom itself loads none.
 */
export function startNetwork(): void {
  jest.useFakeTimers();
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) if (node instanceof HTMLScriptElement) answer(node);
  });
  performance.getEntriesByName = (name) =>
    timings.has(name)
      ? [{ name, responseStatus: timings.get(name) } as unknown as PerformanceEntry]
      : [];
}

export function stopNetwork(): void {
  jest.restoreAllMocks();
  jest.useRealTimers();
  files.clear();
  answers.clear();
  timings.clear();
  clearFaults();
  requests.length = 0;
}
