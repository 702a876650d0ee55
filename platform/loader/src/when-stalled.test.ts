/** @jest-environment jsdom */
import { provideStalled, whenStalled } from './when-stalled';

type Entry = Partial<PerformanceResourceTiming> & { responseStatus?: number };

/** Reports an entry to the page's observer. */
let report: (entry: Entry) => void;
beforeAll(() => {
  globalThis.PerformanceObserver = class {
    constructor(callback: (list: { getEntries: () => Entry[] }) => void) {
      report = (entry) => callback({ getEntries: () => [entry] });
    }
    observe(): void {}
  } as unknown as typeof PerformanceObserver;
});
// one clock for all: the time of the latest arrival outlasts a test
beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());
beforeEach(() => jest.advanceTimersByTime(60_000));

const arrives = (entry: Entry = {}): void =>
  report({ initiatorType: 'script', responseEnd: performance.now(), ...entry });

/** When `late` is called, in ms; null if not within 30 s. */
function lateAfter(during: (second: number) => void): number | null {
  const begun = performance.now();
  let at: number | null = null;
  const end = whenStalled(4000, () => (at = performance.now() - begun));
  for (let second = 1; second <= 30; second += 1) {
    jest.advanceTimersByTime(1000);
    during(second);
  }
  end();
  return at;
}

test.each([
  ['nothing arrives', () => undefined, 4000],
  ['a file arrives after 3 s', (second: number) => second === 3 && arrives(), 7000],
  ['files arrive all the time', () => arrives(), 20_000],
  ['a style arrives', (second: number) => second === 2 && arrives({ initiatorType: 'link' }), 6000],
  ['pictures arrive', () => arrives({ initiatorType: 'img' }), 4000],
  ['calls are answered', () => arrives({ initiatorType: 'fetch' }), 4000],
  ['files are refused', () => arrives({ responseStatus: 503 }), 4000],
])('%s', (_, during, ms) => expect(lateAfter((second) => void during(second))).toBe(ms));

test('time in which the page was busy is no time without a file', () => {
  const late = jest.fn();
  whenStalled(4000, late);
  const now = performance.now();
  // the timer runs two seconds late, before the arrival of a file has been read
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 6000);
  jest.advanceTimersToNextTimer();
  expect(late).not.toHaveBeenCalled();
  clock.mockRestore();
});

describe('the timer of a chunk', () => {
  const script = () => document.head.appendChild(document.createElement('script'));
  const chunk = (element: Element) => {
    const late = jest.fn();
    globalThis.__storefrontStalled?.(late, 4000, element);
    return late;
  };
  beforeAll(provideStalled);

  test('ends the request that stalls', () => {
    const late = chunk(script());
    jest.advanceTimersByTime(4000);
    expect(late).toHaveBeenCalledTimes(1);
  });

  test.each(['load', 'error'])('is over at its %s', (event) => {
    const element = script();
    const late = chunk(element);
    element.dispatchEvent(new Event(event));
    jest.advanceTimersByTime(30_000);
    expect(late).not.toHaveBeenCalled();
  });

  test('does not end a request that another one has replaced', () => {
    const element = script();
    const late = chunk(element);
    element.remove();
    jest.advanceTimersByTime(30_000);
    expect(late).not.toHaveBeenCalled();
  });
});
