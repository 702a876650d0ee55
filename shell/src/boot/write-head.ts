import { deviceNow } from '@storefront/shared-domain/clock';
import { CROSS_ORIGIN, scriptUrlPolicy, type ScriptUrl } from '@storefront/loader/page';
import type { FirstFile, FirstFiles } from './first-files';

function link(
  url: string,
  integrity: string,
  rel: string,
  as?: string,
  priority: 'auto' | 'low' = 'auto',
): HTMLLinkElement {
  const element = document.createElement('link');
  element.fetchPriority = priority;
  element.rel = rel;
  if (as !== undefined) element.as = as;
  element.integrity = integrity;
  element.crossOrigin = CROSS_ORIGIN;
  element.href = url;
  return document.head.appendChild(element);
}

function script(url: string, integrity: string, src: ScriptUrl): HTMLScriptElement {
  const element = document.createElement('script');
  element.async = true;
  element.fetchPriority = 'high';
  element.integrity = integrity;
  element.crossOrigin = CROSS_ORIGIN;
  element.src = src(url);
  return document.head.appendChild(element);
}

const loaded = (element: HTMLLinkElement | HTMLScriptElement): Promise<boolean> =>
  new Promise((resolve) => {
    element.onload = () => resolve(true);
    element.onerror = () => resolve(false);
  });

/**
 * Requests a file. After a failure, retries once at a URL that is in no cache, not even from an
 * earlier load of the page.
 */
const twice = async (
  { url }: FirstFile,
  request: (url: string) => HTMLLinkElement | HTMLScriptElement,
): Promise<boolean> =>
  (await loaded(request(url))) || loaded(request(`${url}?retry=${deviceNow()}`));

export interface WrittenHead {
  /** Settles when the shell's style sheets are loaded, or failed twice. */
  readonly styles: Promise<unknown>;
  /** True when every script of the shell ran; false when one of them failed twice. */
  readonly scripts: Promise<boolean>;
}

/** Fetches files without running them. */
export function preload({ styles, scripts }: FirstFiles['ahead'], priority?: 'low'): void {
  for (const file of styles) link(file.url, file.integrity, 'preload', 'style', priority);
  for (const file of scripts) link(file.url, file.integrity, 'preload', 'script', priority);
}

/**
 * Starts all requests of the first load. Preload and use have the same request modes, so that
 * nothing is fetched twice.
 */
export function writeHead(files: FirstFiles, bases: readonly string[]): WrittenHead {
  const src = scriptUrlPolicy(bases);
  const styles = files.start.styles.map((file) =>
    twice(file, (url) => link(url, file.integrity, 'stylesheet')),
  );
  const scripts = files.start.scripts.map((file) =>
    twice(file, (url) => script(url, file.integrity, src)),
  );
  preload(files.ahead);
  preload(files.later, 'low');
  return {
    styles: Promise.all(styles),
    scripts: Promise.all(scripts).then((all) => all.every(Boolean)),
  };
}

type FetchedAhead = Pick<FirstFiles, 'ahead' | 'later'>;

/** Files fetched ahead at the same time: enough to use the connection, few for a page that must wait for it. */
const AHEAD_AT_ONCE = 3;

/**
 * Fetches all files of the first load without running them, after everything that the screen needs;
 * a later `writeHead` finds them in the browser's cache. A few at a time, each in a task of its own:
 * twenty at once occupy the main thread of a slow phone for 70 ms, and its connection for a second
 * in which the customer may follow a link. Returns what ends it; its result is what is not requested
 * yet of `ahead` and `later`.
 */
export function fetchAhead({ start, ahead, later }: FirstFiles): () => FetchedAhead {
  const waiting = [start, ahead, later].flatMap(({ scripts, styles }) => [
    ...scripts.map((file) => ({ file, as: 'script' })),
    ...styles.map((file) => ({ file, as: 'style' })),
  ]);
  let hasEnded = false;
  const next = (): void => {
    const one = hasEnded ? undefined : waiting.shift();
    if (one === undefined) return;
    const { url, integrity } = one.file;
    void loaded(link(url, integrity, 'preload', one.as, 'low')).then(next);
  };
  for (let at = 0; at < AHEAD_AT_ONCE; at += 1) setTimeout(next);
  return () => {
    hasEnded = true;
    const isWaiting = (file: FirstFile): boolean => waiting.some((one) => one.file === file);
    const rest = ({ scripts, styles }: FirstFiles['ahead']): FirstFiles['ahead'] => ({
      scripts: scripts.filter(isWaiting),
      styles: styles.filter(isWaiting),
    });
    return { ahead: rest(ahead), later: rest(later) };
  };
}

/** The same, when a promise is fulfilled that never rejects. */
export function later(request: () => WrittenHead, start: Promise<void>): WrittenHead {
  const head = start.then(request);
  return {
    styles: head.then(({ styles }) => styles),
    scripts: head.then(({ scripts }) => scripts),
  };
}
