import type { PageDocument } from '@storefront/compositions';
import { aRenderedBuild, aServerScript } from '../testing/a-rendered-build';
import { createRenderer, type OnScreen, type Renderer, type ScreenRequest } from './renderer';

let renderer: Renderer | null = null;
afterEach(() => renderer?.close());

/** The first render starts a process, which takes longer than a visitor waits on a loaded machine. */
const IN_TIME_OR_NOT = expect.stringMatching(/rendered|late/) as string;

/** A renderer, the outcomes of its pages, and the end of its next render. */
function rendererOf(body: string, status = 200, etag?: string, more = '') {
  const { rendered, read } = aRenderedBuild(aServerScript(body, more));
  const outcomes: Parameters<OnScreen>[0][] = [];
  const failures: string[] = [];
  const lines: string[] = [];
  let ended = (): void => undefined;
  const readApi = jest.fn(async (_path: string) => ({
    status,
    body: { info: { name: 'Bella' } },
    ...(etag === undefined ? {} : { etag }),
  }));
  renderer = createRenderer({
    readFile: read,
    readApi,
    onScreen: (outcome) => outcomes.push(outcome),
    onRender: () => ended(),
    onFailure: (reason) => failures.push(reason),
    log: (line) => {
      lines.push(line);
      ended();
    },
  });
  const { composition } = rendered;
  const request: ScreenRequest = {
    page: () => ({ composition, config: { apiBase: '/api' } }) as PageDocument,
    rendered,
    restaurantUrl: 'bella',
    base: '/bella',
    path: '',
    query: '',
    dataPath: null,
    language: 'pt-br',
    revision: '1',
    period: 0,
    opening: 'open',
    acceptLanguage: 'en',
  };
  const nextRender = () => new Promise<void>((resolve) => (ended = resolve));
  return { request, outcomes, failures, lines, readApi, nextRender, ...renderer };
}

test('a screen is rendered once, and cached for the same revision', async () => {
  const { request, outcomes, readApi, nextRender, screenOf, cachedScreen } = rendererOf(
    'return `<h1>${request.wire.info.name}</h1>`;',
  );
  expect(cachedScreen(request)).toBeNull();
  const done = nextRender();
  await screenOf(request);
  await done;
  const screen = { html: '<h1>Bella</h1>', language: 'en', revision: '1' };
  await expect(screenOf(request)).resolves.toMatchObject({
    ...screen,
    builds: ['/builds/shell/a/', '/builds/mf-menu/a/'],
  });
  await screenOf(request);
  expect([outcomes[0], outcomes.at(-1)]).toEqual([IN_TIME_OR_NOT, 'cached']);
  expect(readApi).toHaveBeenCalledTimes(1);
  outcomes.length = 0;
  const cached = cachedScreen(request);
  expect(cached).toMatchObject(screen);
  expect(cachedScreen(request)).toBe(cached);
  expect(cachedScreen({ ...request, revision: '2' })).toBeNull();
  expect(cachedScreen({ ...request, rendered: null })).toBeNull();
  expect(outcomes).toEqual(['cached', 'cached']);
});

describe('a shell that holds the data of restaurants', () => {
  const HOLDS = `,
    held: new Map(), count: 0,
    holdData: async (key, json) => {
      globalThis.storefrontServer.count += 1;
      globalThis.storefrontServer.held.set(key, JSON.parse(json));
    }`;
  const NAME_AND_COUNT =
    'const { held, count } = globalThis.storefrontServer;' +
    'const data = held.get(request.held);' +
    'return data ? data.info.name + count : null;';

  test('gets those of a revision once, for all of its pages', async () => {
    const { request, failures, readApi, nextRender, screenOf } = rendererOf(
      NAME_AND_COUNT,
      200,
      undefined,
      HOLDS,
    );
    const htmlOf = async (changed: Partial<ScreenRequest>) => {
      const done = nextRender();
      const screen = await screenOf({ ...request, ...changed });
      if (screen === null) await done;
      return (screen ?? (await screenOf({ ...request, ...changed })))?.html;
    };
    expect(await htmlOf({})).toBe('Bella1');
    expect(await htmlOf({ path: 'product/1' })).toBe('Bella1');
    expect(readApi).toHaveBeenCalledTimes(1);
    expect(await htmlOf({ path: 'product/1', revision: '2', opening: 'closed' })).toBe('Bella2');
    expect(await htmlOf({ restaurantUrl: 'other' })).toBe('Bella3');
    expect(readApi).toHaveBeenCalledTimes(3);
    expect(failures).toEqual([]);
  });

  test('fails when it does not hold them in spite of that', async () => {
    const { request, failures, lines, nextRender, screenOf } = rendererOf(
      'return null;',
      200,
      undefined,
      HOLDS,
    );
    const done = nextRender();
    await screenOf(request);
    await done;
    expect(failures).toEqual(['failed']);
    expect(lines).toEqual([expect.stringContaining('did not hold')]);
  });
});

test('data of a later revision is not rendered under this one, which can return', async () => {
  const { request, failures, lines, nextRender, screenOf } = rendererOf(
    'return "<p></p>";',
    200,
    '2',
  );
  const done = nextRender();
  await expect(screenOf(request)).resolves.toBeNull();
  await done;
  expect([failures, lines[0]]).toEqual([
    ['no-answer'],
    expect.stringContaining('the data of the restaurant has changed'),
  ]);
});

test('after a change of the menu the earlier screen is sent while the present one is rendered', async () => {
  const { request, outcomes, nextRender, screenOf } = rendererOf(
    'return `<h1>${request.wire.info.name}</h1>`;',
  );
  let done = nextRender();
  await screenOf(request);
  await done;
  await screenOf(request);
  done = nextRender();
  outcomes.length = 0;
  const changed = { ...request, revision: '2' };
  await expect(screenOf(changed)).resolves.toMatchObject({ revision: '1' });
  await done;
  await new Promise(setImmediate);
  await expect(screenOf(changed)).resolves.toMatchObject({ revision: '2' });
  await screenOf({ ...request, revision: '3', opening: 'closed' });
  expect(outcomes).toEqual(['refreshing', 'cached', IN_TIME_OR_NOT]);
});

test('a failed render is counted with its reason, and the page is rendered in the browser', async () => {
  const { request, outcomes, failures, lines, nextRender, screenOf } = rendererOf(
    'throw new Error("broken");',
  );
  const done = nextRender();
  await expect(screenOf(request)).resolves.toBeNull();
  await done;
  expect([outcomes, failures]).toEqual([[expect.stringMatching(/failed|late/)], ['failed']]);
  expect(lines).toEqual([expect.stringContaining('broken')]);
});

test('an unknown page or language is not rendered', async () => {
  const { request, outcomes, screenOf } = rendererOf('return "";');
  await screenOf({ ...request, rendered: null });
  await screenOf({ ...request, acceptLanguage: 'fr', language: 'fr' });
  expect(outcomes).toEqual(['unsupported', 'unsupported']);
});

describe('a page with personal data', () => {
  const ORDER = 'return JSON.stringify([request.path, request.data, request.wire]);';
  const BODY = { info: { name: 'Bella' } };
  const personal = { path: 'track', query: 'token=1', dataPath: '/order/uuid/1' };

  test('is rendered for each request, and cached nowhere', async () => {
    const { request, outcomes, readApi, nextRender, screenOf, cachedScreen } = rendererOf(
      ORDER,
      200,
      undefined,
      ', takesQueries: true',
    );
    const own = { ...request, ...personal };
    const done = nextRender();
    await screenOf(own);
    await done;
    for (const _ of [1, 2]) {
      const screen = await screenOf(own);
      expect(JSON.parse(screen?.html ?? 'null')).toEqual(['/bella/track?token=1', BODY, BODY]);
      expect(screen).toMatchObject({ data: BODY, query: 'token=1', revision: '1' });
      expect(cachedScreen(own)).toBeNull();
    }
    expect(outcomes).toEqual([IN_TIME_OR_NOT, 'rendered', 'rendered']);
    expect(readApi.mock.calls.map(([path]) => path)).toEqual([
      '/restaurant/data/v2/bella',
      ...Array(3).fill('/order/uuid/1'),
    ]);
  });

  test.each([
    ['an earlier shell', ORDER, ''],
    [
      'a page that cannot show it',
      `if (request.data) throw Object.assign(new Error("no"), { name: "DeclinedError" });${ORDER}`,
      ', takesQueries: true',
    ],
  ])('is left to the browser by %s, which is no failure', async (_, body, more) => {
    const { request, outcomes, failures, lines, nextRender, screenOf } = rendererOf(
      body,
      200,
      undefined,
      more,
    );
    const own = { ...request, ...personal };
    for (const _visit of [1, 2, 3]) await expect(screenOf(own)).resolves.toBeNull();
    const done = nextRender();
    await screenOf(request);
    await done; // the realm renders in turn
    await expect(screenOf(own)).resolves.toBeNull();
    expect([outcomes.at(-1), failures, lines]).toEqual(['declined', [], []]);
  });
});

test('the screen of an unknown restaurant needs no answer of the API', async () => {
  const { request, readApi, nextRender, screenOf } = rendererOf(
    'return `<h1>${request.wire}</h1>`;',
  );
  const unknown = { ...request, restaurantUrl: null, revision: 'unknown-restaurant', language: '' };
  const done = nextRender();
  await screenOf(unknown);
  await done;
  await expect(screenOf(unknown)).resolves.toMatchObject({ html: '<h1>null</h1>' });
  expect(readApi).not.toHaveBeenCalled();
});
