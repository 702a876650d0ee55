import type { Guarded, Store } from '@storefront/release';
import * as release from '@storefront/release';
import { startGuard, type GuardOptions } from './guard';

jest.mock('@storefront/release', () => ({ guardChannel: jest.fn(), guardPromotion: jest.fn() }));

const guardChannel = jest.mocked(release.guardChannel);
const guardPromotion = jest.mocked(release.guardPromotion);
const store = {} as Store;
const read: GuardOptions['read'] = jest.fn();
const arm = (name: string, obstacle: string | null = null) =>
  ({ experiment: 'menu', arm: name, obstacle }) as unknown as Guarded;
const start = (options: Partial<GuardOptions> = {}) =>
  startGuard({ store, channel: 'stable', read, ...options });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  guardChannel.mockReset().mockResolvedValue([]);
  guardPromotion.mockReset().mockResolvedValue(null);
});
afterEach(() => void jest.useRealTimers());

test('the channel is checked every 5 s, or as often as given', async () => {
  const usual = start();
  await pass(4999);
  expect(guardChannel).not.toHaveBeenCalled();
  await pass(1);
  expect(guardChannel.mock.calls).toEqual([[store, 'stable', read]]);
  await pass(5000);
  expect(guardChannel).toHaveBeenCalledTimes(2);
  await usual.close();

  guardChannel.mockClear();
  const often = start({ everyMs: 100 });
  await pass(300);
  expect(guardChannel).toHaveBeenCalledTimes(3);
  await often.close();
});

test('an arm that a signed store keeps on is reported once for each obstacle', async () => {
  const off: Guarded[] = [];
  const still: Guarded[] = [];
  const guard = start({
    onSwitchedOff: (one) => void off.push(one),
    onStillServed: (one) => void still.push(one),
  });
  guardChannel.mockResolvedValue([arm('a', 'no key'), arm('b', 'no key')]);
  await pass(10_000);
  guardChannel.mockResolvedValue([arm('a', 'proposed'), arm('b')]);
  await pass(5_000);
  guardChannel.mockResolvedValue([]);
  await pass(5_000);
  guardChannel.mockResolvedValue([arm('a', 'proposed')]);
  await pass(5_000);
  expect(still).toEqual([
    arm('a', 'no key'),
    arm('b', 'no key'),
    arm('a', 'proposed'),
    arm('a', 'proposed'),
  ]);
  expect(off).toEqual([arm('b')]);
  await guard.close();
});

test('a failure that lasts is reported once, and again after a check that succeeded', async () => {
  const errors: string[] = [];
  const [down, full] = [new Error('down'), new Error('disk full')];
  guardChannel
    .mockRejectedValueOnce(down)
    .mockRejectedValueOnce(down)
    .mockRejectedValueOnce(full)
    .mockResolvedValueOnce([])
    .mockRejectedValueOnce(full);
  const guard = start({ onError: (error) => void errors.push(String(error)) });
  await pass(25_000);
  expect(guardChannel).toHaveBeenCalledTimes(5);
  expect(errors).toEqual(['Error: down', 'Error: disk full', 'Error: disk full']);
  await guard.close();
});

test('a check that takes long is not started twice; the end waits for it, and is the end', async () => {
  let finish: (arms: Guarded[]) => void = () => undefined;
  guardChannel.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const guard = start();
  await pass(20_000);
  expect(guardChannel).toHaveBeenCalledTimes(1);
  let isClosed = false;
  const closing = guard.close().then(() => (isClosed = true));
  await pass(20_000);
  expect(isClosed).toBe(false);
  finish([]);
  await closing;
  await pass(20_000);
  expect(guardChannel).toHaveBeenCalledTimes(1);
});
