import { createHash } from 'node:crypto';
import { compose, openStore, promote, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import type { CurrentPage } from '../channel-page';
import { followChannel } from '../current-page';
import type { RenderedComposition } from '../render/realm-files';
import { aRenderer, withoutScreens } from '../testing/a-renderer';
import { serveEdge, stopServers, type Get } from '../testing/serve-edge';
import type { PlainMenu } from './plain-menu';
import type { PlainMenuRequest } from './plain-menus';

const MENU: PlainMenu = {
  tag: 'pt-BR',
  theme: { '--color-brand-text': '#00f' },
  name: 'Bella',
  message: '',
  address: { text: '', map: null },
  phone: '11 98765-4321',
  hours: [],
  sections: [
    {
      id: '1',
      kind: 'category',
      name: 'Doces',
      items: ['Pudim', 'Bolo'].map((name) => ({
        name,
        description: '',
        flavors: '',
        price: 'R$10,00',
        oldPrice: null,
        isFrom: false,
        soldOut: false,
      })),
    },
  ],
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
  readonly menu?: PlainMenu | null;
  readonly hasRenderer?: boolean;
  readonly hasShell?: boolean;
  readonly isPromoted?: boolean;
  readonly status?: number;
}

async function serve({
  menu = MENU,
  hasRenderer = true,
  hasShell = true,
  isPromoted = true,
  status = 200,
}: Case = {}): Promise<{
  get: Get;
  requests: PlainMenuRequest[];
}> {
  const requests: PlainMenuRequest[] = [];
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
          plainMenuOf: async (request) => {
            requests.push(request);
            return menu;
          },
        })
      : withoutScreens(),
  });
  return { get, requests };
}

test.each(['/bella/menu.html', '/app/bella/menu.html'])(
  '%s is the menu, under a policy without scripts',
  async (path) => {
    const { get, requests } = await serve();
    const { status, headers, body } = await get(path, { 'accept-language': 'pt' });
    const html = String(body);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(status).toBe(200);
    expect(html).toContain('<h3>Pudim</h3>');
    expect(html).toContain('href="tel:+5511987654321"');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; ` +
        `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers['vary']).toBe('accept-encoding, accept-language');
    expect(requests).toEqual([
      expect.objectContaining({
        restaurantUrl: 'bella',
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
  ['the shell has no such menu', { hasShell: false }, 404],
  ['the API is down', { status: 500 }, 503],
  ['the menu cannot be written', { menu: null }, 503],
] as const)('%s', async (_, options, status) => {
  const { get } = await serve(options);
  expect((await get('/bella/menu.html')).status).toBe(status);
});

test.each([
  [{ hasShell: false }, 404, undefined],
  [{ menu: null }, 503, '30'],
] as const)(
  'without a menu (%j) the page names the phone and the storefront',
  async (options, status, retry) => {
    const answer = await (
      await serve(options)
    ).get('/app/bella/menu.html', { 'accept-language': 'es' });
    const html = String(answer.body);
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual(
      [status, retry, 'no-store'],
    );
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<h1>Bella</h1><p>El menú sin scripts no se puede mostrar ahora.');
    expect(html).toContain('<a href="tel:+5511987654321">');
    expect(html).toContain('<a href="/app/bella">');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(answer.headers['content-security-policy']).toContain(
      createHash('sha256').update(style).digest('base64'),
    );
  },
);

test('pages lead to the menu without scripts, where there is one', async () => {
  const { get } = await serve();
  for (const path of ['/app/bella', '/app/bella/shopping-cart']) {
    const html = String((await get(path)).body);
    expect(html).toMatch(/<noscript><p id="plain">.*<a href="\/app\/bella\/menu\.html">/);
    expect(html).toContain('<a href="tel:+5511987654321">');
    expect(html).toContain('data-plain="/app/bella/menu.html"');
    // too old for the application: the same ways, in the language of the page
    const [, old = ''] = /<p id="old">(.*?)<\/p>/.exec(html) ?? [];
    expect(old).toMatch(/^Este navegador é antigo demais.*menu\.html.*tel:\+5511987654321/);
  }
  for (const options of [{ hasRenderer: false }, { hasShell: false }, { status: 500 }]) {
    const html = String((await (await serve(options)).get('/bella')).body);
    expect(html).not.toMatch(/<noscript|data-plain/);
  }
});
