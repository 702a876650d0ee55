import { fakePage } from './local-server.test-kit';
import { configureHttp } from './ports';
import { type StreamEvent, subscribe } from './subscribe';

class FakeEventSource {
  static all: FakeEventSource[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  constructor(readonly url: string) { FakeEventSource.all.push(this); }
  close() { this.isClosed = true; }
}

const realEventSource = globalThis.EventSource;
const provide = (value: unknown) => Object.defineProperty(globalThis, 'EventSource', { value, configurable: true, writable: true });
const last = () => FakeEventSource.all.at(-1)!;

function listen() {
  const heard: (StreamEvent | 'up' | 'down')[] = [];
  const stop = subscribe('/realtime/abc', { onEvent: (event) => heard.push(event), onUp: () => heard.push('up'), onDown: () => heard.push('down') });
  return { heard, stop };
}

beforeEach(() => {
  FakeEventSource.all = [];
  provide(FakeEventSource);
  configureHttp(fakePage('/api', null).ports);
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  provide(realEventSource);
});

test('one stream per channel, its messages JSON {event, data}', () => {
  const { heard } = listen();
  expect(last().url).toBe('/api/realtime/abc');
  last().onopen!();
  last().onmessage!({ data: '{"event":"order.12","data":{"status":"READY"}}' });
  expect(heard).toEqual(['up', { event: 'order.12', data: { status: 'READY' } }]);
});

test.each(['', 'not JSON', '[]', '{"data":1}', '{"event":5}'])('the message %p is nothing', (data) => {
  const { heard } = listen();
  last().onmessage!({ data });
  expect(heard).toEqual([]);
});

test('a lost stream is told once and opened again after 1, 2, 4 … at most 30 seconds', () => {
  const { heard } = listen();
  last().onopen!();
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const count = FakeEventSource.all.length;
    last().onerror!();
    expect(last().isClosed).toBe(true);
    jest.advanceTimersByTime(seconds * 1000 - 1);
    expect(FakeEventSource.all).toHaveLength(count);
    jest.advanceTimersByTime(1);
    expect(FakeEventSource.all).toHaveLength(count + 1);
  }
  expect(heard).toEqual(['up', 'down']);
  last().onopen!();
  last().onerror!();
  expect(heard).toEqual(['up', 'down', 'up', 'down']);
  jest.advanceTimersByTime(1000);
  expect(FakeEventSource.all).toHaveLength(9);
});

test('a stream that does not open within 10 s is lost', () => {
  const { heard } = listen();
  jest.advanceTimersByTime(10_000);
  expect(heard).toEqual(['down']);
  expect(last().isClosed).toBe(true);
});

test('whoever stops hears and opens nothing more', () => {
  const { heard, stop } = listen();
  last().onopen!();
  stop();
  expect(last().isClosed).toBe(true);
  last().onerror!();
  jest.advanceTimersByTime(60_000);
  expect(FakeEventSource.all).toHaveLength(1);
  expect(heard).toEqual(['up']);
});

test('whoever stops between two tries opens nothing more', () => {
  const { stop } = listen();
  last().onerror!();
  stop();
  jest.advanceTimersByTime(60_000);
  expect(FakeEventSource.all).toHaveLength(1);
});

test('where streams do not exist the listener is told to ask for news itself', () => {
  provide(undefined);
  expect(listen().heard).toEqual(['down']);
});
