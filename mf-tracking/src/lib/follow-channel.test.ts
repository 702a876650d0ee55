/** @jest-environment jsdom */
import { subscribe, type StreamListener } from '@storefront/shared-domain/http';
import { followChannel, POLL_MS } from './follow-channel';

jest.mock('@storefront/shared-domain/http', () => ({ subscribe: jest.fn() }));

function follow() {
  const unsubscribe = jest.fn();
  jest.mocked(subscribe).mockReset().mockReturnValue(unsubscribe);
  const listener = {
    onEvent: jest.fn(),
    onStream: jest.fn(),
    onPoll: jest.fn(),
    onRequest: jest.fn(),
  };
  const stop = followChannel('order.abc', '3', listener);
  const [path, stream, options] = jest.mocked(subscribe).mock.calls[0]! as [
    string,
    Required<StreamListener>,
    object,
  ];
  return { ...listener, path, stream, options, stop, unsubscribe };
}
function look(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  look('visible');
});
afterEach(() => void jest.useRealTimers());

test('[API-16] an order is followed on its channel, from what is known of it', () => {
  const { path, options, stream, onEvent } = follow();
  expect([path, options]).toEqual(['/realtime/order.abc', { lastEventId: '3' }]);
  stream.onEvent({ event: 'order.status', data: {} });
  expect(onEvent).toHaveBeenCalledWith({ event: 'order.status', data: {} });
});

test('[OPEN-019] while the stream is down it is polled every 30 s, and all is read once more when it is back', () => {
  const { stream, onPoll, onRequest, onStream } = follow();
  stream.onUp();
  jest.advanceTimersByTime(10 * POLL_MS);
  expect(onPoll).not.toHaveBeenCalled();
  stream.onDown();
  stream.onDown();
  jest.advanceTimersByTime(POLL_MS - 1);
  expect(onPoll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1 + POLL_MS);
  expect([onPoll.mock.calls.length, onRequest.mock.calls.length]).toEqual([2, 0]);
  stream.onUp();
  expect(onRequest).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10 * POLL_MS);
  expect(onPoll).toHaveBeenCalledTimes(2);
  expect(POLL_MS).toBe(30_000);
  expect(onStream.mock.calls.map(([isUp]) => isUp)).toEqual([true, false, false, true]);
});

test('a hidden page requests nothing', () => {
  const { stream, onPoll, onRequest } = follow();
  stream.onDown();
  look('hidden');
  jest.advanceTimersByTime(10 * POLL_MS);
  expect([onPoll.mock.calls.length, onRequest.mock.calls.length]).toEqual([0, 0]);
  look('visible');
  expect(onRequest).toHaveBeenCalledTimes(1);
});

test('a return to the page or to the network loads the changes', () => {
  const { onRequest } = follow();
  look('visible');
  window.dispatchEvent(new Event('online'));
  expect(onRequest).toHaveBeenCalledTimes(2);
});

test('after unsubscribing nothing is received', () => {
  const { stop, stream, onPoll, onRequest, unsubscribe } = follow();
  stream.onDown();
  stop();
  jest.advanceTimersByTime(10 * POLL_MS);
  look('visible');
  window.dispatchEvent(new Event('online'));
  expect([onPoll.mock.calls.length, onRequest.mock.calls.length]).toEqual([0, 0]);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});
