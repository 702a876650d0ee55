import { FRESH_MS } from '../restaurant/when-restored';
import { requestRestaurant } from './request-restaurant';

const URL_ = '/api/restaurant/data/v2/bella%20napoli';
let answers: (() => Promise<Response>)[];
const fetched = jest.fn((_url: string) => answers.shift()?.() ?? Promise.reject(new TypeError()));

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockClear();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const answer =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status, headers: { etag: `"${text}"` } }));
const failure = () => Promise.reject(new TypeError('no network'));
const hanging = () => new Promise<Response>(() => undefined);

/** The text that the application gets when it starts some milliseconds after the screen was shown. */
async function textAfter(waitMs: number): Promise<string> {
  const started = new Promise<void>((resolve) => setTimeout(resolve, waitMs));
  const response = requestRestaurant({ apiBase: '/api' }, 'bella napoli', {
    shown: Promise.resolve(),
    started,
  });
  await jest.advanceTimersByTimeAsync(waitMs);
  const { headers } = await response;
  return `${await (await response).text()} ${headers.get('etag')}`;
}

test('a page that is not rendered requests it at once', async () => {
  answers = [answer('menu')];
  const response = await requestRestaurant({ apiBase: '/api' }, 'bella napoli', null);
  expect(await response.text()).toBe('menu');
  expect(fetched.mock.calls).toEqual([[URL_]]);
});

test('a rendered page waits until it is shown', async () => {
  answers = [answer('menu')];
  let show = (): void => undefined;
  const shown = new Promise<void>((resolve) => (show = resolve));
  const response = requestRestaurant({ apiBase: '/api' }, 'bella', { shown, started: shown });
  await jest.advanceTimersByTimeAsync(5000);
  expect(fetched).not.toHaveBeenCalled();
  show();
  expect(await (await response).text()).toBe('menu');
});

test.each([
  ['a fresh record is used', [answer('menu')], FRESH_MS - 1, 'menu "menu"', 1],
  ['an old one is requested again', [answer('old'), answer('new')], FRESH_MS, 'new "new"', 2],
  ['a failed request is repeated', [failure, answer('new')], 1000, 'new "new"', 2],
  ['an error of the server too', [answer('error', 502), answer('new')], 1000, 'new "new"', 2],
  ['a restaurant that does not exist is an answer', [answer('none', 404)], 1000, 'none "none"', 1],
  ['a dead connection is left', [hanging, answer('new')], FRESH_MS, 'new "new"', 2],
])('%s', async (_, given, waitMs, text, requests) => {
  answers = [...given];
  expect(await textAfter(waitMs)).toBe(text);
  expect(fetched).toHaveBeenCalledTimes(requests);
});

test('a clock that was set back makes the record old', async () => {
  answers = [answer('old'), answer('new')];
  const started = new Promise<void>((resolve) => setTimeout(resolve, 1000));
  const shown = Promise.resolve();
  const response = requestRestaurant({ apiBase: '/api' }, 'bella', { shown, started });
  await jest.advanceTimersByTimeAsync(500);
  jest.setSystemTime(Date.now() - 3_600_000);
  await jest.advanceTimersByTimeAsync(500);
  expect(await (await response).text()).toBe('new');
});
