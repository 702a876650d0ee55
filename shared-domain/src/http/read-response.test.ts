import * as z from 'zod/mini';
import { ApiError } from './api-error';
import { withDeadline } from './deadline';
import { readResponse, writeBody } from './read-response';
import { withBusyRetries, withRetries } from './retry';
import type { HttpResponse } from './transport';

const Price = z.object({ price: z.number() });
const text = JSON.stringify({ price: 1 });

function errorOf(work: () => unknown): ApiError {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('it succeeded');
}
const refused = (answer: HttpResponse) => errorOf(() => readResponse(Price, answer));

test('every status from 200 to 299 is an answer, any other one a refusal', () => {
  for (const status of [200, 201, 299])
    expect(readResponse(Price, { status, text })).toEqual({ price: 1 });
  for (const status of [0, 103, 199, 300, 404])
    expect(refused({ status, text })).toMatchObject({ kind: 'http', status });
});

test('Retry-After counts in whole seconds, with spaces around it or not; a date is ignored', () => {
  const secondsOf = (retryAfter: string) =>
    refused({ status: 503, text: '', retryAfter }).retryAfter;
  expect(
    ['5', ' 5 ', '0', '', '1.5', '-1', 'Mon, 23 Nov 2026 10:00:00 GMT'].map(secondsOf),
  ).toEqual([5, 5, 0, null, null, null, null]);
  expect(refused({ status: 503, text: '' }).retryAfter).toBeNull();
});

test('what breaks the contract is named with its cause, also inside of lists', () => {
  const List = z.object({ lines: z.array(Price) });
  const wrong = { lines: [{ price: 1 }, { price: 'x' }] };
  const read = errorOf(() => readResponse(List, { status: 200, text: JSON.stringify(wrong) }));
  expect(read).toMatchObject({ kind: 'contract', path: 'lines.1.price', body: wrong });
  expect(read.cause).toBeDefined();
  const written = errorOf(() => writeBody(List, wrong));
  expect(written).toMatchObject({ kind: 'contract', path: 'lines.1.price' });
  expect(written.cause).toBeDefined();
});

describe('retries', () => {
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
    { spread: 0, retryAfter: 5, at: [0, 5000, 10_000] },
  ])(
    'busy for $retryAfter s, with a random part of $spread: requested at $at ms, never later than 14 s',
    async ({ spread, retryAfter, at }) => {
      random = spread;
      const found = await begun(retryAfter);
      expect(found.at).toEqual(at);
      expect(found.outcome).toEqual(busy(retryAfter));
    },
  );

  test('an aborted pause ends at once, and no attempt follows', async () => {
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
      await jest.advanceTimersByTimeAsync(20_000);
      expect(work).toHaveBeenCalledTimes(1);
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
});

describe('deadlines', () => {
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
    caller.abort();
    await jest.advanceTimersByTimeAsync(2000);
    expect(given?.aborted).toBe(false);
  });

  test.each([
    ['for a while', 3, 4900],
    ['too slowly', 100, 9000],
  ])('parts of an answer that arrive %s extend a deadline of 3 s', async (_, parts, ms) => {
    const began = performance.now();
    const ended = outcome(
      withDeadline(3000, undefined, async (_signal, extend) => {
        for (let part = 0; part < parts; part += 1) {
          await new Promise((resolve) => setTimeout(resolve, 1633));
          extend();
        }
        return 'whole';
      }),
    ).then((result) => [result, performance.now() - began]);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await ended).toEqual([
      parts === 3 ? 'whole' : expect.objectContaining({ kind: 'timeout' }),
      expect.closeTo(ms, -1),
    ]);
  });

  test('a deadline ends work that ignores its signal', async () => {
    const ended = outcome(withDeadline(1000, undefined, () => new Promise(() => undefined)));
    await jest.advanceTimersByTimeAsync(1000);
    expect(await ended).toMatchObject({ kind: 'timeout', code: null });
  });
});
