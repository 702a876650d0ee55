import { brotliDecompressSync } from 'node:zlib';
import { compose, openStore, promote, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import type { EdgeOptions } from './edge';
import { listen } from './listen';
import { alsoStop, serveEdge, stopServers, type Get } from './testing/serve-edge';

const boot = 'window.started = true;';
const main = 'const shell = 1;\n'.repeat(50);
let store: Store;
let shellBase: string;

async function promoteShell(version: string, text: string): Promise<string> {
  const files = { 'main.js': text, 'boot.js': boot };
  const entry = { js: ['main.js'], css: [], consumes: [] };
  const { folder } = await aBuildFolder('shell', files, { version, boot: 'boot.js', entry });
  const build = await publish(store, folder);
  await promote(store, 'stable', (await compose(store, [build])).hash);
  return `/builds/shell/${build.id}/`;
}

const serve = (options: Partial<EdgeOptions> = {}): Promise<Get> =>
  serveEdge({ store, ...options });

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  shellBase = await promoteShell('1.0.0+a', main);
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

describe('files of a build', () => {
  test('are cached for ever, compressed as the browser can take them, and never sniffed', async () => {
    const get = await serve();
    const { status, headers, body } = await get(`${shellBase}main.js`, {
      'accept-encoding': 'gzip, br',
    });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(brotliDecompressSync(body).toString()).toBe(main);
    expect(
      (await get(`${shellBase}main.js`, { 'accept-encoding': 'br;q=0, gzip' })).headers[
        'content-encoding'
      ],
    ).toBe('gzip');
    expect((await get(`${shellBase}main.js`)).body.toString()).toBe(main);
  });

  test.each([
    'main.css',
    '../../../channels/stable/000001.json',
    '..%2f..%2f..%2fchannels%2fstable%2f000001.json',
    '%2e%2e/main.js',
    '.hidden.js',
    'main.js.br',
    'main.js/',
    '',
  ])('nothing but published files is given: %s', async (file) => {
    const get = await serve();
    const { status, headers } = await get(`${shellBase}${file}`);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('the page', () => {
  test('[ACCOUNT-03] the return URL of Google is a page of the storefront, without a restaurant lookup', async () => {
    const requests: string[] = [];
    const get = await serve({
      readApi: async (path) => {
        requests.push(path);
        return { status: 404, body: null };
      },
    });
    expect((await get('/google-return')).status).toBe(200);
    expect(requests).toEqual([]);
  });

  test('every URL of a restaurant returns a fresh page whose policy allows its one inline script by hash', async () => {
    const get = await serve();
    for (const path of [
      '/bella-napoli',
      '/app/bella-napoli/track?token=1',
      '/bella-napoli/credit-cards/add-card',
    ]) {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toContain(boot);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
      expect(policy).not.toMatch(/unsafe/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toMatch(/; report-uri \/api\/policy-reports; report-to policy$/);
      expect(headers['reporting-endpoints']).toBe('policy="/api/policy-reports"');
    }
  });

  test('a promotion is in the next page, and an unchanged page is not sent twice', async () => {
    const get = await serve();
    const first = await get('/bella-napoli');
    const etag = String(first.headers['etag']);
    expect((await get('/bella-napoli', { 'if-none-match': etag })).status).toBe(304);
    const base = await promoteShell('1.0.1+b', `${main} `);
    const next = await get('/bella-napoli', { 'if-none-match': etag });
    expect(next.status).toBe(200);
    expect(next.body.toString()).toContain(base);
  });

  test('[S09] pages have a budget: 32 run, 256 wait, more get Retry-After; other URLs answer', async () => {
    let release = (): void => undefined;
    const held = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    const get = await serve({ page: () => held });
    const refused: unknown[] = [];
    const pages = Array.from({ length: 32 + 256 + 12 }, async () => {
      const { body, headers } = await get('/bella-napoli');
      if (body.toString().startsWith('Too many pages')) refused.push(headers['retry-after']);
    });
    while (refused.length < 12) expect((await get('/healthz')).status).toBe(200);
    expect((await get('/api/orders')).status).toBe(200);
    release();
    await Promise.all(pages);
    expect(new Set(refused)).toEqual(new Set(['1']));
  });

  test('a channel that serves nothing yet says so', async () => {
    const get = await serve({ channel: 'next' });
    expect((await get('/bella-napoli')).status).toBe(503);
  });

  test.each(['/favicon.ico', '/robots.json', '/bella-napoli/cover.png'])(
    'an unknown file is not a page: %s',
    async (path) => {
      const get = await serve();
      expect((await get(path)).status).toBe(404);
    },
  );

  test('only reading is allowed', async () => {
    const get = await serve();
    expect((await get('/bella-napoli', {}, 'POST')).status).toBe(405);
    expect((await get('/bella-napoli', {}, 'HEAD')).body).toHaveLength(0);
  });
});

describe('what the API says of the restaurant', () => {
  const info = {
    name: 'Pizza </title><script>',
    language: 'pt-br',
    cover_pic: 'napoli',
    theme: { mainColor: '#123456' },
  };

  test('is in the head, escaped; the cover is fetched ahead', async () => {
    const get = await serve({ readApi: async () => ({ status: 200, body: { info } }) });
    const html = (await get('/bella-napoli')).body.toString();
    expect(html).toContain('<title>Pizza &lt;/title&gt;&lt;script&gt;</title>');
    expect(html).toContain('<html lang="pt-br">');
    expect(html).toContain('content="#123456"');
    expect(html).toContain('/media/covers/napoli/960.avif 960w');
    expect((await get('/bella-napoli/login')).body.toString()).not.toContain('imagesrcset');
  });

  test('an unknown restaurant is 404 with the same page', async () => {
    const get = await serve({ readApi: async () => ({ status: 404, body: {} }) });
    const { status, body } = await get('/nowhere');
    expect(status).toBe(404);
    expect(body.toString()).toContain(boot);
  });

  test.each([
    { case: 'is down', readApi: () => Promise.reject(new Error('down')) },
    { case: 'never answers', readApi: () => new Promise<never>(() => undefined) },
    { case: 'answers nonsense', readApi: async () => ({ status: 200, body: ['nonsense'] }) },
  ])('an API that $case costs the title and nothing else', async ({ readApi }) => {
    const get = await serve({ readApi });
    const timers = jest.spyOn(globalThis, 'setTimeout');
    expect((await get('/bella-napoli')).status).toBe(200);
    // the timeout of the page's title in ms
    expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(50);
    timers.mockRestore();
  });

  test('the address without a restaurant lists the demo restaurants when the API does', async () => {
    const listed = [
      { url: 'bella-napoli', name: 'Bella <Napoli>', language: '"><script>' },
      { url: 'la-esquina', name: 'La Esquina', language: 'es' },
    ];
    const get = await serve({ readApi: async () => ({ status: 200, body: listed }) });
    const html = (await get('/')).body.toString();
    expect(html).toContain('<li><a href="/bella-napoli"');
    expect(html).toContain('<li lang="es"><a href="/la-esquina"');
    expect(html).toContain('Bella &lt;Napoli&gt;');
    expect((await (await serve())('/')).body.toString()).toContain(boot);
  });

  test('an address that cannot be read is not found, and lists nothing', async () => {
    const get = await serve({
      readApi: async () => ({ status: 200, body: [{ url: 'bella-napoli', name: 'Bella Napoli' }] }),
    });
    const { status, body } = await get('/%E0%A4%A');
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('Bella Napoli');
    expect(body.toString()).toContain(boot);
  });
});

describe('the API behind the edge', () => {
  test('gets its requests without the prefix, pictures with theirs', async () => {
    const get = await serve();
    expect((await get('/api/restaurant/1?a=b', {}, 'PUT')).body.toString()).toBe(
      'api PUT /restaurant/1?a=b',
    );
    expect((await get('/media/covers/x/480.avif')).body.toString()).toBe(
      'api GET /media/covers/x/480.avif',
    );
  });

  test('may be another process; when it does not answer, the answer is 502', async () => {
    const backend = await listen(
      (request, response) => void response.end(`there ${request.url}`),
      0,
    );
    alsoStop(backend);
    const there = await serve({ api: { url: `http://127.0.0.1:${backend.port}` } });
    expect((await there('/api/health')).body.toString()).toBe('there /health');
    const nowhere = await serve({ api: { url: 'http://127.0.0.1:1' } });
    expect((await nowhere('/api/health')).status).toBe(502);
  });
});
