/** @jest-environment jsdom */
import { subscribe, type StreamListener } from '@storefront/shared-domain/http';
import { followOrder, POLL_MS } from './follow-order';

jest.mock('@storefront/shared-domain/http', () => ({ subscribe: jest.fn() }));

function follow() {
  const unsubscribe = jest.fn();
  jest.mocked(subscribe).mockReset().mockReturnValue(unsubscribe);
  const listener = { onEvent: jest.fn(), onStream: jest.fn(), onAsk: jest.fn() };
  const stop = followOrder('abc', listener);
  const [path, stream] = jest.mocked(subscribe).mock.calls[0]! as [string, Required<StreamListener>];
  return { ...listener, path, stream, stop, unsubscribe };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('an order is followed on the channel order.{id}', () => {
  const { path, stream, onEvent } = follow();
  expect(path).toBe('/realtime/order.abc');
  stream.onEvent({ event: 'order.status', data: {} });
  expect(onEvent).toHaveBeenCalledWith({ event: 'order.status', data: {} });
});

test('[OPEN-019] while the stream is down the order is asked for every 30 s, and once more when it is back', () => {
  const { stream, onAsk, onStream } = follow();
  stream.onUp();
  jest.advanceTimersByTime(10 * POLL_MS);
  expect(onAsk).not.toHaveBeenCalled();
  stream.onDown();
  stream.onDown();
  jest.advanceTimersByTime(POLL_MS - 1);
  expect(onAsk).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1 + POLL_MS);
  expect(onAsk).toHaveBeenCalledTimes(2);
  stream.onUp();
  expect(onAsk).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(10 * POLL_MS);
  expect(onAsk).toHaveBeenCalledTimes(3);
  expect(POLL_MS).toBe(30_000);
  expect(onStream.mock.calls.map(([isUp]) => isUp)).toEqual([true, false, false, true]);
});

test('a customer who returns to the page or to the network is told what is new', () => {
  const { onAsk } = follow();
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  expect(onAsk).toHaveBeenCalledTimes(2);
});

test('whoever stops hears nothing more', () => {
  const { stop, stream, onAsk, unsubscribe } = follow();
  stream.onDown();
  stop();
  jest.advanceTimersByTime(10 * POLL_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  expect(onAsk).not.toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});
