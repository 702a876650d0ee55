import type { Navigator } from 'react-router-dom';

/*
 * Back closes the topmost open dialog before it leaves a page: every open dialog has an entry of its
 * own in the browser's history, above that of its page. The entry copies the state of the page's
 * entry and adds `dialogs`, the number of open dialogs, so that the router sees the same location.
 * The number of such entries follows the open dialogs: it is corrected after every change.
 */

type EntryState = { key?: string; idx?: number; dialogs?: number } | null;

/** Time in ms after which a traversal without a popstate event counts as done. */
const MOVE_TIMEOUT_MS = 1000;

/** Ways to close the open dialogs, the topmost last. */
let open: (() => void)[] = [];
let isActive = false;
/** Entry of the page: its identity without the entries of dialogs. */
let page = '';
let moveTimer: ReturnType<typeof setTimeout> | undefined;
/** The router renders another page: the dialogs of the previous one are about to close. */
let isNavigating = false;
/** The router shows another address than the current one, until a movement is repeated for it. */
let isBehind = false;
/** Navigations that wait for the end of a traversal. */
let queue: (() => void)[] = [];

const stateOf = (): EntryState => history.state as EntryState;
const depthOf = (state: EntryState): number => state?.dialogs ?? 0;
/** An entry that the router has not made, such as that of a link within the page, is its URL. */
const pageOf = (state: EntryState): string =>
  state?.idx === undefined ? location.href : `${state.key ?? ''} ${state.idx - depthOf(state)}`;

/**
 * The browser leaves the scroll position alone when the customer returns to the current entry, or to one
 * added from now on: its own may be an earlier one on a busy phone, and is set while the page that is left
 * is still shown. The pages restore theirs. The shell resets it when the document is left.
 */
const leaveScrolling = (): void => void (history.scrollRestoration = 'manual');

function move(delta: number): void {
  clearTimeout(moveTimer);
  moveTimer = setTimeout(settle, MOVE_TIMEOUT_MS);
  history.go(delta);
}

/** Adds the missing entries, or goes back over those whose dialogs have closed. */
function adjust(): void {
  if (!isActive || isNavigating || moveTimer !== undefined) return;
  const depth = depthOf(stateOf());
  if (depth > open.length) return move(open.length - depth);
  for (let dialogs = depth + 1; dialogs <= open.length; dialogs += 1) {
    const state = stateOf();
    leaveScrolling();
    history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, dialogs }, '');
  }
}

/** A traversal has ended: the waiting navigations follow. */
function settle(): void {
  clearTimeout(moveTimer);
  moveTimer = undefined;
  while (moveTimer === undefined && queue.length > 0) queue.shift()?.();
  adjust();
}

/** After the current event: a dialog that replaces another one takes over its entry. */
const adjustSoon = (): void => queueMicrotask(adjust);

function whenSettled(navigation: () => void): void {
  if (moveTimer !== undefined) queue.push(navigation);
  else navigation();
  adjustSoon();
}

/**
 * The router does not see a traversal between entries of one page, nor the entry of a dialog of
 * another page: Forward may lead to one above a page that was replaced, and the page is below it.
 */
function popped(event: PopStateEvent): void {
  const state = event.state as EntryState;
  const depth = depthOf(state);
  const isSamePage = pageOf(state) === page;
  if (isSamePage || depth > 0) event.stopImmediatePropagation();
  if (!isSamePage && depth > 0) return move(-depth);
  if (!isSamePage) {
    isBehind = false;
    page = pageOf(state);
    isNavigating = true;
  }
  if (moveTimer !== undefined) {
    if (isSamePage) settle();
    else setTimeout(settle); // the router comes first
    return;
  }
  if (isSamePage) for (const close of open.slice(depth).reverse()) close();
  setTimeout(adjust); // a dialog that stays open, such as a busy one, gets its entry back
}

/** A dialog has opened; `close` is called by Back. Returns the function for its end. */
export function dialogOpened(close: () => void): () => void {
  open = [...open, close];
  adjustSoon();
  return () => {
    open = open.filter((other) => other !== close);
    adjustSoon();
  };
}

type Change = Navigator['push'];

/**
 * The navigator of the router that leaves no entry of a dialog behind: the entries of the open
 * dialogs are left before the page changes.
 */
export function overDialogs(navigator: Navigator): Navigator {
  const fromPage =
    (change: Change): Change =>
    (...args) =>
      whenSettled(() => {
        const depth = depthOf(stateOf());
        const write = (): void => {
          isNavigating = true;
          isBehind = false;
          leaveScrolling();
          change(...args);
          page = pageOf(stateOf());
        };
        if (depth === 0) return write();
        queue.unshift(write);
        move(-depth);
      });
  return {
    ...navigator,
    push: fromPage(navigator.push),
    replace: fromPage(navigator.replace),
    go: (delta) =>
      whenSettled(() => {
        const depth = depthOf(stateOf());
        if (delta < 0 && depth > 0) move(delta - depth);
        else navigator.go(delta);
      }),
  };
}

/** The router has rendered its location. */
export function pageRendered(): void {
  isNavigating = false;
  if (!isBehind) page = pageOf(stateOf());
  adjustSoon();
}

/**
 * Starts to follow the dialogs of a router that was first rendered at the URL `first`; before its own
 * listener is added. A movement between its rendering and now is repeated for it. An entry of a dialog
 * that a reload has closed is left. Returns the function that stops.
 */
export function followDialogs(first: string): () => void {
  isActive = true;
  isBehind = first !== location.href;
  page = isBehind ? '' : pageOf(stateOf());
  addEventListener('popstate', popped, true);
  if (isBehind)
    queueMicrotask(() => {
      if (isActive && isBehind)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    });
  adjustSoon();
  return () => {
    isActive = false;
    removeEventListener('popstate', popped, true);
    clearTimeout(moveTimer);
    moveTimer = undefined;
    isNavigating = false;
    queue = [];
  };
}
