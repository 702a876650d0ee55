import { RateLimitStore } from './rate-limit-store';

const MINUTE = 60_000;
const counter = (store: RateLimitStore) => (key: string) => {
  const results: { current: number; ttl: number }[] = [];
  store.incr(key, (_error, result) => results.push(result), MINUTE);
  return results[0]!;
};

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('each request has the number it had when it came, whatever comes after it', () => {
  const count = counter(new RateLimitStore());
  const burst = ['a', 'a', 'b', 'a'].map(count);
  expect(burst).toEqual([
    { current: 1, ttl: MINUTE },
    { current: 2, ttl: MINUTE },
    { current: 1, ttl: MINUTE },
    { current: 3, ttl: MINUTE },
  ]);
});

test('a window ends a minute after its first request', () => {
  const count = counter(new RateLimitStore());
  count('a');
  jest.advanceTimersByTime(MINUTE - 1);
  expect(count('a')).toEqual({ current: 2, ttl: 1 });
  jest.advanceTimersByTime(1);
  expect(count('a')).toEqual({ current: 1, ttl: MINUTE });
});

test('a clock that is set back an hour moves no window', () => {
  const count = counter(new RateLimitStore());
  count('a');
  jest.setSystemTime(Date.now() - 60 * MINUTE);
  jest.advanceTimersByTime(MINUTE - 1);
  expect(count('a')).toEqual({ current: 2, ttl: 1 });
  jest.advanceTimersByTime(1);
  expect(count('a')).toEqual({ current: 1, ttl: MINUTE });
});

test('a route with a limit of its own counts for itself', () => {
  const store = new RateLimitStore();
  counter(store)('a');
  expect(counter(store.child())('a').current).toBe(1);
});

test('of very many keys, those that were used the longest time ago are forgotten', () => {
  const count = counter(new RateLimitStore());
  ['old', 'used'].forEach(count);
  for (let other = 0; other < 4998; other += 1) count(`other ${other}`);
  count('used');
  count('one more');
  expect([count('used').current, count('old').current]).toEqual([3, 1]);
});
