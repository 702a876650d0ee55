import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/* What every browser has and jsdom lacks; layout is not computed here, so everything counts as visible. */
class VisibleObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { isIntersecting: true, intersectionRatio: 1, target, time: 0 } as IntersectionObserverEntry;
    queueMicrotask(() => this.callback([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords = (): [] => [];
}

class IdleResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {
  IntersectionObserver: VisibleObserver,
  ResizeObserver: IdleResizeObserver,
  matchMedia: (media: string) => ({ media, matches: media.includes('prefers-reduced-motion'), addEventListener: () => undefined, removeEventListener: () => undefined }),
  scrollTo: () => undefined,
  scrollBy: () => undefined,
});
performance.measure ??= () => ({}) as PerformanceMeasure;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  setTimeout(() => this.dispatchEvent(new Event('close'))); // a browser queues it, so a dialog that goes with its page closes in silence
};

/** Settles when React has nothing left to do: its own work is never idle. */
const reactIsIdle = (): Promise<void> => new Promise((resolve) => {
  unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
});

/**
 * After each wait, React finishes what it has begun. Otherwise a slow machine returns from `findBy…` between the commit of a
 * component and its effects: it does not follow its model yet, and what a test does next is shown too late.
 */
const { asyncWrapper } = getConfig();
const waitThenFinish: typeof asyncWrapper = async (wait) => {
  const found = await asyncWrapper(wait);
  await reactIsIdle();
  return found;
};

/** A query that finds nothing prints what can be read instead of the whole document; waits suit a machine that does other work. */
configure({
  asyncWrapper: waitThenFinish,
  asyncUtilTimeout: 30_000,
  getElementError: (message) => new Error(`${message ?? ''}\nThe page reads: ${document.body.textContent}`),
});
