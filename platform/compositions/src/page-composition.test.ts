import { filesUrl } from './file-url';
import { recordKey } from './page-build';
import { compositionRest, pageComposition, pageParts } from './page-composition';
import { aBuild, aShell } from './testing';
import { REST_FILE, restUrl, withRest } from './composition-rest';
import type { PageBuild, PageComposition } from './page-document';
import { compositionOfPayment, namesOfPayment } from './payment-document';

describe('the composition of a page', () => {
  const route = { path: 'cart', pages: [{ remote: 'mf-cart', page: 'cart' }] };
  const ref = (name: string) => ({ name, id: '1.0.0-aaaaaaaaaaaa', contentHash: 'a'.repeat(64) });
  const made = [aShell([route]), aBuild('mf-cart', ['cart', 'notes']), aBuild('mf-menu', ['home'])];
  const records = new Map(made.map((build) => [recordKey(ref(build.name)), build]));
  const composition = {
    hash: 'b'.repeat(64),
    contract: 3,
    builds: made.map(({ name }) => ref(name)),
    previous: [ref('mf-cart')],
  };
  const baseOf = (name: string, id: string) => `/builds/${name}/${id}/`;
  const opened = { composition, records, baseOf };

  test('a page contains the hashes of the files it requests itself, and no others', () => {
    const { shell, remotes } = pageComposition(opened, route);
    expect(Object.keys(remotes['mf-cart']?.integrity ?? {})).toEqual([
      'entry.js',
      'remote.js',
      'page-cart.js',
      'locale-en.js',
      'locale-pt-br.js',
    ]);
    expect(Object.keys(remotes['mf-menu']?.integrity ?? {})).toEqual(['entry.js']);
    expect(Object.keys(shell.integrity)).toEqual([
      'entry.js',
      'locale-en.js',
      'locale-pt-br.js',
      'rules.js',
    ]);
  });

  test('of a last good build only the entry is named: it is not preloaded', () => {
    const { previous } = pageComposition(opened, route);
    expect(previous['mf-cart']).toMatchObject({
      entry: { js: ['entry.js'], consumes: [] },
      exposes: {},
      locales: {},
    });
    expect(Object.keys(previous['mf-cart']?.integrity ?? {})).toEqual(['entry.js']);
  });

  test('of an adopted build every page has all exposes, and the hash of each script', () => {
    const cart = { ...aBuild('mf-cart', ['cart', 'notes']), adopted: true as const };
    const adopted = { ...opened, records: new Map(records).set(recordKey(ref('mf-cart')), cart) };
    const rest = { file: 'rest.json', integrity: 'sha384-x' };
    const first = pageParts(adopted, { always: new Set(), rest })(route);
    const widget = pageParts(adopted, { always: new Set(['mf-cart']), rest })(null);
    const others = pageComposition(adopted, null);
    for (const build of [
      ...[first.remotes, first.previous, widget.remotes, others.remotes, others.previous],
    ].map((builds) => builds['mf-cart'])) {
      expect(build).toMatchObject({ adopted: true });
      expect(Object.keys(build?.exposes ?? {})).toEqual(Object.keys(cart.exposes));
      expect(Object.keys(build?.integrity ?? {}).toSorted()).toEqual([
        ...['entry.js', 'page-cart.js', 'page-notes.js', 'remote.js'],
      ]);
    }
  });

  test('shared files are loaded from their common folder, those of a fallback from its own', () => {
    const shared = new Map(
      [...records].map(([key, build]) => [key, { ...build, sharedFiles: true as const }]),
    );
    const { shell, remotes, previous } = pageComposition({ ...opened, records: shared }, route);
    expect(
      [shell, remotes['mf-cart'], previous['mf-cart']].map((build) => build && filesUrl(build)),
    ).toEqual([
      '/builds/shell/files/',
      '/builds/mf-cart/files/',
      '/builds/mf-cart/1.0.0-aaaaaaaaaaaa/',
    ]);
  });
});

describe('the rest of a composition', () => {
  const routeOf = (path: string, remote: string, page = path) => ({
    path,
    pages: [{ remote, page }],
  });
  const routes = [
    routeOf('', 'mf-menu', 'home'),
    routeOf('cart', 'mf-cart'),
    routeOf('track', 'mf-tracking'),
  ];
  const NAMES = { 'mf-menu': ['home', 'hours'], 'mf-cart': ['cart'], 'mf-tracking': ['track'] };
  const made = [
    aShell(routes),
    ...Object.entries(NAMES).map(([name, pages]) => aBuild(name, pages)),
  ];
  const ref = (name: string, digit = 'a') => ({
    name,
    id: `1.0.0-${digit.repeat(12)}`,
    contentHash: digit.repeat(64),
  });
  const previous = [ref('mf-cart', 'b'), ref('mf-tracking', 'b')];
  const records = new Map([
    ...made.map((build) => [recordKey(ref(build.name)), build] as const),
    ...previous.map((it) => [recordKey(it), aBuild(it.name)] as const),
  ]);
  const opened = {
    composition: {
      hash: 'c'.repeat(64),
      contract: 3,
      builds: made.map(({ name }) => ref(name)),
      previous,
    },
    records,
    baseOf: (name: string, id: string) => `/builds/${name}/${id}/`,
  };
  const pointer = {
    file: `_compositions/${'c'.repeat(64)}-0123456789ab.json`,
    integrity: 'sha384-x',
  };
  const partAt = pageParts(opened, { always: new Set(['mf-cart']), rest: pointer });
  const [menuRoute, cartRoute] = routes;
  const keysOf = (builds: object) => Object.keys(builds).sort();

  describe('the part of a composition in a page', () => {
    test('announces what its page requests once it runs: files of its builds, and widgets', () => {
      const changed = new Map(records);
      const change = (name: string, changes: object): void => {
        const key = recordKey(ref(name));
        changed.set(key, { ...changed.get(key)!, ...changes });
      };
      const hashed = ['entry.js', 'rules.js', 'draft.js', 'remote.js', 'button.js', 'slides.js'];
      const files = hashed.map((path) => ({ path, size: 1, integrity: `sha384-${path}` }));
      const exposes = aBuild('mf-cart', ['cart']).exposes;
      const button = { js: ['button.js'], css: [], consumes: [] };
      change('shell', {
        files,
        later: { 'mf-menu/home': ['draft.js'], 'mf-cart/cart': ['rules.js'] },
        startWidgets: { 'mf-menu/home': ['mf-cart/button'] },
      });
      change('mf-menu', { files, later: { './pages/home': ['slides.js'] } });
      change('mf-cart', {
        files,
        exposes: { ...exposes, './widgets/button': button, './widgets/other': button },
        later: { './pages/home': ['draft.js'] },
      });
      const announced = pageParts(
        { ...opened, records: changed },
        { always: new Set(['mf-cart']), rest: pointer },
      );
      const { shell, remotes } = announced(menuRoute!);
      expect([shell.later, remotes['mf-menu']!.later, remotes['mf-cart']!.later]).toEqual([
        ['draft.js'],
        ['slides.js'],
        undefined,
      ]);
      expect(keysOf(remotes['mf-cart']!.exposes)).toEqual(['./remote', './widgets/button']);
      expect(keysOf(remotes['mf-cart']!.integrity)).toEqual(['button.js', 'entry.js', 'remote.js']);
      expect(shell.integrity['draft.js']).toBe('sha384-draft.js');
      const other = announced(cartRoute!);
      expect([other.shell.later, other.shell.integrity['draft.js']]).toEqual([
        ['rules.js'],
        undefined,
      ]);
      expect(announced(null).remotes['mf-cart']).toMatchObject({ exposes: {}, locales: {} });
      const rest = compositionRest({ ...opened, records: changed }, routes);
      expect(rest.remotes['mf-menu']!.later).toBeUndefined();
    });

    test('has the files of its own pages alone; of every other remote the entry alone', () => {
      const { remotes } = partAt(menuRoute!);
      expect(keysOf(remotes['mf-menu']!.exposes)).toEqual(['./pages/home', './remote']);
      expect(remotes['mf-cart']).toMatchObject({ exposes: {}, locales: {} });
      expect(Object.keys(remotes['mf-cart']!.integrity)).toEqual(['entry.js']);
      expect(keysOf(partAt(cartRoute!).remotes['mf-cart']!.exposes)).toEqual([
        './pages/cart',
        './remote',
      ]);
    });
  });

  describe('a composition with the rest', () => {
    const rest = compositionRest(opened, routes);

    test('is the page with all builds, and omits none', () => {
      const every = { path: '*', pages: routes.flatMap(({ pages }) => pages) };
      expect(withRest(partAt(menuRoute!), rest)).toEqual(pageComposition(opened, every));
    });

    const other: PageBuild = { ...rest.remotes['mf-cart']!, base: '/builds/mf-cart/2/' };
    const withCart = (changes: Partial<PageComposition>): PageComposition =>
      withRest({ ...partAt(menuRoute!), ...changes }, rest);

    test('has the build of an arm, and the replaced one as its fallback', () => {
      const control = partAt(menuRoute!).remotes['mf-cart']!;
      const whole = withCart({ remotes: { 'mf-cart': other }, previous: { 'mf-cart': control } });
      expect(whole.remotes['mf-cart']).toBe(other);
      expect(whole.previous['mf-cart']).toBe(control);
      expect(whole.remotes['mf-tracking']).toBe(rest.remotes['mf-tracking']);
      expect(whole.previous['mf-tracking']).toBe(rest.previous['mf-tracking']);
    });

    test('has the earlier builds in the last good composition', () => {
      const whole = withCart({ rest: { ...pointer, isLastGood: true }, previous: {} });
      expect(whole.remotes['mf-tracking']).toBe(rest.previous['mf-tracking']);
      expect(whole.remotes['mf-menu']).toBe(rest.remotes['mf-menu']);
      expect(whole.previous).toEqual({});
    });
  });

  test('the file is below the URL of all builds, in a folder that no build can have', () => {
    expect(restUrl(partAt(null), pointer)).toBe(`/builds/${pointer.file}`);
    for (const file of [pointer.file, `../${pointer.file}`, 'mf-menu/x.json', '//evil/x.json'])
      expect([file, REST_FILE.test(file)]).toEqual([file, file === pointer.file]);
  });
});

describe('the document of the payment', () => {
  const page = (remote: string) => ({ remote, page: 'home' });

  test('its builds are the shell, and the remotes of the pages that are declared as its own', () =>
    expect([
      ...namesOfPayment([
        { pages: [page('mf-pay')], isOfPayment: true },
        { pages: [page('mf-pay'), page('mf-pay')], isOfPayment: true },
        { pages: [page('mf-menu')] },
      ]),
    ]).toEqual(['shell', 'mf-pay']));

  test('the composition of the payment has no build of another remote, and no rest that names them', () => {
    const route = { path: 'payment', pages: [{ remote: 'mf-checkout', page: 'payment' }] };
    const ref = (name: string) => ({ name, id: '1.0.0-aaaaaaaaaaaa', contentHash: 'a'.repeat(64) });
    const made = [aShell([route]), aBuild('mf-checkout', ['payment']), aBuild('mf-menu', ['home'])];
    const whole = pageComposition(
      {
        composition: {
          hash: 'b'.repeat(64),
          contract: 3,
          builds: made.map(({ name }) => ref(name)),
          previous: made.map(({ name }) => ref(name)),
        },
        records: new Map(made.map((build) => [recordKey(ref(build.name)), build])),
        baseOf: (name, id) => `/builds/${name}/${id}/`,
      },
      { path: '*', pages: [...route.pages, page('mf-menu')] },
    );
    expect(Object.keys(whole.remotes)).toEqual(['mf-checkout', 'mf-menu']);
    const { rest: _, ...known } = whole;
    const found = compositionOfPayment(
      { ...whole, rest: { file: 'rest.json', hash: 'c' } as never },
      new Set(['shell', 'mf-checkout']),
    );
    expect(found).toEqual({
      ...known,
      remotes: { 'mf-checkout': whole.remotes['mf-checkout'] },
      previous: Object.fromEntries(
        Object.entries(whole.previous).filter(([name]) => name !== 'mf-menu'),
      ),
    });
    expect(Object.keys(whole.previous)).toContain('mf-menu');
    const pages = (isOfPayment: object) => [{ path: 'a', page: 'a', ...isOfPayment }];
    const declared = {
      'mf-checkout': { pages: pages({ isOfPayment: true }), widgets: [] },
      'mf-menu': { pages: pages({}), widgets: [] },
    };
    expect(Object.keys(compositionOfPayment({ ...whole, declared }).remotes)).toEqual([
      'mf-checkout',
    ]);
  });
});
