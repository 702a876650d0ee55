import { readAddress } from './serve-page';
import type { HeadResult } from './head/head-result';
import { serveManifest, serveRobots, serveSitemap } from './serve-head-files';
import { fakeExchange } from './testing/fake-exchange';
import type { ReadApi } from './restaurant-head';
import { serveStartList } from './start-list';

describe('an address', () => {
  test('an address names a restaurant, its folder and the page in it', () => {
    expect(readAddress('/bella-napoli')).toEqual({
      restaurant: 'bella-napoli',
      base: '/bella-napoli',
      path: '',
    });
    expect(readAddress('/bella-napoli/payment/success')).toEqual({
      restaurant: 'bella-napoli',
      base: '/bella-napoli',
      path: 'payment/success',
    });
    expect(readAddress('//bella-napoli//hours/')).toEqual({
      restaurant: 'bella-napoli',
      base: '/bella-napoli',
      path: 'hours',
    });
  });

  test('the prefix /app is part of the folder; a restaurant may have that name itself', () => {
    expect(readAddress('/app/bella-napoli/hours')).toEqual({
      restaurant: 'bella-napoli',
      base: '/app/bella-napoli',
      path: 'hours',
    });
    expect(readAddress('/app/app')).toMatchObject({ restaurant: 'app', base: '/app/app' });
    expect(readAddress('/bella-napoli/app')).toMatchObject({ base: '/bella-napoli', path: 'app' });
  });

  test('an address without a restaurant, or that cannot be decoded, is nowhere', () => {
    for (const pathname of ['/', '', '//', '/app', '/app/', '/%E0%A4%A', '/app/%'])
      expect(readAddress(pathname)).toEqual({ restaurant: null, base: '', path: '' });
  });

  test('a name is decoded once, and its folder is encoded', () => {
    expect(readAddress('/%2522%3Cb%3E')).toEqual({
      restaurant: '%22<b>',
      base: '/%2522%3Cb%3E',
      path: '',
    });
  });
});

describe('generated files', () => {
  const read = async () => ({ status: 200, body: [{ url: 'bella' }, { url: 'a<b' }] });
  const manifest = { shortName: 'Bella', background: '#fff', categories: [], icons: [] };
  const HEAD = { url: 'bella', name: 'Bella', manifest };
  const KNOWN = { kind: 'known', head: HEAD } as unknown as HeadResult;

  function answered(
    serve: (...exchange: [ReturnType<typeof fakeExchange>]) => unknown,
    etag?: string,
  ) {
    const exchange = fakeExchange(etag === undefined ? {} : { 'if-none-match': etag });
    serve(exchange);
    return exchange.sent;
  }

  test('a manifest has its type, and is revalidated', () => {
    const sent = (etag?: string, answer = KNOWN) =>
      answered(({ request, response }) => serveManifest(request, response, answer, '/bella'), etag);
    const first = sent();
    expect(first).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      },
    });
    expect(JSON.parse(first.body?.toString() ?? '')).toMatchObject({ start_url: '/bella' });
    const again = sent(String(first.headers['etag']));
    expect([again.status, again.body?.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({
      'cache-control': 'no-cache',
      etag: first.headers['etag'],
      vary: 'accept-encoding',
    });
    expect(sent(undefined, { kind: 'unknown-restaurant' }).status).toBe(404);
    expect(sent(undefined, { kind: 'no-answer' })).toMatchObject({
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
});

describe('the list of the start', () => {
  const listing =
    (body: unknown, status = 200): ReadApi =>
    async () => ({ status, body });
  async function pageOf(body: unknown) {
    const { request, response, sent } = fakeExchange();
    const isSent = await serveStartList(listing(body), request, response);
    return { isSent, ...sent, html: sent.body?.toString() ?? '' };
  }
  const BELLA = {
    url: 'bella-napoli',
    name: 'Bella Napoli',
    description: 'Forno',
    language: 'pt-br',
  };

  test('the page has a link for each, in the language of its description', async () => {
    const { isSent, status, html } = await pageOf([BELLA, { url: 'a b', language: 'x"onclick' }]);
    expect([isSent, status]).toEqual([true, 200]);
    expect(html).toContain(
      '<li lang="pt-br"><a href="/bella-napoli">Bella Napoli<small>Forno</small></a></li>' +
        '<li><a href="/a%20b">a b<small>/a b</small></a></li>',
    );
    expect((await pageOf([{ url: 'a', language: 'pt' }])).html).toContain('<li lang="pt">');
    for (const language of ['pt-br-x', 'x-pt', 'ptbr'])
      expect((await pageOf([{ url: 'a', language }])).html).not.toContain('lang="p');
  });

  test('texts of a restaurant stay texts', async () => {
    const evil = '"><script>alert(1)</script>';
    const { html } = await pageOf([{ url: evil, name: evil, description: evil, language: evil }]);
    expect(html).not.toMatch(/<script/);
  });
});
