import { forgetFailedShells, keepFailedShell } from './failed-shells';
import { type FailureOptions, isWaiting, showFailure } from './start-failed';

/** Milliseconds after which a page without a first screen says so; the scripts may still come. */
const SLOW_MS = 20_000;
/**
 * Milliseconds after an exception of a script of the shell, or a rejected promise, in which the
 * first render may still come.
 */
const THROWN_MS = 3000;

export interface WatchOptions {
  /** Whether every script of the shell ran. */
  readonly scripts: Promise<boolean>;
  /** Folder of the shell that is started. */
  readonly base: string;
  readonly language: FailureOptions['language'];
  readonly restaurant: Promise<Response> | null;
  /** Whether there is a composition whose shell did not fail in this tab yet. */
  readonly mayTryAnother: () => boolean;
  readonly reload?: () => void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The phone that the page's HTML carries, else that of the restaurant's record. */
async function phoneOf(restaurant: Promise<Response> | null): Promise<string | null> {
  const written = document.getElementById('root')?.dataset['phone'];
  if (written) return written;
  const answer = await restaurant;
  const record = (await answer?.clone().json()) as { info?: { whatsapp?: unknown } } | undefined;
  const number = record?.info?.whatsapp;
  return isText(number) ? number : null;
}

/**
 * Replaces the skeleton when the shell does not load or does not run: the page is loaded again with
 * the last good composition, once for each shell; then a message says what happened, with Retry and
 * the restaurant's phone.
 */
export function watchStart({
  scripts,
  base,
  language,
  restaurant,
  mayTryAnother,
  reload = () => location.reload(),
}: WatchOptions): void {
  const phone = (): Promise<string | null> => phoneOf(restaurant).catch(() => null);
  const retry = (): void => {
    forgetFailedShells();
    reload();
  };
  const fail = (): void => {
    if (!isWaiting()) return;
    if (keepFailedShell(base) && mayTryAnother()) reload();
    else showFailure({ language, phone, retry });
  };
  const slow = setTimeout(() => showFailure({ language, phone, retry, isSlow: true }), SLOW_MS);
  void scripts.then((haveRun) => {
    if (haveRun) return;
    clearTimeout(slow);
    fail();
  });
  addEventListener('unhandledrejection', () => setTimeout(fail, THROWN_MS));
  addEventListener('error', ({ filename }) => {
    if (isText(filename) && filename.includes(base)) setTimeout(fail, THROWN_MS);
  });
}
