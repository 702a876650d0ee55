/** @jest-environment jsdom */
import { serverNow } from '@storefront/shared-domain/clock';
import { watchTime } from './watch-time';

const MINUTE = 60_000;

test('the time is requested when no answer states it, after a sleep, and once a minute at most', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  let server = Date.now() + 12 * MINUTE;
  let isConnected = false;
  const requested = jest.fn((_url: string, _init?: RequestInit) =>
    isConnected
      ? Promise.resolve({
          headers: new Headers({
            date: new Date(server).toUTCString(),
            'cache-control': 'no-cache',
          }),
        } as Response)
      : Promise.reject(new TypeError('no network')),
  );
  globalThis.fetch = requested as unknown as typeof fetch;
  const isRight = (): boolean => Math.abs(serverNow() - server) < 2_000;
  const pass = async (ms: number): Promise<void> => {
    server += ms;
    await jest.advanceTimersByTimeAsync(ms);
  };

  watchTime('/channel.json', Promise.reject(new Error('no restaurant')));
  await pass(0);
  expect(requested).toHaveBeenCalledTimes(1);
  expect(requested.mock.calls[0]).toEqual(['/channel.json', { method: 'HEAD', cache: 'no-store' }]);
  isConnected = true;
  await pass(45_000);
  expect(requested).toHaveBeenCalledTimes(1);
  expect(isRight()).toBe(false);
  await pass(15_000);
  expect(requested).toHaveBeenCalledTimes(2);
  expect(isRight()).toBe(true);

  await pass(10 * MINUTE);
  expect(requested).toHaveBeenCalledTimes(2);

  server += 8 * 60 * MINUTE; // the device sleeps: its steady clock stands still
  jest.setSystemTime(Date.now() + 8 * 60 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(requested).toHaveBeenCalledTimes(3);
  expect(isRight()).toBe(true);

  jest.setSystemTime(Date.now() - 3 * 60 * MINUTE); // the device's clock is set
  expect(isRight()).toBe(true);
  await pass(15_000);
  expect(requested).toHaveBeenCalledTimes(4);
  expect(isRight()).toBe(true);
  jest.useRealTimers();
});
