import type { HeadAnswer } from './head/head-answer';
import { serveManifest, serveRobots, serveSitemap } from './serve-head-files';
import { fakeExchange } from './testing/fake-exchange';

const read = async () => ({ status: 200, body: [{ url: 'bella' }, { url: 'a<b' }] });
const HEAD = { url: 'bella', name: 'Bella', mediaBase: '/media' };
const KNOWN = { kind: 'known', head: HEAD } as unknown as HeadAnswer;

function answered(
  serve: (...exchange: [ReturnType<typeof fakeExchange>]) => unknown,
  etag?: string,
) {
  const exchange = fakeExchange(etag === undefined ? {} : { 'if-none-match': etag });
  serve(exchange);
  return exchange.sent;
}

test('a manifest has its type, and is revalidated', () => {
  const manifest = (etag?: string, answer = KNOWN) =>
    answered(({ request, response }) => serveManifest(request, response, answer, '/bella'), etag);
  const first = manifest();
  expect(first).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    },
  });
  expect(JSON.parse(first.body?.toString() ?? '')).toMatchObject({ start_url: '/bella' });
  const again = manifest(String(first.headers['etag']));
  expect([again.status, again.body?.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({
    'cache-control': 'no-cache',
    etag: first.headers['etag'],
    vary: 'accept-encoding',
  });
  expect(manifest(undefined, { kind: 'unknown-restaurant' }).status).toBe(404);
  expect(manifest(undefined, { kind: 'no-answer' })).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1', 'cache-control': 'no-store' },
  });
});

test('without an origin, robots get no address of a sitemap', () => {
  const robots = (origin: string | null) =>
    answered(({ request, response }) => serveRobots(request, response, origin)).body?.toString();
  const rules = 'User-agent: *\nDisallow: /api/\nAllow: /api/restaurant/data/\n';
  expect(robots(null)).toBe(rules);
  expect(robots('https://a.example')).toBe(`${rules}\nSitemap: https://a.example/sitemap.xml\n`);
});

test('the sitemap lists the menus, encoded, and needs an API, an origin and a restaurant', async () => {
  const { request, response, sent } = fakeExchange();
  await serveSitemap(read, request, response, 'https://a.example');
  expect(sent.body?.toString()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://a.example/bella</loc></url>' +
      '<url><loc>https://a.example/a%3Cb</loc></url></urlset>\n',
  );
  const statuses = [];
  for (const [source, origin] of [
    [undefined, 'https://a.example'],
    [read, null],
    [async () => ({ status: 200, body: [] }), 'https://a.example'],
  ] as const) {
    const other = fakeExchange();
    await serveSitemap(source, other.request, other.response, origin);
    statuses.push(other.sent.status);
  }
  expect(statuses).toEqual([404, 404, 404]);
});
