import { chmod, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { exportChannel } from '@storefront/edge';
import { NO_DOCUMENT } from '@storefront/http-kit';
import { type RawResponse, rawExchange, rawRequest } from '@storefront/http-kit/testing';
import { removeTemporaryFolders } from '@storefront/release/testing';
import { type TestSite, aSite } from '../../platform/edge/src/testing/a-site';
import { type Nginx, runNginx } from './run-nginx';

const FRAMED = "default-src 'none'; frame-ancestors 'self'";

let site: TestSite;
let nginx: Nginx;
/** An API whose document of cards pages show in a frame; its other answers have no headers here. */
const api = createServer(({ url }, response) => {
  if (url === '/gone') return void response.destroy();
  response.writeHead(200, url === '/card-form/' ? { 'content-security-policy': FRAMED } : {});
  response.end('{}');
});

/** The server in the comment at the beginning of the file, which administrators copy. */
const example = (conf: string): string =>
  [...conf.matchAll(/^# {3}(.*)$/gm)].map(([, line = '']) => line).join('\n');

beforeAll(async () => {
  site = await aSite();
  await site.promote('a');
  await exportChannel(site.options());
  await chmod(site.folder, 0o755);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const conf = await readFile(path.join(site.folder, 'nginx.conf'), 'utf8');
  nginx = await runNginx({
    readyPath: '/channel.json',
    http: (port, run) =>
      example(conf)
        .replaceAll('/var/log/nginx', run)
        .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
        .replaceAll('/srv/storefront', site.folder)
        .replaceAll('127.0.0.1:3001', `127.0.0.1:${(api.address() as AddressInfo).port}`),
  });
});
afterAll(async () => {
  await nginx?.stop();
  api.close();
  await removeTemporaryFolders();
});

const send = (bytes: string): Promise<RawResponse> =>
  rawExchange(Number(new URL(nginx.url).port), bytes);
const get = (url: string, headers = {}, method = 'GET'): Promise<RawResponse> =>
  send(rawRequest(method, url, headers));
const again = async (url: string): Promise<RawResponse> => {
  const { headers } = await get(url);
  return get(url, { 'if-none-match': headers['etag'] ?? '' });
};
/** A file of a build, by its folder in the page. */
const file = async (): Promise<string> =>
  `${/\/builds\/shell\/[^"/]*\//.exec((await get('/other')).body)?.[0]}main.js`;

test.each<[string, number, () => Promise<RawResponse>]>([
  ['channel.json', 200, () => get('/channel.json')],
  ['channel.json, unchanged', 304, () => again('/channel.json')],
  ['channel.json by HEAD', 200, () => get('/channel.json', {}, 'HEAD')],
  ['a file of a build', 200, async () => get(await file())],
  ['a missing file of a build', 404, async () => get(`${await file()}x`)],
  ['a missing composition', 404, () => get('/compositions/x.json')],
  ['a file that is not served', 404, () => get('/exports.json')],
  ['another method for a file', 405, () => get('/channel.json', {}, 'POST')],
  ['another method for a page', 405, () => get('/bella-napoli', {}, 'POST')],
  ['a URL that is too long', 414, () => get(`/robots.txt?${'x'.repeat(40_000)}`)],
  ['headers that are too long', 400, () => get('/bella-napoli', { cookie: 'x'.repeat(40_000) })],
  ['no HTTP', 400, () => send('PIZZA\r\n\r\n')],
  ['no Host', 400, () => send('GET / HTTP/1.1\r\n\r\n')],
  ['an answer of the API without headers', 200, () => get('/api/data')],
  ['a file of the API', 200, () => get('/api/card-form/main.js')],
  ['media', 200, () => get('/media/a.svg')],
  ['an answer of the API that breaks off', 502, () => get('/api/gone')],
  [
    'a body that is too large',
    413,
    () => get('/api/data', { 'content-length': '9999999' }, 'POST'),
  ],
])('%s is no document: %i', async (_what, status, answer) => {
  const { status: sent, headers } = await answer();
  expect(sent).toBe(status);
  expect(headers).toMatchObject(NO_DOCUMENT);
});

test.each<[string, number, () => Promise<RawResponse>]>([
  ['a page', 200, () => get('/bella-napoli')],
  ['a page, unchanged', 304, () => again('/bella-napoli')],
  ['a page that the browser renders', 200, () => get('/other')],
])('%s has the policy of a page alone: %i', async (_what, status, answer) => {
  const { status: sent, headers } = await answer();
  expect(sent).toBe(status);
  expect(headers['content-security-policy']).toMatch(/^frame-src 'self'; img-src [^,]*$/);
  expect(headers['content-security-policy']).toContain("; frame-ancestors 'none'; ");
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
});

test('the worker may fetch what it stores', async () =>
  expect((await get('/sw.js')).headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; connect-src 'self' \*; [^,]*$/,
  ));

test('a document of the API that pages show in a frame has its own policy alone', async () => {
  const { headers } = await get('/api/card-form/');
  expect(headers['content-security-policy']).toBe(FRAMED);
  expect(headers['x-frame-options']).toBeUndefined();
});

test('its logs have no query, no Referer and no id of a path', async () => {
  const secret = 'canary-7f3a';
  const id = '5f0c2f0e-6c3d-4b7e-9a55-0d5be0c4a001';
  const referer = { referer: `https://pizza.example/reset-password?token=${secret}` };
  for (const url of [
    `/bella-napoli/reset-password?token=${secret}`,
    `/bella-napoli/track?token=${id}`,
    `/api/order/uuid/${id}`,
    `/api/gone?q=${secret}`,
    `/builds/${id}/missing.js?${secret}`,
    `/media/${id}.svg?${secret}`,
  ])
    await get(url, referer);
  await get(`/channel.json?${secret}`, referer, 'POST');
  await get(`/robots.txt?${secret}${'x'.repeat(40_000)}`, referer);
  const read = (name: string) => readFile(path.join(nginx.run, name), 'utf8');
  const log = await read('storefront.log');
  for (const line of [' GET /bella-napoli/track 200 ', ' GET /api/ 502 ', ' GET /id 404 '])
    expect(log).toContain(line);
  expect(`${log}${await read('storefront-error.log')}`).not.toMatch(/canary-7f3a|5f0c2f0e|\?/);
});
