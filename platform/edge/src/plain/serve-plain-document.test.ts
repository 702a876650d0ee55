import { createHash } from 'node:crypto';
import type { PageDocument } from '@storefront/compositions';
import { compose, openStore, promote, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import type { CurrentPage } from '../channel-page';
import { followChannel } from '../current-page';
import type { RenderedComposition } from '../render/realm-files';
import { RenderFailure } from '../render/render-failure';
import type { Realms } from '../render/realms';
import { aRenderedBuild } from '../testing/a-rendered-build';
import { aRenderer, withoutScreens } from '../testing/a-renderer';
import { serveEdge, stopServers, type Get } from '../testing/serve-edge';
import { plainAddress } from './plain-address';
import { type PlainDocument, readPlain } from './plain-contract';
import { type PlainRequest, createPlainDocuments } from './plain-documents';

const MADE: PlainDocument = {
  version: 1,
  tag: 'pt-BR',
  title: 'Doces · <Bella>',
  style: 'li{margin:0}',
  theme: { '--color-brand-text': '#00f', evil: '}</style>' },
  html: '<main><h3>Pudim</h3></main>',
};

let store: Store;
beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const files = { 'main.js': 'const shell = 1;', 'boot.js': 'start();' };
  const { folder } = await aBuildFolder('shell', files, { boot: 'boot.js' });
  await promote(store, 'stable', (await compose(store, [await publish(store, folder)])).hash);
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

const info = {
  name: 'Bella',
  language: 'pt-br',
  modules: {},
  theme: {},
  whatsapp: '+5511987654321',
};

interface Case {
  readonly made?: PlainDocument | null;
  readonly hasRenderer?: boolean;
  readonly hasShell?: boolean;
  readonly isPromoted?: boolean;
  readonly status?: number;
}

async function serve({
  made = MADE,
  hasRenderer = true,
  hasShell = true,
  isPromoted = true,
  status = 200,
}: Case = {}): Promise<{
  get: Get;
  requests: PlainRequest[];
}> {
  const requests: PlainRequest[] = [];
  const follow = followChannel({ store, channel: 'stable', newsUrl: '', log: () => undefined });
  const get = await serveEdge({
    store,
    readApi: async () => ({ status, body: { info, menu: {}, hours: {} }, etag: 'W/"1"' }),
    page: async (): Promise<CurrentPage | null> => {
      const page = isPromoted ? await follow() : null;
      return page && { ...page, ofShell: () => (hasShell ? ({} as RenderedComposition) : null) };
    },
    renderer: hasRenderer
      ? aRenderer({
          plainDocumentOf: async (request) => {
            requests.push(request);
            return made;
          },
        })
      : withoutScreens(),
  });
  return { get, requests };
}

test.each(['/bella/plain.html', '/app/bella/plain.html'])(
  '%s is the document, under a policy without scripts',
  async (path) => {
    const { get, requests } = await serve();
    const { status, headers, body } = await get(path, { 'accept-language': 'pt' });
    const html = String(body);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(status).toBe(200);
    expect(html).toContain('<title>Doces · &lt;Bella&gt;</title>');
    expect(html).toContain('<body><main><h3>Pudim</h3></main></body>');
    expect(style).toBe('li{margin:0}:root:root{--color-brand-text:#00f}');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; ` +
        `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers['vary']).toBe('accept-encoding, accept-language');
    expect(requests).toEqual([
      expect.objectContaining({
        restaurantUrl: 'bella',
        base: path.replace('/plain.html', ''),
        query: '',
        language: 'pt-br',
        revision: 'W/"1"',
        acceptLanguage: 'pt',
      }),
    ]);
  },
);

test.each([
  ['the API has no such restaurant', { status: 404 }, 404],
  ['the edge renders nothing', { hasRenderer: false }, 404],
  ['the shell has no such document', { hasShell: false }, 404],
  ['the API is down', { status: 500 }, 503],
  ['the document cannot be written', { made: null }, 503],
] as const)('%s', async (_, options, status) => {
  const { get } = await serve(options);
  expect((await get('/bella/plain.html')).status).toBe(status);
});

test.each([
  [{ hasShell: false }, 404, undefined],
  [{ made: null }, 503, '30'],
] as const)(
  'without a document (%j) the page names the phone and the storefront',
  async (options, status, retry) => {
    const answer = await (
      await serve(options)
    ).get('/app/bella/plain.html', { 'accept-language': 'es' });
    const html = String(answer.body);
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual(
      [status, retry, 'no-store'],
    );
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<h1>Bella</h1><p>Not now (es)</p><p>Phone (es): <a href="tel:');
    expect(html).toContain('<a href="tel:+5511987654321">');
    expect(html).toContain('<a href="/app/bella">');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(answer.headers['content-security-policy']).toContain(
      createHash('sha256').update(style).digest('base64'),
    );
  },
);

test('pages lead to the document without scripts, where there is one', async () => {
  const { get } = await serve();
  for (const path of ['/app/bella', '/app/bella/shopping-cart']) {
    const html = String((await get(path)).body);
    expect(html).toMatch(/<noscript><p id="plain">.*<a href="\/app\/bella\/plain\.html">/);
    expect(html).toContain('<a href="tel:+5511987654321">');
    expect(html).toContain('data-plain="/app/bella/plain.html"');
    // too old for the application: the same ways, in the language of the page
    const [, old = ''] = /<p id="old">(.*?)<\/p>/.exec(html) ?? [];
    expect(old).toMatch(/^Este navegador é antigo demais.*plain\.html.*tel:\+5511987654321/);
  }
  for (const options of [{ hasRenderer: false }, { hasShell: false }, { status: 500 }]) {
    const html = String((await (await serve(options)).get('/bella')).body);
    expect(html).not.toMatch(/<noscript|data-plain/);
  }
});

test.each([
  ['/bella/plain.html', '/bella'],
  ['/app/bella/plain.html', '/app/bella'],
  ['/app/plain.html', null],
  ['/plain.html', null],
  ['/a/b/plain.html', null],
  ['/app/app/plain.html', null],
  ['/bella/plain.html/', null],
  ['/bella/Plain.html', null],
])('%s is in %s', (pathname, base) => {
  expect(plainAddress(pathname)?.base ?? null).toBe(base);
});

test('another file in the folder of a restaurant is none', async () => {
  const { get, requests } = await serve();
  expect((await get('/bella/other.html')).status).toBe(404);
  expect(requests).toEqual([]);
});

test('the query of a search is part of the request, parameters of campaigns are not', async () => {
  const { get, requests } = await serve();
  await get('/bella/plain.html?utm_source=x&q=bolo');
  expect(requests[0]?.query).toBe('q=bolo');
});

type Work = Parameters<Realms['plainDocument']>[0];

describe('documents in memory', () => {
  const json = JSON.stringify(MADE);
  const request = (more: Partial<PlainRequest> = {}): PlainRequest => ({
    page: () => ({ config: { apiBase: '/api' } }) as PageDocument,
    rendered: aRenderedBuild('').rendered,
    restaurantUrl: 'bella',
    base: '/bella',
    query: '',
    language: 'pt-br',
    revision: '1',
    acceptLanguage: undefined,
    ...more,
  });

  function documents(
    write: (work: Work) => Promise<string | null>,
    readData: (restaurantUrl: string, revision: string) => Promise<unknown> = async () => ({}),
  ) {
    const plainDocument = jest.fn(write);
    const lines: string[] = [];
    const log = (line: string): void => void lines.push(line);
    return {
      documentOf: createPlainDocuments({ realms: { plainDocument }, readData, log }),
      plainDocument,
      lines,
    };
  }

  test('one is written once for all that it depends on, also by concurrent requests', async () => {
    const { documentOf, plainDocument } = documents(async () => json);
    const made = await Promise.all([documentOf(request()), documentOf(request())]);
    expect(made).toEqual([MADE, MADE]);
    await documentOf(request());
    expect(plainDocument).toHaveBeenCalledTimes(1);
    for (const more of [{ revision: '2' }, { acceptLanguage: 'en' }, { base: '/app/bella' }])
      await documentOf(request(more));
    await documentOf(request({ query: 'q=bolo' }));
    expect(plainDocument).toHaveBeenCalledTimes(5);
  });

  test('a failure and an older shell give none, the next request tries again', async () => {
    const results = [Promise.reject(new Error('late')), Promise.resolve(null)];
    const { documentOf, lines } = documents(() => results.shift() ?? Promise.resolve(json));
    expect(await documentOf(request())).toBeNull();
    expect(await documentOf(request())).toBeNull();
    expect(await documentOf(request())).toEqual(MADE);
    expect(lines).toEqual(['The page of bella without scripts is not written: Error: late']);
  });

  test('one without a revision is not stored', async () => {
    const { documentOf, plainDocument } = documents(async () => json);
    for (let count = 0; count < 2; count += 1) await documentOf(request({ revision: '' }));
    expect(plainDocument).toHaveBeenCalledTimes(2);
  });

  test('one of a later revision than the head is written, and not stored for the earlier one', async () => {
    const readData = async (_: string, revision: string) => {
      if (revision === '1') throw new RenderFailure('no-answer', 'the data has changed');
      return { later: true };
    };
    const { documentOf, plainDocument } = documents(async ({ data, requestJson }) => {
      await data?.readJson();
      return requestJson.includes('"wire":{"later":true}') ? json : null;
    }, readData);
    for (let count = 0; count < 2; count += 1) expect(await documentOf(request())).toEqual(MADE);
    expect(plainDocument).toHaveBeenCalledTimes(4);
  });

  test('an API without an answer gives none', async () => {
    const silent = new RenderFailure('no-answer', 'the API answered with 0');
    const { documentOf, lines } = documents(
      async ({ data }) => (await data?.readJson()) ?? json,
      () => Promise.reject(silent),
    );
    expect(await documentOf(request())).toBeNull();
    expect(lines).toHaveLength(1);
  });

  test.each([
    { version: 2 },
    { tag: '"><b>' },
    { style: 'a{}</style>' },
    { style: '@import "x"' },
    { style: 'a{background:URL(//evil.example)}' },
    { html: 7 },
  ])('an answer with %j is refused', (wrong) =>
    expect(() => readPlain(JSON.stringify({ ...MADE, ...wrong }))).toThrow(),
  );
});
