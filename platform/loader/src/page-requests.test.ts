/** @jest-environment jsdom */
import type { PageBuild, PageComposition } from '@storefront/compositions';
import type { Container } from './container';
import { type EntryScript, runEntryScript } from './entry-script';
import { EntryError, toRemoteFailure } from './remote-load-error';
import { wholeComposition } from './fetch-rest';
import { createLoader } from './loader';

describe('the script of an entry', () => {
  const URL_OF_ENTRY = 'https://shop.example/builds/mf-cart/1/entry.js';
  const globals = globalThis as Record<string, unknown>;
  const container = (): Container => ({ init: () => undefined, get: async () => () => ({}) });
  const theScript = () => document.head.querySelector('script');

  /** Starts the entry; `load` and `fail` are the events of its script. */
  function start(options: Partial<EntryScript> = {}) {
    const outcome = runEntryScript(
      {
        url: URL_OF_ENTRY,
        integrity: 'sha384-x',
        global: 'mf_cart',
        deadlineMs: 1000,
        ...options,
      },
      (url) => `${url}?trusted`,
    );
    outcome.catch(() => undefined);
    const script = theScript();
    const fire = (type: string) => script?.dispatchEvent(new Event(type));
    return { outcome, script, load: () => fire('load'), fail: () => fire('error') };
  }
  const throwFrom = (filename: string, message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, message }));

  beforeEach(() => {
    jest.useFakeTimers();
    performance.getEntriesByName = () => [];
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    globals['mf_cart'] = undefined;
    document.head.replaceChildren();
  });

  test('an entry without a hash is refused, and nothing is requested', async () => {
    const { outcome, script } = start({ integrity: undefined });
    expect(script).toBeNull();
    await expect(outcome).rejects.toEqual(
      new EntryError('integrity', `${URL_OF_ENTRY} has no hash`),
    );
    await expect(outcome).rejects.toMatchObject({ reason: 'integrity' });
  });

  test('the browser gets the hash before the address, and the address of the policy', () => {
    const { script } = start();
    expect(script).toMatchObject({
      integrity: 'sha384-x',
      crossOrigin: 'anonymous',
      async: true,
      fetchPriority: 'high',
      src: `${URL_OF_ENTRY}?trusted`,
    });
  });

  test('its container is the result; the script, its timer and its listeners are gone', async () => {
    const [add, remove] = [
      jest.spyOn(window, 'addEventListener'),
      jest.spyOn(window, 'removeEventListener'),
    ];
    const { outcome, script, load } = start();
    const made = container();
    globals['mf_cart'] = made;
    load();
    expect(await outcome).toBe(made);
    expect([theScript(), script?.onload, script?.onerror]).toEqual([null, null, null]);
    expect(jest.getTimerCount()).toBe(0);
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });

  test('a container that an earlier entry left under the name does not count', async () => {
    globals['mf_cart'] = container();
    const { outcome, load } = start();
    load();
    await expect(outcome).rejects.toMatchObject({
      reason: 'broken',
      message: `${URL_OF_ENTRY} does not run: no container`,
    });
  });

  test('an entry that throws is broken, with its own message and no other script’s', async () => {
    const { outcome, script, load } = start();
    throwFrom(script?.src ?? '', 'planted');
    throwFrom('https://shop.example/other.js', 'of another script');
    load();
    await expect(outcome).rejects.toMatchObject({
      reason: 'broken',
      message: `${URL_OF_ENTRY} does not run: planted`,
    });
    expect(theScript()).toBeNull();
  });

  test('a script that cannot be fetched is unreachable', async () => {
    const { outcome, fail } = start();
    fail();
    await expect(outcome).rejects.toMatchObject({
      reason: 'unreachable',
      message: `${URL_OF_ENTRY}?trusted could not be loaded`,
    });
    expect([theScript(), jest.getTimerCount()]).toEqual([null, 0]);
  });

  test('a good answer whose bytes the browser refuses is an integrity failure', async () => {
    performance.getEntriesByName = (name) =>
      name === `${URL_OF_ENTRY}?trusted`
        ? [{ responseStatus: 200 } as unknown as PerformanceEntry]
        : [];
    const { outcome, fail } = start();
    fail();
    await expect(outcome).rejects.toMatchObject({ reason: 'integrity' });
  });

  test('no answer by the deadline is a timeout; an answer after it changes nothing', async () => {
    const { outcome, load } = start();
    jest.advanceTimersByTime(999);
    expect(theScript()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(theScript()).toBeNull();
    globals['mf_cart'] = container();
    load();
    await expect(outcome).rejects.toMatchObject({
      name: 'EntryError',
      reason: 'timeout',
      message: `${URL_OF_ENTRY}: no answer in 1000 ms`,
    });
  });
});

describe('the rest of a composition', () => {
  const build = (name: string): PageBuild => ({
    base: `/builds/${name}/1.0.0-aaaaaaaaaaaa/`,
    version: '1.0.0+a',
    contract: 1,
    entry: { js: ['entry.js'], css: [], consumes: [] },
    integrity: { 'entry.js': 'sha384-e' },
    exposes: {},
    locales: {},
  });
  const part: PageComposition = {
    hash: 'h',
    contract: 1,
    shell: build('shell'),
    remotes: { 'mf-menu': build('mf-menu') },
    previous: {},
    rest: { file: '_compositions/x.json', integrity: 'sha384-rest' },
  };
  const more = {
    remotes: { 'mf-menu': build('mf-menu'), 'mf-cart': build('mf-cart') },
    previous: { 'mf-cart': build('old') },
  };
  const answer = (status: number): Response =>
    ({ ok: status === 200, status, json: async () => more }) as Response;
  const request = jest.fn<Promise<Response>, [string, RequestInit]>();

  beforeEach(() => {
    jest.useFakeTimers();
    request.mockReset();
    globalThis.fetch = request as unknown as typeof fetch;
  });
  afterEach(() => jest.useRealTimers());

  test('a page with all builds requests nothing', async () => {
    const { rest: _, ...all } = part;
    expect(await wholeComposition(all)()).toBe(all);
    expect(request).not.toHaveBeenCalled();
  });

  test('the rest is requested on first use, once, with its hash', async () => {
    request.mockResolvedValue(answer(200));
    const whole = wholeComposition(part);
    expect(request).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([whole(), whole()]);
    expect(first).toBe(second);
    expect(Object.keys(first.remotes)).toEqual(['mf-menu', 'mf-cart']);
    expect(first).not.toHaveProperty('rest');
    expect(request.mock.calls).toEqual([
      ['/builds/_compositions/x.json', { integrity: 'sha384-rest' }],
    ]);
  });

  test('a failed request is repeated once, past every cache; later calls begin again', async () => {
    request.mockRejectedValueOnce(new TypeError('other bytes')).mockResolvedValue(answer(503));
    const whole = wholeComposition(part);
    const failed = expect(whole()).rejects.toThrow('status 503');
    await jest.advanceTimersByTimeAsync(250);
    await failed;
    const urls = request.mock.calls.map(([url, { integrity }]) => [url, integrity]);
    expect(urls).toEqual([
      ['/builds/_compositions/x.json', 'sha384-rest'],
      [expect.stringMatching(/^\/builds\/_compositions\/x\.json\?retry=\d+$/), 'sha384-rest'],
    ]);
    request.mockResolvedValue(answer(200));
    expect(Object.keys((await whole()).remotes)).toContain('mf-cart');
  });
});

describe('a preload', () => {
  const build = (base: string): PageBuild => ({
    base,
    version: '1.0.0+x',
    contract: 1,
    entry: { js: ['entry.js'], css: [], consumes: [] },
    integrity: {},
    exposes: { './pages/cart': { js: ['cart.js'], css: [], consumes: ['rules'] } },
    locales: { en: ['en.js'] },
  });
  /** The files of a shell are fetched once per page: each test has a shell of its own. */
  const aLoader = (shell: string) =>
    createLoader({
      adopted: jest.fn(),
      composition: {
        hash: 'h',
        contract: 1,
        shell: {
          ...build(shell),
          exposes: { rules: { js: ['rules.js'], css: [], consumes: [] } },
        },
        remotes: { 'mf-cart': build('new/') },
        previous: { 'mf-cart': build('old/') },
      },
      instance: { shareScopeMap: {} },
      report: () => undefined,
    });

  beforeEach(() => document.head.replaceChildren());

  test('a preload fetches the files of the build that is tried first, and runs none', () => {
    aLoader('shell/').preload('mf-cart', './pages/cart', 'en');
    const addresses = [...document.head.children].map(
      (element) => `${element.localName} ${element.getAttribute('href')}`,
    );
    expect(addresses).toEqual([
      'link new/entry.js',
      'link new/cart.js',
      'link shell/rules.js',
      'link new/en.js',
    ]);
  });
});

describe('the reason of a failure', () => {
  const chunk = (fields: object): Error =>
    Object.assign(new Error('chunk'), { name: 'ChunkLoadError', ...fields });
  /** Answers of the page's requests: statuses by address, the newest last. */
  const answered = (statuses: Readonly<Record<string, readonly object[]>>) => {
    performance.getEntriesByName = (name, type) =>
      type === 'resource' ? ((statuses[name] ?? []) as PerformanceEntry[]) : [];
  };

  beforeEach(() => answered({}));

  test('a file of a running build: late, without content, not there, or with other bytes', () => {
    answered({
      'http://localhost/refused.js': [{ responseStatus: 200 }],
      'http://localhost/gone.js': [{ responseStatus: 404 }],
      'http://localhost/undefined': [{ responseStatus: 200 }],
    });
    const reasons = [
      { type: 'timeout', request: '/refused.js' },
      { type: 'missing', request: '/refused.js' },
      { type: 'error', request: '/gone.js' },
      { type: 'error' },
      { type: 'error', request: '/refused.js' },
    ].map((fields) => toRemoteFailure(chunk(fields)));
    expect(reasons).toEqual(['timeout', 'broken', 'unreachable', 'unreachable', 'integrity']);
  });
});
