import { type Container, isContainer } from './container';
import { wereBytesRefused } from './refused-bytes';
import { EntryError } from './remote-load-error';
import { CROSS_ORIGIN, type ScriptUrl } from './script-url';
import { whenStalled } from './when-stalled';

export interface HashedScript {
  readonly url: string;
  /** Subresource integrity. Without it, loading is rejected. */
  readonly integrity: string | undefined;
  readonly deadlineMs: number;
}

export interface EntryScript extends HashedScript {
  /** Global variable that the script sets. */
  readonly global: string;
}

const failed = (url: string): EntryError =>
  wereBytesRefused(url)
    ? new EntryError('integrity', `${url} is not what the composition promises`)
    : new EntryError('unreachable', `${url} could not be loaded`);

/**
 * Runs a script and settles with `outcome`, which gets the message of an error that it threw. Rejects only
 * with `EntryError`.
 */
export function runScript<Outcome>(
  { url, integrity, deadlineMs }: HashedScript,
  src: ScriptUrl,
  outcome: (thrown?: string) => Outcome | EntryError,
): Promise<Outcome> {
  if (integrity === undefined)
    return Promise.reject(new EntryError('integrity', `${url} has no hash`));
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: string | undefined;
    const onThrow = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.message;
    };
    const end = (result: Outcome | EntryError) => {
      endWaiting();
      window.removeEventListener('error', onThrow);
      script.onload = script.onerror = null;
      script.remove();
      if (result instanceof EntryError) reject(result);
      else resolve(result);
    };
    const endWaiting = whenStalled(deadlineMs, () =>
      end(new EntryError('timeout', `${url}: no answer in ${deadlineMs} ms`)),
    );
    window.addEventListener('error', onThrow);
    script.onerror = () => end(failed(script.src));
    script.onload = () => end(outcome(thrown));
    script.async = true;
    script.fetchPriority = 'high';
    script.integrity = integrity;
    script.crossOrigin = CROSS_ORIGIN;
    script.src = src(url);
    document.head.append(script);
  });
}

/** Runs the entry script of a remote. Rejects only with `EntryError`. */
export function runEntryScript(
  { global, ...script }: EntryScript,
  src: ScriptUrl,
): Promise<Container> {
  const globals = globalThis as Record<string, unknown>;
  globals[global] = undefined;
  return runScript(script, src, (thrown) => {
    const container = globals[global];
    return isContainer(container)
      ? container
      : new EntryError('broken', `${script.url} does not run: ${thrown ?? 'no container'}`);
  });
}
