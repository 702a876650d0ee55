import type { IncomingMessage } from 'node:http';
import type { CurrentPage } from '../channel-page';
import type { HeadAnswer } from '../head/head-answer';
import { type PageScreenRequest, cachedPageScreen, pageScreen } from './page-screen';
import type { RenderedPage } from './rendered-page';
import type { Renderer, ScreenRequest } from './renderer';

const SCREEN = { html: '<main>Menu</main>' } as RenderedPage;
const FILES = { route: { path: '' } } as ReturnType<CurrentPage['rendered']>;
const KNOWN = {
  kind: 'known',
  head: { language: 'pt-br', modules: ['loyalty'], revision: '"7"', opening: 'open' },
} as unknown as HeadAnswer;

function setUp(changed: Partial<PageScreenRequest> = {}) {
  const document = jest.fn();
  const requests: ScreenRequest[] = [];
  const renderer = {
    screenOf: async (request: ScreenRequest) => {
      requests.push(request);
      return SCREEN;
    },
    cachedScreen: (request: ScreenRequest) => {
      requests.push(request);
      return SCREEN;
    },
  } as unknown as Renderer;
  const request: PageScreenRequest = {
    request: { url: '/bella', headers: { 'accept-language': 'es' } } as unknown as IncomingMessage,
    address: { restaurant: 'bella', base: '/bella', path: '' },
    current: {
      document,
      rendered: () => FILES,
      isTested: () => false,
      hasRoute: () => false,
      ofShell: () => FILES,
    } as unknown as CurrentPage,
    answer: KNOWN,
    ...changed,
  };
  return { renderer, request, requests, document };
}

test('the cached screen is found by the request that renders it', async () => {
  const { renderer, request, requests } = setUp();
  expect(cachedPageScreen(renderer, request)).toBe(SCREEN);
  expect(await pageScreen(renderer, request)).toBe(SCREEN);
  const [cached, rendered] = requests.map(({ page: _page, ...key }) => key);
  expect(cached).toEqual({
    rendered: FILES,
    restaurantUrl: 'bella',
    base: '/bella',
    path: '',
    query: '',
    dataPath: null,
    language: 'pt-br',
    revision: '"7"',
    period: expect.any(Number) as number,
    opening: expect.stringMatching(/^open \S/) as string,
    acceptLanguage: 'es',
  });
  expect(rendered).toEqual(cached);
});

test('without a renderer there is no screen', async () => {
  const { request } = setUp();
  expect(cachedPageScreen(null, request)).toBeNull();
  expect(await pageScreen(null, request)).toBeNull();
});

test.each<[string, Partial<PageScreenRequest>]>([
  ['without a page of the channel', { current: null }],
  ['an address without a restaurant', { address: { restaurant: null, base: '', path: '' } }],
  ['while the API does not answer', { answer: { kind: 'no-answer' } }],
])('%s: no screen is requested', async (_case, changed) => {
  const { renderer, request, requests } = setUp(changed);
  expect(cachedPageScreen(renderer, request)).toBeNull();
  expect(await pageScreen(renderer, request)).toBeNull();
  expect(requests).toEqual([]);
});

test('the document is that of the path, with the language and the modules of the restaurant', async () => {
  const { renderer, request, requests, document } = setUp({
    address: { restaurant: 'bella', base: '/bella', path: 'info' },
  });
  await pageScreen(renderer, request);
  expect(document).not.toHaveBeenCalled();
  requests[0]?.page();
  expect(document.mock.calls).toEqual([['info', { language: 'pt-br', modules: ['loyalty'] }]]);
});

test('the document of an unknown restaurant is that of the home, without its data', async () => {
  const { renderer, request, requests, document } = setUp({
    answer: { kind: 'unknown-restaurant' },
  });
  await pageScreen(renderer, request);
  requests[0]?.page();
  expect(document.mock.calls).toEqual([['', { language: '', modules: null }]]);
});

describe('the page of a pizza', () => {
  const items = {
    sizes: new Map([['large', new Set(['pizzas', 'flavors-3'])]]),
    combos: new Map(),
    products: new Map(),
  };
  const answer = {
    ...KNOWN,
    head: { language: 'pt-br', modules: [], revision: '"7"', opening: 'open', items },
  } as unknown as HeadAnswer;

  test.each([
    ['product=large&menu=pizzas', true],
    ['product=large&by=flavor&menu=flavors-3', true],
    ['product=large&by=flavor&menu=flavors-4', false],
    ['product=large&by=size', false],
    ['product=large&by=flavor&isCombo=true', false],
    ['product=large&by=flavor&flavors=pera', false],
  ])('%s is rendered: %s', async (query, isRendered) => {
    const { renderer, request } = setUp({
      address: { restaurant: 'bella', base: '/bella', path: 'pizza' },
      answer,
    });
    const url = `/bella/pizza?${query}`;
    const screen = await pageScreen(renderer, {
      ...request,
      request: { ...request.request, url },
    });
    expect(screen).toBe(isRendered ? SCREEN : null);
  });
});
