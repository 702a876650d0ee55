import { createHash } from 'node:crypto';
import type { BuildRecord, PageBuild } from '@storefront/compositions';
import { aBuild, aShell } from '@storefront/compositions/testing';
import { AlteredFileError, type RenderedComposition, readRealmFiles } from './realm-files';
import { realmCircuitBreaker } from './realm-circuit-breaker';
import { RenderFailure } from './render-failure';
import { openRealmProcess } from './realm-process';
import { createRealms } from './realms';
import { type PersonalDataOptions, personalData } from './personal-data';

jest.mock('./realm-process', () => ({ openRealmProcess: jest.fn() }));

describe('files of a realm', () => {
  const textOf = (path: string): string => `content of ${path}`;
  const only = (css: string[], js: string[] = []) => ({ js, css, consumes: [] });
  const withFiles = (build: BuildRecord, base: string, ...paths: string[]): BuildRecord => ({
    ...build,
    files: paths.map((path) => ({
      path,
      size: 1,
      integrity: `sha384-${createHash('sha384')
        .update(textOf(base + path))
        .digest('base64')}`,
    })),
  });
  const placed = (base: string, css: string[]): PageBuild => ({
    base,
    version: '1.0.0',
    contract: 1,
    entry: only(css),
    integrity: {},
    exposes: {},
    locales: {},
  });
  const shell = withFiles(aShell([], { server: 'server.js' }), '/s/', 'server.js', 'shell.css');
  const menu = withFiles(
    aBuild('mf-menu', [], {
      exposes: {
        './remote': only(['start.css']),
        './pages/menu': only(['page.css'], ['page.js']),
        './widgets/cart': only(['widget.css']),
      },
    }),
    '/m/',
    ...['remote.js', 'page.js', 'menu.css', 'page.css', 'picture.svg'],
  );

  const rendered = (more: Partial<RenderedComposition> = {}): RenderedComposition => ({
    composition: {
      hash: 'a'.repeat(64),
      contract: 1,
      shell: placed('/s/', ['shell.css']),
      remotes: { 'mf-menu': placed('/m/', ['menu.css']), 'mf-cart': placed('/c/', []) },
      previous: {},
    },
    records: { shell, 'mf-menu': menu, 'mf-cart': aBuild('mf-cart', ['cart']) },
    route: { path: '', pages: [{ remote: 'mf-menu', page: 'menu' }] },
    ...more,
  });
  const read = async (path: string): Promise<Buffer> => Buffer.from(textOf(path));

  test('the scripts of the shell and of the remotes of the route, and the sheets of their pages', async () => {
    const files = await readRealmFiles(read, rendered());
    expect(files?.server).toBe('/s/server.js');
    expect([...(files?.scripts ?? [])]).toEqual(
      ['/s/server.js', '/m/remote.js', '/m/page.js'].map((path) => [path, textOf(path)]),
    );
    expect([...(files?.sheets ?? [])]).toEqual([
      ['mf-menu/menu', ['/s/shell.css', '/m/menu.css', '/m/page.css'].map(textOf)],
    ]);
  });

  test.each([
    ['in its own folder', {}, '/builds/shell/1/'],
    ['that shares its files', { sharedFiles: true as const }, '/builds/shell/files/'],
  ])(
    'URLs of a sheet of a build %s are those that the loaded sheet has',
    async (_, sharing, at) => {
      const base = '/builds/shell/1/';
      const css =
        'a{src:url(a.1f.woff2)}b{src:url("./b.svg")}c{src:url(/c.svg)}d{src:url(data:,)}e{src:url(#e)}';
      const text = async (path: string): Promise<Buffer> =>
        path === `${base}shell.css` ? Buffer.from(css) : read(path.replace(base, '/s/'));
      const integrity = `sha384-${createHash('sha384').update(css).digest('base64')}`;
      const files = shell.files.map((file) =>
        file.path === 'shell.css' ? { ...file, integrity } : file,
      );
      const records = { ...rendered().records, shell: { ...shell, files } };
      const own = { ...placed(base, ['shell.css']), ...sharing };
      const composition = { ...rendered().composition, shell: own };
      const found = await readRealmFiles(text, rendered({ records, composition }));
      expect(found?.sheets.get('mf-menu/menu')?.[0]).toBe(
        `a{src:url(${at}a.1f.woff2)}b{src:url("${at}./b.svg")}c{src:url(/c.svg)}d{src:url(data:,)}e{src:url(#e)}`,
      );
    },
  );

  test.each(['/s/server.js', '/s/shell.css', '/m/page.js', '/m/menu.css', '/m/page.css'])(
    'a change of %s is refused, and so is its absence',
    async (changed) => {
      const other = async (path: string): Promise<Buffer> =>
        path === changed ? Buffer.from('other') : read(path);
      const refused = new AlteredFileError(changed);
      await expect(readRealmFiles(other, rendered())).rejects.toEqual(refused);
      const absent = async (path: string): Promise<Buffer | null> =>
        path === changed ? null : read(path);
      await expect(readRealmFiles(absent, rendered())).rejects.toEqual(refused);
    },
  );
});

describe('failures of what is not a screen', () => {
  const shell = aShell([], { server: 'server.js' });
  const entry = { js: [], css: [], consumes: [] };
  const rendered: RenderedComposition = {
    composition: {
      hash: 'a'.repeat(64),
      contract: 1,
      shell: {
        base: '/s/',
        version: '1',
        contract: 1,
        entry,
        integrity: {},
        exposes: {},
        locales: {},
      },
      remotes: {},
      previous: {},
    },
    records: { shell },
    route: { path: '', pages: [] },
  };
  const work = { rendered, restaurant: 'bella', requestJson: '{}' };

  test.each(['describe', 'plainDocument'] as const)(
    'a success of %s ends a row of failures',
    async (name) => {
      let isFailing = true;
      const answer = async (): Promise<string> => {
        if (isFailing) throw new RenderFailure('failed', 'no');
        return '{}';
      };
      jest.mocked(openRealmProcess).mockReturnValue({
        render: () => Promise.reject(new Error('no screen')),
        prepare: async () => true,
        observed: () => Promise.reject(new Error('not observed')),
        [name]: answer,
        isRunning: () => true,
        close: () => undefined,
      } as unknown as ReturnType<typeof openRealmProcess>);
      const digest = createHash('sha384').update('serve()').digest('base64');
      const integrity = `sha384-${digest}`;
      const server = { ...shell, files: [{ path: 'server.js', size: 7, integrity }] };
      const realms = createRealms({ read: async () => Buffer.from('serve()') });
      const all = { ...work, rendered: { ...rendered, records: { shell: server } } };
      const outcomes: unknown[] = [];
      for (isFailing of [true, true, false, true, true, false])
        outcomes.push(await realms[name](all).catch(({ reason }: RenderFailure) => reason));
      expect(outcomes).toEqual(['failed', 'failed', '{}', 'failed', 'failed', '{}']);
      await realms.close();
    },
  );
});

describe('renders that fail', () => {
  let now = 0;
  beforeEach(() => (now = 0));

  const failing = (
    breaker: ReturnType<typeof realmCircuitBreaker>,
    restaurant: string,
    times = 3,
  ): void => {
    for (let i = 0; i < times; i += 1) breaker.failed(restaurant);
  };

  test('renders for a restaurant are refused for a minute after three failures in a row, the others do not', () => {
    const breaker = realmCircuitBreaker(() => now);
    failing(breaker, 'a', 2);
    expect(breaker.isOpen('a')).toBe(false);
    failing(breaker, 'a', 1);
    expect([breaker.isOpen('a'), breaker.isOpen('b')]).toEqual([true, false]);
    now = 60_000;
    expect(breaker.isOpen('a')).toBe(false);
    breaker.failed('a'); // one attempt per minute
    expect(breaker.isOpen('a')).toBe(true);
  });

  test('failures that three restaurants share breaker all; one or two restaurants never do', () => {
    const breaker = realmCircuitBreaker(() => now);
    for (let i = 0; i < 50; i += 1) {
      breaker.failed('a');
      breaker.failed('b');
    }
    expect(breaker.isOpen('other')).toBe(false);
    breaker.failed('c');
    expect(breaker.isOpen('other')).toBe(true);
    now = 60_000;
    expect(breaker.isOpen('other')).toBe(false);
    for (const restaurant of ['a', 'b']) breaker.failed(restaurant);
    expect(breaker.isOpen('other')).toBe(false);
  });

  test('records that violate the contract breaker their restaurants only, however many', () => {
    const breaker = realmCircuitBreaker(() => now);
    for (let i = 0; i < 30; i += 1) breaker.failed(`r${i % 10}`, true);
    expect([breaker.isOpen('r1'), breaker.isOpen('other')]).toEqual([true, false]);
  });
});

describe('data of one visitor', () => {
  const PAGE = { restaurantUrl: 'bella', revision: '1', dataPath: '/order/uuid/1' };
  const ORDER = { uuid: '1', status: 'READY' };

  function reading(options: Partial<PersonalDataOptions> = {}) {
    const readApi = jest.fn(async () => ({ status: 200, body: ORDER as unknown }));
    const readRestaurant = jest.fn(async () => ({
      info: { id: 7 },
      hours: {},
      menu: { long: true },
    }));
    const withData = personalData({ readApi, readRestaurant, waitMs: 1000, ...options });
    return { readApi, readRestaurant, withData };
  }

  test('a page gets its data, and the restaurant without its menu, which is read once per revision', async () => {
    const { readApi, readRestaurant, withData } = reading();
    const use = jest.fn(async () => 'screen');
    await expect(withData(PAGE, use)).resolves.toBe('screen');
    await withData(PAGE, use);
    expect(use).toHaveBeenCalledWith({ data: ORDER, wire: { info: { id: 7 }, hours: {} } });
    expect([readApi.mock.calls.length, readRestaurant.mock.calls.length]).toEqual([2, 1]);
    await withData({ ...PAGE, revision: '2' }, use);
    expect(readRestaurant).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['an unknown order', async () => ({ status: 404, body: { error: 'Order not found' } })],
    ['a failure of the API', async () => ({ status: 500, body: null })],
    ['no body', async () => ({ status: 200, body: null })],
    ['no connection', async () => Promise.reject(new Error('connection refused'))],
  ])('%s is rendered in the browser', async (_, readApi) => {
    const use = jest.fn();
    await expect(reading({ readApi }).withData(PAGE, use)).rejects.toMatchObject({
      reason: 'no-answer',
    });
    expect(use).not.toHaveBeenCalled();
  });

  test('a slow API delays no page, and its late answer is not used', async () => {
    let answer = (): void => undefined;
    const readApi = () =>
      new Promise<{ status: number; body: unknown }>((resolve) => {
        answer = () => resolve({ status: 200, body: ORDER });
      });
    const use = jest.fn();
    const { withData } = reading({ readApi, waitMs: 20 });
    await expect(withData(PAGE, use)).rejects.toMatchObject({ reason: 'late' });
    answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(use).not.toHaveBeenCalled();
  });

  test('a flood of personal pages is refused, not queued', async () => {
    const { withData } = reading();
    const never = () => new Promise<never>(() => undefined);
    const works = Array.from({ length: 8 }, () => withData(PAGE, never));
    for (const work of works.slice(0, 6)) work.catch(() => undefined);
    const refused = await Promise.allSettled(works.slice(6));
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
