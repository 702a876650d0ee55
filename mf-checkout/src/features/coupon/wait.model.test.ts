import { allSettled, fork, type Scope } from 'effector';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { $secondsLeft, tickFx, waitingStarted } from './wait.model';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = async (seconds: number | null) => {
  const scope = fork();
  void allSettled(waitingStarted, { scope, params: seconds });
  await jest.advanceTimersByTimeAsync(0);
  return { scope, left: () => scope.getState($secondsLeft) };
};
const second = () => jest.advanceTimersByTimeAsync(1000);

test('the seconds count down to 0, and then no timer runs', async () => {
  const { left } = await start(3);
  const seen = [left()];
  for (const _ of [1, 2, 3]) {
    await second();
    seen.push(left());
  }
  expect(seen).toEqual([3, 2, 1, 0]);
  expect(jest.getTimerCount()).toBe(0);
});

test('without a time of the server the wait is 30 seconds', async () => {
  const { left } = await start(null);
  expect(left()).toBe(30);
  await second();
  expect(left()).toBe(29);
});

test('time that passes while the phone sleeps counts', async () => {
  const { left } = await start(60);
  jest.setSystemTime(Date.now() + 40_000);
  await second();
  expect(left()).toBe(19);
  jest.setSystemTime(Date.now() + 40_000);
  await second();
  expect(left()).toBe(0);
});

test('another restaurant has no wait, also after the pending second', async () => {
  const { scope, left } = await start(30);
  const selected: Promise<void> = allSettled(restaurantSelected, { scope, params: 'other' });
  await second();
  await selected;
  expect(left()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('a tick takes one second', async () => {
  const ticked = jest.fn();
  const scope: Scope = fork();
  void allSettled(tickFx, { scope, params: Date.now() + 5000 }).then(ticked);
  await jest.advanceTimersByTimeAsync(999);
  expect(ticked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ticked.mock.calls).toEqual([[{ status: 'done', value: 4 }]]);
});
