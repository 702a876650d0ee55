import type { BuildRecord } from '@storefront/compositions';
import type {
  ExposeFiles,
  PageBuild,
  PageDocument,
  PageComposition,
} from '@storefront/loader/page';
import { loadDeclarations } from '../addresses/declared.model';
import { applyOverrides } from '../boot/apply-overrides';
import type { Assignment } from '../boot/assign';
import { fetchBuild } from './fetch-build';

describe('applied overrides', () => {
  const ALLOWED = 'http://localhost:4001';
  const HASH = `sha384-${'a'.repeat(64)}`;
  const id = (digit: string) => `1.0.0-${digit.repeat(12)}`;
  const files = (...js: string[]): ExposeFiles => ({ js, css: [], consumes: ['rules'] });
  const build = (base: string): PageBuild => ({
    base,
    version: '1.0.0+abc',
    contract: 3,
    entry: files('entry.js'),
    integrity: { 'entry.js': HASH },
    exposes: { './remote': files('remote.js'), './pages/home': files('pages/home.js') },
    locales: { en: ['en.js'] },
  });
  const arm = (name: string, builds: Record<string, PageBuild>) => ({
    name,
    ranges: [],
    isOff: false,
    builds,
  });
  const page = {
    config: { origins: [ALLOWED] },
    composition: {
      hash: 'h',
      contract: 3,
      previous: { 'mf-menu': build(`/builds/mf-menu/${id('0')}/`) },
      shell: { ...build(`/builds/shell/${id('1')}/`), exposes: { rules: files('rules.js') } },
      remotes: {
        'mf-menu': build(`/builds/mf-menu/${id('2')}/`),
        'mf-cart': build(`/builds/mf-cart/${id('3')}/`),
      },
    },
    experiments: [
      {
        name: 'nep',
        salt: 's',
        expires: 0,
        arms: [arm('control', {}), arm('new', { 'mf-cart': build(`/builds/mf-cart/${id('4')}/`) })],
      },
      {
        name: 'menu',
        salt: 't',
        expires: 0,
        arms: [arm('control', {}), arm('big', { 'mf-menu': build(`/builds/mf-menu/${id('5')}/`) })],
      },
    ],
  } as unknown as PageDocument;
  const assigned: Assignment = {
    composition: page.composition,
    arms: [{ experiment: 'nep', arm: 'control', how: 'assigned' }],
  };
  const apply = (stored: unknown) =>
    applyOverrides(page, assigned, typeof stored === 'string' ? stored : JSON.stringify(stored));

  describe('a build', () => {
    test.each([
      { case: 'of this store', base: `/builds/mf-menu/${id('9')}/` },
      { case: 'of an allowed origin', base: `${ALLOWED}/` },
    ])('$case stands in for one remote, and its failure is seen', ({ base }) => {
      const { composition, overrides } = apply({ builds: { 'mf-menu': build(base) } });
      expect(composition.remotes).toEqual({ ...page.composition.remotes, 'mf-menu': build(base) });
      expect(composition.previous).toEqual({});
      expect(Object.keys(overrides?.builds ?? {})).toEqual(['mf-menu']);
    });

    test.each([
      'https://evil.example/',
      `//evil.example/builds/mf-menu/${id('9')}/`,
      `${ALLOWED}.evil.example/`,
      `${ALLOWED}@evil.example/`,
      ALLOWED,
      `${ALLOWED}/../`,
      'javascript:alert(1)//',
      `/builds/mf-cart/${id('9')}/`,
      `/builds/mf-menu/${id('9')}/../../x/`,
      `\\\\evil.example/`,
      '',
    ])('from anywhere else is dropped: %s', (base) => {
      expect(apply({ builds: { 'mf-menu': build(base) } })).toEqual({
        ...assigned,
        overrides: null,
      });
    });

    test.each([
      { case: 'a file above its folder', change: { entry: files('../evil.js') } },
      {
        case: 'a file on another host',
        change: { exposes: { './remote': files('//evil.example/x.js') } },
      },
      { case: 'a hash that is none', change: { integrity: { 'entry.js': 'sha1-x' } } },
      { case: 'no contract', change: { contract: 'high' } },
    ])('that is malformed is dropped, the others stay: $case', ({ change }) => {
      const other = build(`/builds/mf-cart/${id('8')}/`);
      const { composition } = apply({
        builds: { 'mf-menu': { ...build(`${ALLOWED}/`), ...change }, 'mf-cart': other },
      });
      expect(composition.remotes).toEqual({
        'mf-menu': page.composition.remotes['mf-menu'],
        'mf-cart': other,
      });
    });

    test.each(['shell', 'mf-unknown', '__proto__'])(
      'of no remote of the page is dropped: %s',
      (name) => {
        expect(apply(`{"builds":{"${name}":${JSON.stringify(build(`${ALLOWED}/`))}}}`)).toEqual({
          ...assigned,
          overrides: null,
        });
      },
    );
  });

  describe('a build with a declaration', () => {
    const pages = [
      {
        path: 'news/:id',
        page: 'news',
        guard: 'track',
        title: 'mf-news:page.title',
        links: ['news'],
        slots: ['notice'],
        dialogs: [{ path: 'share', page: 'share', links: [], without: 'hours' }],
        catchesBelow: true,
        startsOnInteraction: true,
      },
    ];
    const widgets = [{ widget: 'headline', slot: 'notice' }];
    const declared = { pages, widgets, neededToOrder: true };
    const before = { 'mf-menu': { pages: [{ path: '', page: 'home' }], widgets: [] } };
    const declaredWith = async (stated: unknown) => {
      const stored = { builds: { 'mf-menu': { ...build(`${ALLOWED}/`), declared: stated } } };
      const { composition, overrides } = apply(stored);
      expect(overrides).not.toBeNull();
      return loadDeclarations({ composition: { ...composition, declared: before }, overrides });
    };

    test('declares the pages and widgets of its remote in place of the other build', async () =>
      expect(await declaredWith(declared)).toEqual({ 'mf-menu': declared }));

    test.each([
      null,
      {},
      { ...declared, pages: 'news' },
      { ...declared, pages: [{ path: '../x', page: 'news' }] },
      { ...declared, pages: [{ path: 'news', page: '../news' }] },
      { ...declared, pages: [{ ...pages[0], title: 7 }] },
      { ...declared, pages: [{ ...pages[0], dialogs: [{ path: 'a', page: {} }] }] },
      { ...declared, widgets: [{ widget: 'headline', slot: null }] },
    ])('that is malformed: that of the other build applies: %j', async (stated) =>
      expect(await declaredWith(stated)).toEqual(before),
    );
  });

  describe('an arm', () => {
    test('is served in place of the assigned one, and nothing of the visit is counted', () => {
      const { composition, arms, overrides } = apply({ arms: { menu: 'big' } });
      expect(composition.remotes['mf-menu']?.base).toContain(id('5'));
      expect(arms).toEqual([
        { experiment: 'nep', arm: 'control', how: 'override' },
        { experiment: 'menu', arm: 'big', how: 'override' },
      ]);
      expect(overrides).toEqual({ builds: {}, arms: { menu: 'big' } });
    });

    test('control takes the builds of the assigned arm away again', () => {
      const inArm: Assignment = {
        composition: {
          ...page.composition,
          remotes: { ...page.composition.remotes, ...page.experiments[0]?.arms[1]?.builds },
        },
        arms: [{ experiment: 'nep', arm: 'new', how: 'assigned' }],
      };
      const { composition } = applyOverrides(
        page,
        inArm,
        JSON.stringify({ arms: { nep: 'control' } }),
      );
      expect(composition.remotes).toEqual(page.composition.remotes);
    });

    test.each([
      '{"menu":"none"}',
      '{"other":"big"}',
      '{"constructor":"big"}',
      '{"__proto__":"big"}',
    ])('that is missing from the page changes nothing: %s', (arms) =>
      expect(apply(`{"arms":${arms}}`)).toEqual({ ...assigned, overrides: null }),
    );
  });
});

describe('the build of an override', () => {
  const ID = '1.0.0-999999999999';
  const ALLOWED = 'http://localhost:4001';
  const HASH = `sha384-${'a'.repeat(64)}`;
  const files = (...js: string[]) => ({ js, css: [], consumes: [] });
  const pageBuild = (base: string) => ({
    base,
    version: '1.0.0+a',
    contract: 3,
    entry: files('entry.js'),
    integrity: {},
    exposes: {},
    locales: {},
  });
  const composition: PageComposition = {
    hash: 'h',
    contract: 3,
    shell: pageBuild('/builds/shell/1.0.0-111111111111/'),
    previous: {},
    remotes: { 'mf-menu': pageBuild('/builds/mf-menu/1.0.0-222222222222/') },
  };
  const place = { composition, origins: [ALLOWED] };
  const record: Partial<BuildRecord> = {
    name: 'mf-menu',
    version: '1.0.0+b',
    contract: 3,
    entry: files('entry.js'),
    exposes: { './remote': files('remote.js') },
    locales: { en: ['en.js'] },
    files: ['entry.js', 'remote.js', 'en.js'].map((path) => ({ path, size: 1, integrity: HASH })),
  };
  const answers = (body: unknown, ok = true) => {
    const requested = jest.fn((_url: string) =>
      Promise.resolve({ ok, json: () => Promise.resolve(body) }),
    );
    globalThis.fetch = requested as unknown as typeof fetch;
    return requested;
  };
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  test('has what its record declares for a page', async () => {
    const news = { path: 'news', page: 'news', heading: 'mf-menu:page.news' };
    answers({ ...record, declaration: { pages: [news], stored: ['cart'] } });
    expect(await fetchBuild(ID, 'mf-menu', place)).toMatchObject({
      ok: true,
      build: { declared: { pages: [{ path: 'news', title: 'mf-menu:page.news' }], widgets: [] } },
    });
  });

  test.each([ID, `${ALLOWED}/`])('an adopted one at %s has all its scripts', async (at) => {
    answers({ ...record, adopted: true });
    expect(await fetchBuild(at, 'mf-menu', place)).toMatchObject({
      ok: true,
      build: { adopted: true, exposes: record.exposes, integrity: { 'remote.js': HASH } },
    });
  });

  test('another origin requests nothing', async () => {
    const requested = answers(record);
    expect(await fetchBuild('https://evil.example/', 'mf-menu', place)).toEqual({
      ok: false,
      refusal: 'not-allowed',
    });
    expect(requested).not.toHaveBeenCalled();
  });

  test.each([
    { case: 'nothing there', body: null, ok: false, refusal: 'unreachable' },
    {
      case: 'a build of another part',
      body: { ...record, name: 'mf-cart' },
      ok: true,
      refusal: 'other-remote',
    },
    {
      case: 'a file above the folder',
      body: { ...record, entry: files('../evil.js') },
      ok: true,
      refusal: 'malformed',
    },
    {
      case: 'a malformed declaration',
      body: { ...record, declaration: { pages: [{ path: 'News', page: 'news' }] } },
      ok: true,
      refusal: 'malformed',
    },
  ])('refused: $case', async ({ body, ok, refusal }) => {
    answers(body, ok);
    expect(await fetchBuild(ID, 'mf-menu', place)).toEqual({ ok: false, refusal });
  });
});
