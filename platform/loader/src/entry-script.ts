import { type Container, isContainer } from './container';
import { wereBytesRefused } from './refused-bytes';
import { EntryError } from './remote-load-error';
import { CROSS_ORIGIN, type ScriptUrl } from './script-url';
import { whenStalled } from './when-stalled';

export interface EntryScript {
  readonly url: string;
  /** Subresource integrity. Without it, loading is rejected. */
  readonly integrity: string | undefined;
  /** Global variable that the script sets. */
  readonly global: string;
  readonly deadlineMs: number;
}

const failed = (url: string): EntryError =>
  wereBytesRefused(url)
    ? new EntryError('integrity', `${url} is not what the composition promises`)
    : new EntryError('unreachable', `${url} could not be loaded`);

/** Runs the entry script of a remote. Rejects only with `EntryError`. */
export function runEntryScript(
  { url, integrity, global, deadlineMs }: EntryScript,
  src: ScriptUrl,
): Promise<Container> {
  if (integrity === undefined)
    return Promise.reject(new EntryError('integrity', `${url} has no hash`));
  const globals = globalThis as Record<string, unknown>;
  globals[global] = undefined;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: string | undefined;
    const onThrow = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.message;
    };
    const end = (outcome: Container | EntryError) => {
      endWaiting();
      window.removeEventListener('error', onThrow);
      script.onload = script.onerror = null;
      script.remove();
      if (outcome instanceof EntryError) reject(outcome);
      else resolve(outcome);
    };
    const endWaiting = whenStalled(deadlineMs, () =>
      end(new EntryError('timeout', `${url}: no answer in ${deadlineMs} ms`)),
    );
    window.addEventListener('error', onThrow);
    script.onerror = () => end(failed(script.src));
    script.onload = () => {
      const container = globals[global];
      end(
        isContainer(container)
          ? container
          : new EntryError('broken', `${url} does not run: ${thrown ?? 'no container'}`),
      );
    };
    script.async = true;
    script.fetchPriority = 'high';
    script.integrity = integrity;
    script.crossOrigin = CROSS_ORIGIN;
    script.src = src(url);
    document.head.append(script);
  });
}
