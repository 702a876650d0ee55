import { type StoredStamp, type VisitPage, visitStamp } from './visit-stamp';

const request = jest.fn<Promise<object>, [string, RequestInit]>();
const store = jest.fn<void, [StoredStamp]>();
const page: VisitPage = {
  visitor: null,
  session: '00000000-0000-4000-8000-000000000001',
  channel: 'stable',
  revision: 1,
  composition: 'a'.repeat(64),
  arms: [],
};
const HALF_HOUR = 30 * 60_000;
let current = page;
const open = (more: { stored?: StoredStamp | null; isOff?: boolean } = {}) =>
  visitStamp({
    url: '/api/telemetry/visits',
    pageOf: () => current,
    stored: null,
    store,
    isOff: false,
    ...more,
  });
const answer = (stamp: string) => ({
  status: 200,
  ok: true,
  json: async () => ({ stamp, expiresAt: new Date(Date.now() + HALF_HOUR).toISOString() }),
});

beforeEach(() => {
  jest.useFakeTimers();
  current = page;
  store.mockReset();
  request.mockReset().mockImplementation(async () => answer(`stamp ${request.mock.calls.length}`));
  globalThis.fetch = request as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('a stamp is requested once, for the page, and stored', async () => {
  const stamp = open();
  expect(stamp.current()).toBeUndefined();
  await Promise.all([stamp.ready(), stamp.ready()]);
  await stamp.ready();
  expect(stamp.current()).toBe('stamp 1');
  expect(request).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(request.mock.calls[0]?.[1].body))).toEqual(page);
  const [[stored] = []] = store.mock.calls;
  await expect(open({ stored: stored ?? null }).ready()).resolves.toBeUndefined();
  expect(request).toHaveBeenCalledTimes(1);
});

test('it is renewed five minutes before its end, and ends', async () => {
  const stamp = open();
  await stamp.ready();
  jest.advanceTimersByTime(HALF_HOUR - 5 * 60_000 - 1);
  await stamp.ready();
  expect(request).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await stamp.ready();
  expect(stamp.current()).toBe('stamp 2');
  jest.advanceTimersByTime(HALF_HOUR);
  expect(stamp.current()).toBeUndefined();
});

test('a page with another composition needs another stamp', async () => {
  const stamp = open();
  await stamp.ready();
  current = { ...page, composition: 'b'.repeat(64) };
  expect(stamp.current()).toBeUndefined();
  jest.advanceTimersByTime(60_000);
  await stamp.ready();
  expect(stamp.current()).toBe('stamp 2');
});

test.each([
  { case: 'no connection', fail: () => Promise.reject(new TypeError('offline')) },
  { case: 'a reached limit', fail: async () => ({ status: 429, ok: false }) },
  { case: 'no stamp', fail: async () => ({ status: 200, ok: true, json: async () => ({}) }) },
])('$case: requested again after a minute', async ({ fail }) => {
  request.mockImplementationOnce(fail);
  const stamp = open();
  await stamp.ready();
  await stamp.ready();
  expect(stamp.current()).toBeUndefined();
  expect(request).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  await stamp.ready();
  expect(stamp.current()).toBe('stamp 2');
});

test('an API without stamps, and telemetry that is off, are not requested again', async () => {
  request.mockResolvedValue({ status: 404, ok: false });
  const stamp = open();
  await stamp.ready();
  jest.advanceTimersByTime(HALF_HOUR);
  await stamp.ready();
  await open({ isOff: true }).ready();
  expect(request).toHaveBeenCalledTimes(1);
});
