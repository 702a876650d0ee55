import { ApiError } from './api-error';
import { withBusyRetries } from './retry';

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
