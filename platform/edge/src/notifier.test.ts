import type { Store } from '@storefront/release';
import * as release from '@storefront/release';
import { type NotifierOptions, startNotifier } from './notifier';

jest.mock('@storefront/release', () => ({
  notifyChannel: jest.fn(),
  failureLine: (one: { line: string | null }) => one.line,
}));

const notifyChannel = jest.mocked(release.notifyChannel);
const [store, senders] = [{} as Store, {} as NotifierOptions['senders']];
let lines: string[];
const start = () =>
  startNotifier({ store, channel: 'stable', senders, onFailure: (line) => void lines.push(line) });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  notifyChannel.mockReset().mockResolvedValue([]);
});
afterEach(() => void jest.useRealTimers());

test('what is due is sent every 15 s; a failed attempt is a line', async () => {
  const failed = [{ line: 'ops: answered 500' }, { line: null }];
  notifyChannel.mockResolvedValueOnce(failed as never);
  const notifier = start();
  await pass(30_000);
  expect(notifyChannel.mock.calls).toEqual(
    Array.from({ length: 2 }, () => [store, 'stable', senders, expect.any(AbortSignal)]),
  );
  expect(lines).toEqual(['ops: answered 500']);
  await notifier.close();
});

test('a store that cannot be read is reported once', async () => {
  notifyChannel.mockRejectedValue(new Error('down'));
  const notifier = start();
  await pass(60_000);
  expect(lines).toEqual(['notifications of stable cannot be sent: Error: down']);
  await notifier.close();
});

test('a look that takes long is not started twice, and the end aborts it', async () => {
  notifyChannel.mockImplementation(
    (_store, _channel, _senders, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve([]));
      }),
  );
  const notifier = start();
  await pass(45_000);
  expect(notifyChannel).toHaveBeenCalledTimes(1);
  await notifier.close();
});
