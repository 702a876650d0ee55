import { fetchRecord, fetchRecordOfApi } from './fetch-record';

type Answer = () => Promise<Response>;

const json =
  (text: string, status = 200): Answer =>
  () =>
    Promise.resolve(
      new Response(text, {
        status,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      }),
    );
const page: Answer = () =>
  Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const hanging: Answer = () => new Promise(() => undefined);

const FILE = '/api/restaurant/bella%20napoli.json';
const OF_API = '/api/restaurant/data/v2/bella%20napoli';

/** The text that is read, and the requested URLs. */
async function read(answers: Record<string, Answer>, services = {}) {
  const fetched = jest.fn((url: string) => (answers[url] ?? lost)());
  globalThis.fetch = fetched as unknown as typeof fetch;
  const text = fetchRecord({ apiBase: '/api', services }, 'bella napoli').then(
    async (timedResponse) => `${timedResponse.status} ${await timedResponse.text()}`,
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(5000);
  return [await text, fetched.mock.calls.map(([url]) => url)];
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('[API-01] [OPEN-017] the cache is tried first, and the API is not requested after a hit', async () => {
  expect(await read({ [FILE]: json('cached'), [OF_API]: json('own') })).toEqual([
    '200 cached',
    [FILE],
  ]);
});

test('[OPEN-017] the site names the cache', async () => {
  const file = 'https://cache.example/restaurant/bella%20napoli.json';
  expect(await read({ [file]: json('cached') }, { cacheBase: 'https://cache.example' })).toEqual([
    '200 cached',
    [file],
  ]);
});

test.each([
  ['a missing file', json('{}', 404)],
  ['a forbidden one', json('{}', 403)],
  ['a broken server', json('{}', 500)],
  ['a page instead of the file', page],
  ['a lost connection', lost],
  ['no answer', hanging],
])('[API-01] [OPEN-017] after %s the API is requested', async (_, cached) => {
  expect(await read({ [FILE]: cached, [OF_API]: json('own') })).toEqual([
    '200 own',
    [FILE, OF_API],
  ]);
});

test('[SHELL-48] the answer of the API decides whether the restaurant exists', async () => {
  expect(await read({ [FILE]: json('none', 404), [OF_API]: json('none', 404) })).toEqual([
    '404 none',
    [FILE, OF_API],
  ]);
  expect(await read({})).toEqual(['Failed to fetch', [FILE, OF_API]]);
});

test('[SHELL-51] a reload requests the API alone', async () => {
  const fetched = jest.fn(json('own'));
  globalThis.fetch = fetched as unknown as typeof fetch;
  expect(await (await fetchRecordOfApi({ apiBase: '/api' }, 'bella')).text()).toBe('own');
  expect(fetched.mock.calls).toEqual([['/api/restaurant/data/v2/bella']]);
});
