import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { BudgetExceededError } from './budget';
import { LateWorkError, workInTime } from './work-in-time';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => void jest.useRealTimers());

/** Work that ends when the test calls `end`. */
function held(): { work: () => Promise<string>; end: () => void; isStarted: () => boolean } {
  let [end, isStarted] = [(): void => undefined, false];
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('done');
  });
  const work = (): Promise<string> => {
    isStarted = true;
    return ended;
  };
  return { work, end: () => end(), isStarted: () => isStarted };
}

const LIMITS = { name: 'reads', atOnce: 2, waiting: 3, deadlineMs: 1000 };
const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0);
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('two run at once, three wait, more are refused; results and failures reach the caller', async () => {
  const inTime = workInTime(LIMITS);
  const pieces = Array.from({ length: 5 }, held);
  const outcomes = pieces.map(({ work }) => inTime(work));
  await expect(inTime(() => Promise.resolve())).rejects.toThrow(BudgetExceededError);
  expect(pieces.map(({ isStarted }) => isStarted())).toEqual([true, true, false, false, false]);
  for (const { end } of pieces) end();
  expect(await Promise.all(outcomes)).toEqual(Array(5).fill('done'));
  await expect(inTime(() => Promise.reject(new Error('of the disk')))).rejects.toThrow(
    'of the disk',
  );
  expect(jest.getTimerCount()).toBe(0);
});

test('late work is rejected and keeps its place; the other place goes on', async () => {
  const inTime = workInTime(LIMITS);
  const [hanging, ...others] = [held(), held(), held(), held()];
  const late = failure(inTime(hanging!.work));
  await jest.advanceTimersByTimeAsync(1000);
  expect(await late).toEqual(new LateWorkError('reads', 1000));
  const running = others.map(({ work }) => inTime(work));
  await settle();
  expect(others.map(({ isStarted }) => isStarted())).toEqual([true, false, false]);
  for (const { end } of others) end();
  expect(await Promise.all(running)).toEqual(['done', 'done', 'done']);
});

test('when all places are late, other work is rejected at once, until one ends', async () => {
  const inTime = workInTime(LIMITS);
  const [first, second, third] = [held(), held(), held()];
  const [a, b] = [failure(inTime(first.work)), failure(inTime(second.work))];
  await jest.advanceTimersByTimeAsync(500);
  const waiting = failure(inTime(third.work));
  await jest.advanceTimersByTimeAsync(500);
  for (const outcome of [a, b, waiting]) expect(await outcome).toBeInstanceOf(LateWorkError);
  expect(await failure(inTime(held().work))).toBeInstanceOf(LateWorkError);
  first.end();
  await settle();
  expect(third.isStarted()).toBe(false);
  expect(await inTime(() => Promise.resolve('again'))).toBe('again');
});

test('work that ends while the process computes for longer than the deadline is not late', async () => {
  jest.useRealTimers();
  const inTime = workInTime({ ...LIMITS, deadlineMs: 100 });
  const ofAThread = promisify(pbkdf2);
  const outcome = inTime(() => ofAThread('a', 'b', 50_000, 64, 'sha512'));
  await new Promise((resolve) => void setImmediate(resolve)); // it has started
  const end = performance.now() + 400;
  while (performance.now() < end);
  expect(await outcome).toHaveLength(64);
});
