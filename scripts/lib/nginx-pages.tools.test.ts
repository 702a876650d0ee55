import { existsSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { removeTemporaryFolders } from '@storefront/release/testing';
import { exportChannel } from '@storefront/edge';
import { type TestSite, aSite } from '../../platform/edge/src/testing/a-site';
import { findNginx } from './find-nginx';
import { type Nginx, runNginx } from './run-nginx';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(BROTLI);

let site: TestSite;
let nginx: Nginx;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(`${nginx.url}${url}`, { headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
const textOf = async (url: string, language?: string): Promise<string> =>
  (await get(url, language === undefined ? {} : { 'accept-language': language })).body.toString();
/** The text of the rendered screen; null for the page that the browser renders. */
const screenOf = async (url: string, language?: string): Promise<string | null> =>
  /<main>(.*?)<\/main>/.exec(await textOf(url, language))?.[1] ?? null;

beforeAll(async () => {
  if (findNginx() === null) throw new Error('No nginx was found: install the package nginx.');
  site = await aSite();
  site.restaurants.set('bella-napoli', { language: 'pt-br', etag: '"1"' });
  await site.promote('a');
  await exportChannel({ ...site.options(), brotli: hasBrotli });
  await chmod(site.folder, 0o755);
  nginx = await runNginx({
    readyPath: '/channel.json',
    modules: hasBrotli ? [BROTLI] : [],
    http: (port) => `server {
      listen 127.0.0.1:${port};
      root ${site.folder};
      include ${site.folder}/nginx.conf;
    }`,
  });
});
afterAll(async () => {
  await nginx?.stop();
  await removeTemporaryFolders();
});

test.each([
  ['es', 'es'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr-FR,fr;q=0.9,es-AR;q=0.8,en;q=0.7', 'es'],
  ['de, fr, it, nl, en', 'en'],
  ['*', 'pt-br'],
  ['fr', 'pt-br'],
  ['es/../../x', 'es'],
  [undefined, 'pt-br'],
])('a browser that accepts %p gets the page in %s', async (accepted, language) => {
  expect(await screenOf('/bella-napoli', accepted)).toBe(`${language} /bella-napoli/ "1"`);
});

test.each([
  ['/bella-napoli/hours', '/bella-napoli/hours'],
  ['/app/bella-napoli/shopping-cart', '/app/bella-napoli/shopping-cart'],
  ['/bella-napoli?utm_source=x&src=qr&fbclid', '/bella-napoli/'],
])('%s is rendered', async (url, shown) => {
  expect(await screenOf(url, 'en')).toBe(`en ${shown} "1"`);
});

test.each([
  '/bella-napoli?t=code',
  '/bella-napoli?utm_source=x&t=code',
  '/bella-napoli?%74=code',
  '/bella-napoli?cid=1&oid=2',
  '/bella-napoli/track',
  '/other',
  '/app',
  '/',
  '/pages/bella-napoli',
  '/bella-napoli/hours/es',
])('%s is the page that the browser renders', async (url) => {
  const { status, body } = await get(url, { 'accept-language': 'es' });
  expect([status, body.toString().includes('id="first"')]).toEqual([200, true]);
});

test('a rendered file has no address of its own', async () => {
  for (const url of ['/pages/bella-napoli/es.html', '/pages/bella-napoli/es.html.br'])
    expect((await get(url)).status).toBe(404);
});

test('headers of a page: its policy, revalidation, and that it depends on the language', async () => {
  const { headers } = await get('/bella-napoli', { 'accept-language': 'es' });
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    vary: expect.stringContaining('Accept-Language'),
  });
  const { etag } = headers;
  const again = await get('/bella-napoli', {
    'accept-language': 'es',
    'if-none-match': String(etag),
  });
  expect(again.status).toBe(304);
  const other = await get('/bella-napoli', {
    'accept-language': 'en',
    'if-none-match': String(etag),
    'if-modified-since': String(headers['last-modified']),
  });
  expect(other.status).toBe(200);
});

test('compressed forms are those that were exported', async () => {
  const html = await textOf('/bella-napoli', 'en');
  const gz = await get('/bella-napoli', { 'accept-language': 'en', 'accept-encoding': 'gzip' });
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gz.headers['content-length']).toBeDefined(); // a file, not compressed for this request
  expect(gunzipSync(gz.body).toString()).toBe(html);
});

const withBrotli = hasBrotli ? '' : 'not run, without the module brotli_static: ';
test(`${withBrotli}pages are sent with brotli`, async () => {
  if (!hasBrotli) return;
  const accepted = { 'accept-language': 'en', 'accept-encoding': 'gzip, br' };
  const page = await get('/bella-napoli', accepted);
  expect(page.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(brotliDecompressSync(page.body).toString()).toBe(await textOf('/bella-napoli', 'en'));
});

test('a removed page is the one that the browser renders', async () => {
  const file = path.join(site.folder, 'pages/bella-napoli/info/es.html');
  await rm(file);
  expect(await screenOf('/bella-napoli/info', 'es')).toContain('pt-br');
  await rm(path.join(path.dirname(file), 'default.html'));
  expect(await screenOf('/bella-napoli/info', 'es')).toBeNull();
});
