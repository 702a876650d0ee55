/** Metrics measured by the page itself, in ms since navigation start. */
export interface Vitals {
  fcp: number | null;
  lcp: number | null;
  /** The element of the largest paint, and the file it shows. */
  lcpElement: string;
  cls: number;
  /** Layout shifts, worst first. */
  shifts: { at: number; value: number; elements: string[] }[];
  /** Start and duration of every task over 50 ms. */
  tasks: [start: number, duration: number][];
}

declare global {
  var __benchVitals: Vitals | undefined;
}

/**
 * Runs in the page before all other scripts. Functions in it have no names: the compiler would wrap
 * them in a helper that the page does not have.
 */
export function watchVitals(): void {
  const vitals: Vitals = { fcp: null, lcp: null, lcpElement: '', cls: 0, shifts: [], tasks: [] };
  globalThis.__benchVitals = vitals;
  const session = { value: 0, first: 0, last: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint'))
      vitals.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      element?: Element;
      url?: string;
    })[]) {
      vitals.lcp = entry.startTime;
      const tag = entry.element?.tagName.toLowerCase() ?? '?';
      const name = entry.element?.getAttribute('class')?.split(' ')[0] ?? '';
      vitals.lcpElement = [
        tag + (name === '' ? '' : `.${name}`),
        entry.url?.split('/').slice(-2).join('/') ?? '',
      ]
        .join(' ')
        .trim();
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const isSameSession =
        entry.startTime - session.last < 1000 && entry.startTime - session.first < 5000;
      session.value = isSameSession ? session.value + entry.value : entry.value;
      session.first = isSameSession ? session.first : entry.startTime;
      session.last = entry.startTime;
      vitals.cls = Math.max(vitals.cls, session.value);
      const elements = (entry.sources ?? []).map(({ node }) =>
        node instanceof Element
          ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
          : '#text',
      );
      vitals.shifts.push({ at: entry.startTime, value: entry.value, elements });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.tasks.push([entry.startTime, entry.duration]);
  }).observe({ type: 'longtask', buffered: true });
}
