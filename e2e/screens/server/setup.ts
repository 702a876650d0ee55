import { configure } from '@testing-library/dom';

type Deadline = typeof import('../../../shared-domain/src/http/deadline');

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

/** Elements that jsdom's default styles do not display, and those that they display inline. */
const HIDDEN =
  '[hidden], dialog:not([open]), input[type="hidden"], head, meta, title, link, style, script, ' +
  'datalist, param, noframes, template';
const INLINE = new Set(['q', 'map', 'area', 'output']);

/**
 * The computed style by the element's own styles and jsdom's defaults: the page has no style sheets
 * here. jsdom matches each of its 120 default rules and computes twelve colors, which took half of
 * the time of a query by role.
 */
class OwnStyle {
  constructor(private readonly element: Element) {}

  get display(): string {
    const own = this.own('display');
    if (own !== '') return own;
    if (this.element.matches(HIDDEN)) return 'none';
    return INLINE.has(this.element.localName) ? 'inline' : 'block';
  }

  get visibility(): string {
    return this.inherited('visibility') || 'visible';
  }

  get pointerEvents(): string {
    return this.inherited('pointer-events') || 'auto';
  }

  get opacity(): string {
    return this.own('opacity');
  }

  getPropertyValue(name: string): string {
    return name === 'display' || name === 'visibility' ? this[name] : this.own(name);
  }

  private own(name: string, element: Element = this.element): string {
    return element.hasAttribute('style')
      ? (element as HTMLElement).style.getPropertyValue(name)
      : '';
  }

  private inherited(name: string): string {
    for (let part: Element | null = this.element; part !== null; part = part.parentElement) {
      const value = this.own(name, part);
      if (value !== '') return value;
    }
    return '';
  }
}

Object.assign(globalThis, {
  IntersectionObserver: VisibleObserver,
  ResizeObserver: IdleResizeObserver,
  getComputedStyle: (element: Element) => new OwnStyle(element),
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
 * How long a screen may wait, in ms: for a query, and for an answer of the API. The page's own
 * deadline of 10 s is that of a network; a login on a busy machine takes longer, since passwords
 * are hashed with low priority.
 */
const PATIENCE_MS = 60_000;

jest.mock('../../../shared-domain/src/http/deadline', () => {
  const { withDeadline } = jest.requireActual<Deadline>('../../../shared-domain/src/http/deadline');
  return {
    withDeadline: (_: number, ...others: [AbortSignal | undefined, () => Promise<unknown>]) =>
      withDeadline(PATIENCE_MS, ...others),
  };
});

/** A query without a match prints the readable content instead of the whole document. */
configure({
  asyncUtilTimeout: PATIENCE_MS,
  getElementError: (message) =>
    new Error(`${message ?? ''}\nThe page reads: ${document.body.textContent}`),
});
