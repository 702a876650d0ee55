import { createServerClock, type TimedAnswer } from './server-clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The server's clock at the steady clock's 0. */
const SERVER = Date.UTC(2026, 10, 29, 19, 0, 0, 400);

/** A device whose wall clock is `wrongBy` ms ahead of the server's. */
function device(wrongBy: number) {
  const at = { steady: 0, wall: SERVER + wrongBy };
  const clock = createServerClock({ wall: () => at.wall, steady: () => at.steady });
  const pass = (ms: number, { steady = ms } = {}): void => {
    at.steady += steady;
    at.wall += ms;
  };
  /** An answer of `ms` round trip, which the server writes half way. */
  const answer = (ms = 100, change: Partial<TimedAnswer> = {}, server = SERVER): void => {
    const sentAt = at.steady;
    pass(ms);
    clock.learn({
      date: new Date(server + sentAt + ms / 2).toUTCString(),
      age: null,
      cacheControl: 'no-store',
      sentAt,
      receivedAt: at.steady,
      ...change,
    });
  };
  return { at, clock, pass, answer, error: () => clock.now() - (SERVER + at.steady) };
}

test.each([12 * MINUTE, -12 * MINUTE, 3 * HOUR, -3 * HOUR, -40 * 365 * 24 * HOUR])(
  'a device %d ms off has the time of the server after one answer',
  (wrongBy) => {
    const { clock, answer, error } = device(wrongBy);
    expect(error()).toBe(wrongBy);
    expect(clock.isDoubtful()).toBe(true);
    answer();
    expect(Math.abs(error())).toBeLessThanOrEqual(550);
    expect(clock.isDoubtful()).toBe(false);
  },
);

test('the error is at most half of the round trip and half a second, and falls with each answer', () => {
  const { answer, pass, error } = device(HOUR);
  answer(8_000);
  expect(Math.abs(error())).toBeLessThanOrEqual(4_500);
  for (const rest of [130, 270, 490, 710, 930]) {
    pass(rest);
    answer(40);
    expect(Math.abs(error())).toBeLessThanOrEqual(520);
  }
  const best = Math.abs(error());
  answer(9_000);
  expect(Math.abs(error())).toBeLessThanOrEqual(best);
});

test('the clock of the device that is set while the page is open has no effect', () => {
  const { at, clock, answer, error } = device(0);
  answer();
  for (const set of [3 * HOUR, -12 * MINUTE]) {
    at.wall += set;
    expect(Math.abs(error())).toBeLessThanOrEqual(550);
    expect(clock.isDoubtful()).toBe(true);
    answer();
    expect(clock.isDoubtful()).toBe(false);
  }
});

test('after a sleep in which the steady clock stood still the next answer states the time', () => {
  const { clock, answer, pass, at } = device(0);
  answer();
  pass(8 * HOUR, { steady: 0 });
  expect(clock.isDoubtful()).toBe(true);
  answer(100, {}, SERVER + 8 * HOUR);
  expect(Math.abs(clock.now() - at.wall)).toBeLessThanOrEqual(550);
});

test.each<[string, Partial<TimedAnswer>]>([
  ['a cache that states its age', { age: '300' }],
  ['a cache with an age that is no number', { age: 'old' }],
  ['a cache of the browser', { cacheControl: 'public, max-age=60' }],
  ['a server that says nothing about caches', { cacheControl: null }],
  ['a server whose date CORS hides', { date: null }],
  ['a server without a date', { date: '' }],
  ['text instead of a date', { date: 'yesterday' }],
  ['a date in another form', { date: '2026-11-29T19:00:00Z' }],
  ['a day that does not exist', { date: 'Sun, 99 Nov 2026 19:00:00 GMT' }],
  ['a server at the start of its time', { date: 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ['a year that no server reaches', { date: 'Fri, 01 Jan 9999 00:00:00 GMT' }],
  ['an answer before its request', { sentAt: 1e9 }],
  ['an answer after 10 s', { sentAt: -10_100 }],
  ['moments that are no numbers', { sentAt: Number.NaN }],
])('%s does not move the time', (_, change) => {
  const { clock, answer, error } = device(12 * MINUTE);
  answer(100, change);
  expect(error()).toBe(12 * MINUTE);
  expect(clock.isDoubtful()).toBe(true);
  answer();
  const before = error();
  answer(100, change);
  expect(error()).toBe(before);
});

test('a fresh answer counts also with an age of 0, or when it may be stored and was confirmed', () => {
  for (const change of [{ age: '0' }, { cacheControl: 'no-cache' }]) {
    const { answer, error } = device(HOUR);
    answer(100, change);
    expect(Math.abs(error())).toBeLessThanOrEqual(550);
  }
});

test('a listener is called after a change of 2 s or more, and of no smaller one', () => {
  const { clock, answer, pass } = device(12 * MINUTE);
  const listener = jest.fn();
  const end = clock.onChanged(listener);
  answer();
  expect(listener).toHaveBeenCalledTimes(1);
  pass(10_333);
  answer();
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  answer(100, {}, SERVER + HOUR);
  expect(listener).toHaveBeenCalledTimes(1);
});
