/** @jest-environment jsdom */
import { watchRecord } from './watch-record';

const URL = '/api/restaurant/data/v2/bella';
/** A response that its server sent `dueIn` milliseconds before the hours change it. */
const response = (etag: string | null, dueIn: number | null = null, status = 200): Response => {
  const sentAt = Date.parse('2026-03-10T15:00:00Z');
  const headers = new Map([
    ['date', new Date(sentAt).toUTCString()],
    ...(etag === null ? [] : [['etag', etag] as const]),
    ...(dueIn === null ? [] : [['expires', new Date(sentAt + dueIn).toUTCString()] as const]),
  ]);
  return {
    ok: status < 400,
    status,
    headers: { get: (name: string) => headers.get(name) ?? null },
  } as unknown as Response;
};

const looks = jest.fn<Promise<Response>, [string, RequestInit]>();
const refresh = jest.fn();
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  refresh.mockClear();
  looks.mockReset().mockResolvedValue(response('W/"r1"'));
  globalThis.fetch = looks as never;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const watch = (shown: Response | null): void =>
  watchRecord({ url: URL, shown: shown && Promise.resolve(shown), refresh });
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('an open page reads the record again once its hours change it', async () => {
  watch(response('W/"r1"', 5000));
  looks.mockResolvedValue(response('W/"r2"', 3_600_000));
  await pass(4999);
  expect(looks).not.toHaveBeenCalled();
  await pass(1);
  expect(looks).toHaveBeenCalledWith(URL, { method: 'HEAD', cache: 'no-store' });
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(120_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('within a minute after any other change, such as a flag of its owner', async () => {
  watch(response('"r1"', 3_600_000));
  await pass(45_000);
  expect([looks.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0]);
  looks.mockResolvedValue(response('W/"r2"'));
  await pass(50_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  { case: 'a failed look', next: () => Promise.reject(new TypeError('offline')) },
  { case: 'a refused one', next: () => Promise.resolve(response('W/"r9"', null, 503)) },
  { case: 'an origin that hides its headers', next: () => Promise.resolve(response(null)) },
])('$case changes nothing, and the next look follows', async ({ next }) => {
  watch(response('W/"r1"'));
  looks.mockImplementationOnce(next);
  await pass(40_000);
  expect([looks.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0]);
  looks.mockResolvedValue(response('W/"r2"'));
  await pass(40_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a hidden page looks when it is seen again', async () => {
  watch(response('W/"r1"'));
  visibility = 'hidden';
  await pass(600_000);
  expect(looks).not.toHaveBeenCalled();
  looks.mockResolvedValue(response('W/"r2"'));
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});
