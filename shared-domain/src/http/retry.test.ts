import { ApiError } from './api-error';
import { withBusyRetries, withRetries } from './retry';

const busy = (retryAfter: number) =>
  new ApiError({ kind: 'http', status: 503, code: 'busy', retryAfter });
let random = 0;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockImplementation(() => random);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Start times in ms of the attempts, until the final failure or the success. */
async function begun(
  retryAfter: number,
  controller = new AbortController(),
): Promise<{ at: number[]; outcome: unknown }> {
  const start = performance.now();
  const at: number[] = [];
  const ended = withBusyRetries(controller.signal, () => {
    at.push(Math.round(performance.now() - start));
    return Promise.reject(busy(retryAfter));
  }).catch((error: unknown) => error);
  await jest.runAllTimersAsync();
  return { at, outcome: await ended };
}

test.each([
  { spread: 0, retryAfter: 1, at: [0, 1000, 2000, 3000, 4000] },
  { spread: 0.5, retryAfter: 1, at: [0, 1500, 3500, 6000, 9000] },
  { spread: 0.999, retryAfter: 2, at: [0, 2999, 6997, 11_994] },
  { spread: 0, retryAfter: 5, at: [0, 5000, 10_000] },
])(
  'a server that is busy for $retryAfter s is requested at $at ms with a random part of $spread, never later than 14 s',
  async ({ spread, retryAfter, at }) => {
    random = spread;
    const found = await begun(retryAfter);
    expect(found.at).toEqual(at);
    expect(found.outcome).toEqual(busy(retryAfter));
  },
);

test('an aborted call is not sent again', async () => {
  random = 0;
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 1500);
  expect((await begun(1, controller)).at).toEqual([0, 1000]);
});

test('an aborted pause ends at once: no attempt follows and no timer is left', async () => {
  random = 0.5;
  for (const [retry, error] of [
    [withBusyRetries, busy(1)],
    [withRetries, new ApiError({ kind: 'offline' })],
  ] as const) {
    const controller = new AbortController();
    const work = jest.fn(() => Promise.reject(error));
    const ended = retry(controller.signal, work).catch((reason: unknown) => reason);
    await jest.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await ended).toBe(error);
    expect([work.mock.calls.length, jest.getTimerCount()]).toEqual([1, 0]);
  }
});

test('an attempt may begin at 14 s, and none later', async () => {
  random = 0;
  for (const { pauses, attempts } of [
    { pauses: [5, 5, 4, 0], attempts: 5 },
    { pauses: [5, 5, 5, 0], attempts: 3 },
  ]) {
    const left = [...pauses];
    const work = jest.fn(() => Promise.reject(busy(left.shift() ?? 0)));
    const ended = withBusyRetries(new AbortController().signal, work).catch(() => undefined);
    await jest.runAllTimersAsync();
    await ended;
    expect(work).toHaveBeenCalledTimes(attempts);
  }
});

test('only a busy server is requested again: no other failure with a Retry-After is', async () => {
  for (const status of [429, 500, 502, 504]) {
    const error = new ApiError({ kind: 'http', status, retryAfter: 1 });
    const work = jest.fn(() => Promise.reject(error));
    const ended = withBusyRetries(new AbortController().signal, work).catch(
      (reason: unknown) => reason,
    );
    await jest.runAllTimersAsync();
    expect(await ended).toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
  }
});

test('a read is tried again after up to 0.3 s, then up to 0.6 s', async () => {
  for (const { spread, expected } of [
    { spread: 0.5, expected: [0, 150, 450] },
    { spread: 1, expected: [0, 300, 900] },
  ]) {
    random = spread;
    const start = performance.now();
    const at: number[] = [];
    const ended = withRetries(new AbortController().signal, () => {
      at.push(Math.round(performance.now() - start));
      return Promise.reject(new ApiError({ kind: 'http', status: 500 }));
    }).catch(() => undefined);
    await jest.runAllTimersAsync();
    await ended;
    expect(at).toEqual(expected);
  }
});
