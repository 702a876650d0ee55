/** @jest-environment jsdom */
import type { PageBuild, PageComposition } from '@storefront/compositions';
import { wholeComposition } from './fetch-rest';

const build = (name: string): PageBuild => ({
  base: `/builds/${name}/1.0.0-aaaaaaaaaaaa/`,
  version: '1.0.0+a',
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: { 'entry.js': 'sha384-e' },
  exposes: {},
  locales: {},
});
const part: PageComposition = {
  hash: 'h',
  contract: 1,
  shell: build('shell'),
  remotes: { 'mf-menu': build('mf-menu') },
  previous: {},
  rest: { file: '_compositions/x.json', integrity: 'sha384-rest' },
};
const more = {
  remotes: { 'mf-menu': build('mf-menu'), 'mf-cart': build('mf-cart') },
  previous: { 'mf-cart': build('old') },
};
const answer = (status: number): Response =>
  ({ ok: status === 200, status, json: async () => more }) as Response;
const request = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset();
  globalThis.fetch = request as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('a page with all builds requests nothing', async () => {
  const { rest: _, ...all } = part;
  expect(await wholeComposition(all)()).toBe(all);
  expect(request).not.toHaveBeenCalled();
});

test('the rest is requested on first use, once, with its hash', async () => {
  request.mockResolvedValue(answer(200));
  const whole = wholeComposition(part);
  expect(request).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([whole(), whole()]);
  expect(first).toBe(second);
  expect(Object.keys(first.remotes)).toEqual(['mf-menu', 'mf-cart']);
  expect(first).not.toHaveProperty('rest');
  expect(request.mock.calls).toEqual([
    ['/builds/_compositions/x.json', { integrity: 'sha384-rest' }],
  ]);
});

test('a failed request is repeated once, past every cache; later calls begin again', async () => {
  request.mockRejectedValueOnce(new TypeError('other bytes')).mockResolvedValue(answer(503));
  const whole = wholeComposition(part);
  const failed = expect(whole()).rejects.toThrow('status 503');
  await jest.advanceTimersByTimeAsync(250);
  await failed;
  const urls = request.mock.calls.map(([url, { integrity }]) => [url, integrity]);
  expect(urls).toEqual([
    ['/builds/_compositions/x.json', 'sha384-rest'],
    [expect.stringMatching(/^\/builds\/_compositions\/x\.json\?retry=\d+$/), 'sha384-rest'],
  ]);
  request.mockResolvedValue(answer(200));
  expect(Object.keys((await whole()).remotes)).toContain('mf-cart');
});
