import { configure } from '@testing-library/dom';

/*
 * Browser APIs that jsdom lacks; layout is not computed here, so every element counts as visible.
 */
class VisibleObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = {
      isIntersecting: true,
      intersectionRatio: 1,
      target,
      time: 0,
    } as IntersectionObserverEntry;
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
  matchMedia: (media: string) => ({
    media,
    matches: media.includes('prefers-reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
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
  // browsers queue the event, so a dialog that is removed with its page emits none
  setTimeout(() => this.dispatchEvent(new Event('close')));
};

/**
 * A query without a match prints the readable content instead of the whole document; the timeouts
 * allow for a busy machine.
 */
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) =>
    new Error(`${message ?? ''}\nThe page reads: ${document.body.textContent}`),
});
