import { withRetries } from './with-retries';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work that fails is tried again until it succeeds', async () => {
  const work = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('timeout'))
    .mockRejectedValueOnce(new Error('timeout'))
    .mockResolvedValue('texts');
  const result = withRetries(work);
  await jest.runAllTimersAsync();
  expect(await result).toBe('texts');
  expect(work).toHaveBeenCalledTimes(3);
});

test('after five attempts it rejects as the last one did', async () => {
  let attempts = 0;
  const work = (): Promise<never> => Promise.reject(new Error(`try ${(attempts += 1)}`));
  const result = withRetries(work).catch((error: Error) => error.message);
  await jest.runAllTimersAsync();
  expect(await result).toBe('try 5');
});
