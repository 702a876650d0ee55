import { deviceNow } from '@storefront/shared-domain/clock';
import { FRESH_MS } from './when-restored';

/** Longest wait in ms: pictures of the screen may take very long. */
const MAX_WAIT_MS = 3000;

const ACTS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Settles when the pictures of a rendered screen are loaded, at the customer's first interaction, or
 * after 3 seconds. The application's files are requested then: earlier they would share the
 * connection with what the customer is waiting for.
 */
function whenShown(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const ended = new AbortController();
    const timer = setTimeout(end, MAX_WAIT_MS);
    function end(): void {
      clearTimeout(timer);
      ended.abort();
      resolve();
    }
    const listening = { capture: true, passive: true, signal: ended.signal };
    addEventListener('load', end, listening); // of the page: those of pictures do not reach it
    for (const name of ACTS) addEventListener(name, end, listening);
  });
}

/**
 * Milliseconds after which a shown page without an interaction starts by itself, when it is idle:
 * its slider moves (MENU-08), the visit is counted, and the menu is saved for a visit without a
 * connection.
 */
export const UNTOUCHED_MS = 15_000;

/**
 * Share of the window's height: below it the rendered screen of a long menu has placeholders, which
 * the application must have replaced when the customer gets there.
 */
const SCROLLED = 0.25;

/** `input`: autofill and dictation fire no key event. `click`: a screen reader moves no pointer. */
const SIGNS = [...ACTS, 'input', 'click'] as const;

/**
 * Whether a press or a focus is on a link to another page. The browser follows it without the
 * application, and that page has a start of its own: this one's would delay it.
 */
function isOfLeavingLink({ type, target }: Event): boolean {
  if (type !== 'pointerdown' && type !== 'focusin' && type !== 'click') return false;
  const link = target instanceof Element ? target.closest('a') : null;
  return (
    link !== null &&
    link.target === '' &&
    link.origin === location.origin &&
    link.pathname !== location.pathname
  );
}

/** The next frame shows what a press has changed; the task after it starts the application. */
const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));

const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2000 });
  else run(); // Safari
};

type Condition = 'visibilitychange' | 'prerenderingchange';

/** Settles when the condition holds, which can change at an event of the document. */
const when = (change: Condition, holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!holds()) return;
      document.removeEventListener(change, look);
      resolve();
    };
    document.addEventListener(change, look);
    look();
  });

const whenActivated = (): Promise<void> =>
  // eslint-disable-next-line compat/compat -- a page without it is not prerendered
  when('prerenderingchange', () => document.prerendering !== true);
const whenVisible = (): Promise<void> =>
  when('visibilitychange', () => document.visibilityState === 'visible');

type Connection = { readonly connection?: { readonly saveData?: boolean } };

/** The customer pays by the byte: nothing is fetched before it is needed. */
const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;

/** The two moments of a rendered page. */
export interface RenderedStart {
  /** What the customer waits for is loaded. */
  readonly shown: Promise<void>;
  /** The application has to start. Not before a prerendered page is shown. */
  readonly started: Promise<void>;
}

/** The application starts as soon as the screen is shown. */
function startAtOnce(): RenderedStart {
  const shown = whenShown();
  return { shown, started: shown.then(whenActivated) };
}

/** What a page that waits for its start does. */
interface Waiting {
  /** The screen is shown: the files of the start can be fetched. */
  readonly fetchFiles: () => void;
  /** Watches the page's own work, when it has some; see `PageWork`. */
  readonly watchWork?: ((found: () => void) => () => void) | undefined;
  /** A link to another page is followed: files that are fetched ahead would delay it. */
  readonly endFetching: () => void;
  /** The page was hidden for longer than `FRESH_MS`: its prices and its state are old. */
  readonly refresh: () => void;
}

function startOnInteraction(waiting: Waiting): RenderedStart {
  const { fetchFiles, endFetching, refresh, watchWork } = waiting;
  const ended = new AbortController();
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  let endWatching: (() => void) | undefined;
  const end = (): void => {
    ended.abort();
    endWatching?.();
    afterPaint(start);
  };
  const onSign = (sign: Event): void => {
    if (!isOfLeavingLink(sign)) end();
    else if (sign.type === 'click') endFetching();
  };
  const onScroll = (): void => {
    if (scrollY > innerHeight * SCROLLED) end();
  };
  // before the listeners of `whenShown`: a press that ends both fetches nothing ahead
  const listening = { capture: true, passive: true, signal: ended.signal };
  for (const name of SIGNS) addEventListener(name, onSign, listening);
  addEventListener('scroll', onScroll, listening);
  const wait = (hiddenMs: number): void => {
    if (ended.signal.aborted) return;
    if (hiddenMs > FRESH_MS) return refresh();
    if (!savesData()) fetchFiles();
    endWatching = watchWork?.(end);
    afterPaint(onScroll); // the browser restores the position of an earlier visit
    setTimeout(() => whenIdle(end), UNTOUCHED_MS);
  };
  const shown = whenShown();
  void shown.then(async () => {
    const shownAt = deviceNow();
    await whenActivated();
    await whenVisible();
    wait(deviceNow() - shownAt);
  });
  return { shown, started };
}

/**
 * When the application of a rendered page starts: `isAtOnce`, as soon as the screen is shown; else
 * after the frame that follows the customer's first interaction, or after `UNTOUCHED_MS` without one.
 * `fetchFiles` is then called when the screen is shown, unless the application starts at that moment
 * or the device saves data; `refresh` instead, when a hidden page is seen after a long time.
 */
export const renderedStart = (isAtOnce: boolean, waiting: Waiting): RenderedStart =>
  isAtOnce ? startAtOnce() : startOnInteraction(waiting);
