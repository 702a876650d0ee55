import { withDeadline } from './deadline';

const outcome = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => error);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work that is done is not aborted later, neither by its deadline nor by its caller', async () => {
  const caller = new AbortController();
  let given: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    given = signal;
    return Promise.resolve('done');
  };
  expect(await withDeadline(1000, caller.signal, work)).toBe('done');
  expect(jest.getTimerCount()).toBe(0);
  caller.abort();
  await jest.advanceTimersByTimeAsync(2000);
  expect(given?.aborted).toBe(false);
});

test('work that failed leaves no timer, and its error is the one that is thrown', async () => {
  const failed = new Error('failed');
  expect(await outcome(withDeadline(1000, undefined, () => Promise.reject(failed)))).toBe(failed);
  expect(jest.getTimerCount()).toBe(0);
});

test('a deadline ends work that ignores its signal', async () => {
  const ended = outcome(withDeadline(1000, undefined, () => new Promise(() => undefined)));
  await jest.advanceTimersByTimeAsync(1000);
  expect(await ended).toMatchObject({ kind: 'timeout', code: null });
});
