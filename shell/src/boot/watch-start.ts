import { forgetFailedShells, saveFailedShell } from './failed-shells';
import { type FailureOptions, isWaiting, showFailure } from './start-failed';

/** Milliseconds after the request until a page without its application shows a notice; the scripts may still load. */
const SLOW_MS = 20_000;
/**
 * Milliseconds between an exception of a shell script, or a rejected promise, and the failure: the
 * first render may still happen.
 */
const THROWN_MS = 3000;

export interface WatchOptions {
  /** Settles when the scripts are requested: a rendered page waits for an interaction. */
  readonly started: Promise<void>;
  /** True when every script of the shell ran. */
  readonly scripts: Promise<boolean>;
  /** Base URL of the started shell, and the folder of its scripts. */
  readonly base: string;
  readonly files: string;
  readonly language: FailureOptions['language'];
  readonly restaurant: Promise<Response> | null;
  /** True while there is a composition with a shell that did not fail in this tab. */
  readonly mayTryAnother: () => boolean;
  /** The page stays without its application. */
  readonly onFailed?: () => void;
  readonly reload?: () => void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The phone in the page's HTML, else the phone in the restaurant's record. */
async function loadPhone(restaurant: Promise<Response> | null): Promise<string | null> {
  const written = document.getElementById('root')?.dataset['phone'];
  if (written) return written;
  const answer = await restaurant;
  const record = (await answer?.clone().json()) as { info?: { whatsapp?: unknown } } | undefined;
  const number = record?.info?.whatsapp;
  return isText(number) ? number : null;
}

/**
 * Handles a shell that does not load or run: reloads the page with the last good composition, once
 * for each shell, then shows a message with Retry and the restaurant's phone.
 */
export function watchStart({
  started,
  scripts,
  base,
  files,
  language,
  restaurant,
  mayTryAnother,
  onFailed,
  reload = () => location.reload(),
}: WatchOptions): void {
  const phone = (): Promise<string | null> => loadPhone(restaurant).catch(() => null);
  const retry = (): void => {
    forgetFailedShells();
    reload();
  };
  const fail = (): void => {
    if (!isWaiting()) return;
    if (saveFailedShell(base) && mayTryAnother()) {
      reload();
      return;
    }
    onFailed?.();
    showFailure({ language, phone, retry });
  };
  let slow: ReturnType<typeof setTimeout> | undefined;
  void started.then(() => {
    // before that no script of the shell runs: a rejection is of something else in the page
    addEventListener('unhandledrejection', () => setTimeout(fail, THROWN_MS));
    slow = setTimeout(() => showFailure({ language, phone, retry, isSlow: true }), SLOW_MS);
  });
  void scripts.then((haveRun) => {
    if (haveRun) return;
    clearTimeout(slow);
    fail();
  });
  addEventListener('error', ({ filename }) => {
    if (isText(filename) && filename.includes(files)) setTimeout(fail, THROWN_MS);
  });
}
