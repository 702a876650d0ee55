import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Store, openStore } from '@storefront/release';
import { aTemporaryFolder, removeTemporaryFolders } from '@storefront/release/testing';
import { acceptedEncodings, encode, send, sendText } from './send';
import { fakeExchange } from './testing/fake-exchange';
import { computeEtag, isSame } from './headers';
import { serveBuildFile } from './build-files';
import type { CurrentPage } from './channel-page';
import type { HeadResult } from './head/head-result';
import { servePage } from './serve-page';

describe('a text that is sent', () => {
  const accepting = (encoding: string) => fakeExchange({ 'accept-encoding': encoding }).request;
  const sentFor = (method: string) => {
    const { request, response, sent } = fakeExchange({}, method);
    send(request, response, {
      status: 201,
      headers: { 'x-own': 'a', 'referrer-policy': 'no-referrer' },
      body: Buffer.from('äb'),
    });
    return sent;
  };

  test('the same text is compressed once per encoding, another one by itself', () => {
    const [first, again, gzip, other] = [
      encode(accepting('br'), 'text'),
      encode(accepting('br'), 'text'),
      encode(accepting('gzip'), 'text'),
      encode(accepting('br'), 'other'),
    ];
    expect(again.body).toBe(first.body);
    expect(gzip.body).not.toBe(first.body);
    expect(other.body).not.toEqual(first.body);
    expect(brotliDecompressSync(first.body).toString()).toBe('text');
    expect(gunzipSync(gzip.body).toString()).toBe('text');
    expect(gzip.headers).toEqual({ vary: 'accept-encoding', 'content-encoding': 'gzip' });
  });

  test('the best accepted encoding comes first; one with quality 0 is refused', () => {
    const of = (header: string) => acceptedEncodings(accepting(header));
    expect(of('gzip, deflate, br')).toEqual(['br', 'gzip']);
    expect(of('gzip;q=1.0, br;q=0')).toEqual(['gzip']);
    expect(of('br; q=0.000 , gzip;q=0.5')).toEqual(['gzip']);
    expect(of('br;q=0.1')).toEqual(['br']);
    expect(of('  gzip  ')).toEqual(['gzip']);
    expect(of('brotli, xgzip, *')).toEqual([]);
    expect(of('')).toEqual([]);
    expect(acceptedEncodings(fakeExchange().request)).toEqual([]);
  });

  test('every answer has the headers of all, its own on top, and its length in bytes', () => {
    expect(sentFor('GET')).toEqual({
      status: 201,
      headers: {
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'x-own': 'a',
        'content-length': 3,
      },
      body: Buffer.from('äb'),
    });
  });

  test('a line of text is not stored; only a 503 says when to try again', () => {
    const answered = (status: number) => {
      const { request, response, sent } = fakeExchange();
      sendText(request, response, status, 'Not now');
      return sent;
    };
    expect(answered(404)).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      body: Buffer.from('Not now\n'),
    });
    expect(answered(404).headers).not.toHaveProperty('retry-after');
    expect(answered(503).headers['retry-after']).toBe('1');
  });
});

describe('the mark of a text', () => {
  const sameFor = (header: string | undefined, etag: string) =>
    isSame(fakeExchange(header === undefined ? {} : { 'if-none-match': header }).request, etag);

  test('equal texts have an equal mark, other texts another', () => {
    expect(computeEtag('a')).toMatch(/^W\/"[\w-]{22}"$/);
    expect(computeEtag('a')).toBe(computeEtag('a'));
    expect(computeEtag('a')).not.toBe(computeEtag('b'));
  });

  test('a browser has a text when it names its mark, alone or among others', () => {
    const etag = computeEtag('a');
    expect(sameFor(etag, etag)).toBe(true);
    expect(sameFor(`${computeEtag('b')}, ${etag}`, etag)).toBe(true);
    expect(sameFor(computeEtag('b'), etag)).toBe(false);
    expect(sameFor('', etag)).toBe(false);
    expect(sameFor(undefined, etag)).toBe(false);
  });
});

describe('files of builds', () => {
  const BUILD = 'mf-menu/1.2.3-0123456789ab';
  let store: Store;

  beforeAll(async () => {
    store = openStore(await aTemporaryFolder());
    const folder = path.join(store.root, 'builds', BUILD, 'parts');
    await mkdir(folder, { recursive: true });
    const files = {
      'a.js': 'plain',
      'a.js.br': 'as br',
      'a.js.gz': 'as gzip',
      'only.css': 'styles',
      'page.html': '<script>',
      '.hidden.js': 'hidden',
    };
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(folder, name), text);
    await mkdir(path.join(store.root, 'files/mf-menu'), { recursive: true });
    await writeFile(path.join(store.root, 'files/mf-menu/a.0a1b2c3d.js'), 'shared');
    await writeFile(path.join(store.root, 'files/mf-menu/a.0a1b2c3d.js.br'), 'shared as br');
    await writeFile(path.join(store.root, 'files/secret.js'), 'secret');
    await writeFile(path.join(store.root, 'secret.js'), 'secret');
    await writeFile(path.join(store.root, 'builds/mf-menu/secret.js'), 'secret');
  });
  afterAll(removeTemporaryFolders);

  async function get(pathname: string, encoding?: string, method = 'GET') {
    const headers: Record<string, string> =
      encoding === undefined ? {} : { 'accept-encoding': encoding };
    const { request, response, sent } = fakeExchange(headers, method);
    await serveBuildFile(store, pathname, request, response);
    return { ...sent, text: sent.body?.toString() };
  }

  test('the best form that was published and that the browser accepts', async () => {
    const forms = await Promise.all(
      ['br, gzip', 'gzip', 'zstd', undefined].map(async (accepted) => {
        const { status, headers, text } = await get(`/builds/${BUILD}/parts/a.js`, accepted);
        return [status, headers['content-encoding'], text];
      }),
    );
    expect(forms).toEqual([
      [200, 'br', 'as br'],
      [200, 'gzip', 'as gzip'],
      [200, undefined, 'plain'],
      [200, undefined, 'plain'],
    ]);
  });

  test('a file is stored for ever by its type, separately for each encoding', async () => {
    const { headers, text } = await get(`/builds/${BUILD}/parts/only.css`, 'br, gzip');
    expect(text).toBe('styles');
    expect(headers).toEqual({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-length': 6,
    });
    expect((await get(`/builds/${BUILD}/parts/a.js`, 'br')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  test('no other address reads the disk: neither other folders nor other types', async () => {
    const paths = [
      '/builds/../secret.js',
      `/builds/${BUILD}/../../../secret.js`,
      `/builds/${BUILD}/..%2f..%2f..%2fsecret.js`,
      '/builds/mf-menu/secret.js',
      '/builds/mf-menu/files/..%2fsecret.js',
      '/builds/files/secret.js',
      `/builds/${BUILD}/parts/.hidden.js`,
      `/builds/${BUILD}/parts/page.html`,
      `/builds/${BUILD}/parts/a.js.br`,
      `/builds/${BUILD}/parts/a.js\n`,
      `/x/builds/${BUILD}/parts/a.js`,
    ];
    for (const pathname of paths) {
      const { status, text } = await get(pathname, 'br');
      expect([pathname, status, text]).toEqual([pathname, 404, 'Not found\n']);
    }
  });
});

describe('a page and its worker', () => {
  const documents: unknown[][] = [];
  const current = (origins: readonly string[] = []): CurrentPage => ({
    boot: 'boot()',
    inlineScript: () => undefined,
    worker: '/* worker */',
    isTested: () => false,
    firstCookie: () => null,
    rendered: () => null,
    ofShell: () => null,
    hasRoute: () => true,
    routeAt: () => null,
    isCaught: () => false,
    routes: [],
    ownPoliciesUntil: 0,
    describes: null,
    language: 'pt-BR',
    document: (...parts) => {
      documents.push(parts);
      return {
        config: { apiBase: 'https://api.example/v1', mediaBase: '/media', origins },
      } as never;
    },
  });
  const place = { origin: null, base: '/bella', path: 'hours' };
  const head = {
    name: 'Bella',
    url: 'bella',
    language: 'pt',
    modules: ['pix'],
    manifest: { shortName: 'Bella', background: '#fff', categories: [], icons: [] },
    touchIcon: '/media/app-icons/bella/180.png',
  };
  const KNOWN = {
    kind: 'known',
    head: {
      ...head,
      colour: '#fff',
      look: '',
      scheme: 'light',
      shareImage: '',
      description: '',
      locale: '',
    },
  } as unknown as HeadResult;

  function page(answer: HeadResult, served: CurrentPage | null = current(), etag = '') {
    const { request, response, sent } = fakeExchange({ 'if-none-match': etag });
    servePage(request, response, {
      current: served,
      place,
      answer,
      extraScript: undefined,
      screen: null,
    });
    return sent;
  }
  const directive = (headers: Record<string, unknown>, name: string) =>
    String(headers['content-security-policy'])
      .split('; ')
      .find((one) => one.startsWith(`${name} `));

  beforeEach(() => void documents.splice(0));

  test('a page is revalidated, isolated, and reports violations of its policy to the API', () => {
    const { headers } = page(KNOWN, current(['https://builds.example']));
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'reporting-endpoints': 'policy="https://api.example/v1/policy-reports"',
      vary: 'accept-encoding',
    });
    expect(directive(headers, 'script-src')).toMatch(
      /^script-src 'self'(?: 'sha256-[\w+/=]{44}'){2} https:\/\/builds\.example$/,
    );
    expect(directive(headers, 'style-src')).toMatch(
      /^style-src 'self' 'sha256-[\w+/=]{44}' https:\/\/builds\.example$/,
    );
    expect(directive(headers, 'connect-src')).toBe(
      "connect-src 'self' https://api.example https://builds.example",
    );
    expect(directive(headers, 'report-uri')).toBe(
      'report-uri https://api.example/v1/policy-reports',
    );
  });
});
