/** @jest-environment jsdom */
import { FRESH_MS, whenRestored } from './when-restored';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shown = (persisted: boolean): void => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
};

/** Number of refreshes of a page that is left and shown again after some milliseconds. */
function refreshesAfter(awayMs: number, persisted = true): number {
  const refresh = jest.fn();
  whenRestored(refresh);
  jest.advanceTimersByTime(1_000_000); // the page is in use
  dispatchEvent(new Event('pagehide'));
  jest.setSystemTime(Date.now() + awayMs);
  shown(persisted);
  return refresh.mock.calls.length;
}

test.each([
  ['after a minute', FRESH_MS, 0],
  ['after more than a minute', FRESH_MS + 1, 1],
  ['after a day', 86_400_000, 1],
  ['by a clock that was set back', -1, 1],
])('a restored page is refreshed %s: %d ms', (_, awayMs, times) =>
  expect(refreshesAfter(awayMs)).toBe(times),
);

test('a page that is loaded anew is not refreshed', () =>
  expect(refreshesAfter(86_400_000, false)).toBe(0));
