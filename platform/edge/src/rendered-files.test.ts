import {
  type Arm,
  type BuildRef,
  type Experiment,
  ARMS_COOKIE,
  armsValue,
  chooseArm,
  readArms,
} from '@storefront/compositions';
import { compose, openStore, publish, readBuild, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { channelPage } from './channel-page';
import type { Served } from './served';
import { hashAllocation } from '@storefront/compositions/hash-allocation';
import type { Visit } from './visit-arms';

const SHELL_RENDERS = [
  'mf-menu/home',
  'mf-menu/hours',
  'mf-cart/cart',
  'plain-document',
  'not-found',
];

let store: Store;
const refs: Record<string, BuildRef> = {};
let composition: string;

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const routes = [
    { path: '', pages: [{ remote: 'mf-menu', page: 'home' }] },
    { path: 'hours', pages: [{ remote: 'mf-menu', page: 'hours' }] },
    { path: 'shopping-cart', pages: [{ remote: 'mf-cart', page: 'cart' }] },
  ];
  const published = [];
  const names = ['shell', 'mf-menu', 'mf-cart'];
  for (const key of [...names, ...names.map((name) => `${name} other`)]) {
    const [name = ''] = key.split(' ');
    const files = { 'main.js': `const a = '${key}';`, 'boot.js': 'start();' };
    const version = key === name ? '1.0.0+0001' : '1.0.0+0002';
    const none = { js: [], css: [], consumes: [] };
    const pagesOf = Object.fromEntries(
      routes.flatMap(({ pages }) =>
        pages.flatMap(({ remote, page }) => (remote === name ? [[`./pages/${page}`, none]] : [])),
      ),
    );
    const { folder } = await aBuildFolder(
      name,
      files,
      name === 'shell'
        ? { version, boot: 'boot.js', routes, rendered: SHELL_RENDERS }
        : {
            version,
            exposes: { './remote': none, ...pagesOf },
            rendered: Object.keys(pagesOf),
          },
    );
    const build = await publish(store, folder);
    refs[key] = build;
    if (key === name) published.push(build);
  }
  composition = (await compose(store, published)).hash;
});
afterAll(removeTemporaryFolders);

const anArm = (name: string, ref: BuildRef, off?: Arm['off']): Arm => ({
  name,
  share: 5000,
  ranges: [[5000, 10_000]],
  builds: [ref],
  off,
});

const experimentOn = (name: string, overrides: Partial<Experiment> = {}): Experiment => ({
  name: `${name}-test`,
  owner: 'menu team',
  salt: 'a',
  since: '2026-01-01T00:00:00Z',
  expires: '2999-01-01T00:00:00Z',
  arms: [
    { name: 'control', share: 5000, ranges: [[0, 5000]], builds: [] },
    anArm('other', refs[`${name} other`] as BuildRef),
  ],
  ...overrides,
});

const OFF = { at: '2026-01-01T00:00:00Z', reason: '' };
const VARIANTS = { other: 'a'.repeat(64) };
const NEW_VISIT = { cookie: undefined, modules: [] };
/** The first visit of a visitor with this id. */
const firstVisit = (newcomer: string): Visit => ({ ...NEW_VISIT, newcomer });
/** Visitors with these numbers are in `other` of an experiment with the salt `a`, and outside of it. */
const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ids = Array.from({ length: 10_000 }, (_, number) => idOf(number));

const pageWith = (experiments: Experiment[], changed: Partial<Served> = {}) =>
  channelPage(
    {
      store,
      channel: 'stable',
      buildsBase: '/builds',
      apiBase: '/api',
      mediaBase: '',
      newsUrl: '',
    },
    {
      composition,
      experiments,
      variants: VARIANTS,
      revoked: [],
      origins: [],
      revision: 1,
      ...changed,
    },
  );

/** A visit with the cookie that the start script writes for an arm of these experiments. */
const visitIn = (arm: string, ...experiments: Experiment[]): Visit => ({
  cookie: `${ARMS_COOKIE}=${armsValue(
    experiments.map((experiment) => ({
      experiment: experiment.name,
      allocation: hashAllocation(experiment),
      arm,
    })),
  )}`,
  modules: [],
});

test('the files of a page render it; a path without a route has none', async () => {
  const page = await pageWith([]);
  expect(page.rendered('hours', NEW_VISIT)?.route.pages).toEqual([
    { remote: 'mf-menu', page: 'hours' },
  ]);
  expect(Object.keys(page.rendered('', NEW_VISIT)?.records ?? {}).sort()).toEqual([
    'mf-cart',
    'mf-menu',
    'shell',
  ]);
  expect(page.rendered('no-such-page', NEW_VISIT)).toBeNull();
  expect(page.isTested('no-such-page', [])).toBe(false);
  expect(['', 'hours', 'no-such-page'].map(page.hasRoute)).toEqual([true, true, false]);
});

test.each([
  ['the remote of the page', 'mf-menu', true],
  ['the shell', 'shell', true],
  ['another remote', 'mf-cart', false],
])(
  'a first visit while an experiment has a build of %s: it is rendered in the arm of its id, with the cookie',
  async (_case, name, isTested) => {
    const experiment = experimentOn(name);
    const page = await pageWith([experiment]);
    expect(page.isTested('', [])).toBe(isTested);
    const chosen = new Map<string, number>();
    for (const id of ids) {
      const arm = chooseArm(experiment.arms, experiment.salt, id)?.name ?? '';
      chosen.set(arm, (chosen.get(arm) ?? 0) + 1);
      const hash = page.rendered('', firstVisit(id))?.composition.hash;
      const expected = isTested && arm === 'other' ? VARIANTS.other : composition;
      // ten thousand expectations would take seconds
      if (hash !== expected) expect([id, hash]).toEqual([id, expected]);
      const cookie = page.firstCookie('', firstVisit(id)) ?? '';
      const stored = readArms(cookie.split(';')[0]).arms.get(experiment.name)?.arm;
      if (stored !== (isTested ? arm : undefined)) expect([id, cookie]).toEqual([id, arm]);
    }
    for (const name of ['control', 'other'])
      expect(Math.abs((chosen.get(name) ?? 0) - 5000)).toBeLessThan(250);
  },
);

test('the cookie of a first visit has the arms in all experiments, no id, and ends with the last one', async () => {
  const [menus, carts] = [
    experimentOn('mf-menu'),
    experimentOn('mf-cart', { expires: '2998-01-01T00:00:00Z' }),
  ];
  const page = await pageWith([menus, carts], { variants: { 'other.control': 'a'.repeat(64) } });
  const id = ids.find((it) => chooseArm(menus.arms, 'a', it)?.name === 'other') ?? '';
  const cookie = page.firstCookie('hours', firstVisit(id)) ?? '';
  expect(cookie).toBe(
    `${ARMS_COOKIE}=~mf-menu-test.${hashAllocation(menus)}.other_mf-cart-test.${hashAllocation(carts)}.other` +
      '; Path=/; SameSite=Lax; Expires=Tue, 01 Jan 2999 00:00:00 GMT',
  );
  // the page shows the arm of its own experiment alone, at the first visit and with the cookie
  for (const visit of [firstVisit(id), { cookie: cookie.split(';')[0], modules: [] }])
    expect(page.rendered('hours', visit)?.composition.hash).toBe('a'.repeat(64));
});

test('no cookie: of a page that no experiment tests, with one, at a restaurant that forces an arm', async () => {
  const experiment = experimentOn('mf-menu', { forces: { module: 'new_menu', arm: 'other' } });
  const page = await pageWith([experiment]);
  expect(page.firstCookie('', firstVisit(idOf(1)))).toMatch(/^storefront-arms=~/);
  for (const [path, visit] of [
    ['shopping-cart', firstVisit(idOf(1))],
    ['no-such-page', firstVisit(idOf(1))],
    ['', NEW_VISIT],
    ['', { ...visitIn('other', experiment), newcomer: idOf(1) }],
    ['', { cookie: `${ARMS_COOKIE}=forged`, modules: [], newcomer: idOf(1) }],
    ['', { ...firstVisit(idOf(1)), modules: ['new_menu'] }],
  ] as const)
    expect(page.firstCookie(path, visit)).toBeNull();
});

test('an experiment that assigns no visitor to another build changes no page; its cookie chooses nothing', async () => {
  const forces = { module: 'new_menu', arm: 'other' };
  const without = experimentOn('mf-menu', { forces });
  without.arms[1] = { ...without.arms[1]!, share: 0, ranges: [] };
  const page = await pageWith([without]);
  expect(page.isTested('', [])).toBe(false);
  for (const visit of [NEW_VISIT, firstVisit(idOf(1)), visitIn('other', without)]) {
    expect(page.rendered('', visit)?.composition.hash).toBe(composition);
    expect(page.rendered('', { ...visit, modules: ['new_menu'] })).toMatchObject({
      composition: { hash: VARIANTS.other },
      modules: ['new_menu'],
    });
  }
});

test.each(['mf-menu', 'shell'])(
  'a visit in an arm is rendered with its build of %s, one in control without',
  async (name) => {
    const experiment = experimentOn(name);
    const page = await pageWith([experiment]);
    const inArm = page.rendered('', visitIn('other', experiment));
    const { shell, remotes, hash } = inArm!.composition;
    const build = name === 'shell' ? shell : remotes[name];
    expect(hash).toBe(VARIANTS.other);
    expect(build?.base).toBe(`/builds/${name}/${refs[`${name} other`]?.id}/`);
    expect(inArm?.records[name]?.contentHash).toBe(refs[`${name} other`]?.contentHash);
    for (const outside of ['control', ''])
      expect(page.rendered('', visitIn(outside, experiment))?.composition.hash).toBe(composition);
  },
);

test('a module of the restaurant forces an arm, unless the arm is off', async () => {
  const forces = { module: 'new_menu', arm: 'other' };
  const modules = ['new_menu'];
  const page = await pageWith([experimentOn('mf-menu', { forces })]);
  expect(page.rendered('', { cookie: undefined, modules })?.composition.hash).toBe(VARIANTS.other);
  const off = experimentOn('mf-menu', { forces });
  off.arms[1] = { ...off.arms[1]!, off: OFF };
  const without = await pageWith([off]);
  for (const visit of [NEW_VISIT, visitIn('', off)])
    expect(without.rendered('', { ...visit, modules })?.composition.hash).toBe(composition);
});

const menuTest = (changed: Partial<Experiment> = {}) => experimentOn('mf-menu', changed);
test.each([
  ['an unknown arm', () => visitIn('no-such-arm', menuTest())],
  ['another experiment', () => visitIn('other', experimentOn('mf-cart'))],
  ['an allocation before other shares', () => visitIn('other', menuTest({ salt: 'b' }))],
  [
    'an allocation before another expiry',
    () => visitIn('other', menuTest({ expires: '2998-01-01T00:00:00Z' })),
  ],
  ['no value', () => ({ cookie: `${ARMS_COOKIE}=`, modules: [] })],
])('a cookie with %s: the start script decides', async (_case, visit) => {
  const page = await pageWith([experimentOn('mf-menu')]);
  expect(page.rendered('', { ...visit(), newcomer: idOf(1) })).toBeNull();
});

test('a cookie with an arm that only a module gives: the start script decides', async () => {
  const { arms } = menuTest();
  const given: Arm = { ...arms[1]!, name: 'given', share: 0, ranges: [] };
  const experiment = menuTest({ arms: [...arms, given] });
  const variants = { ...VARIANTS, given: 'b'.repeat(64) };
  const page = await pageWith([experiment], { variants });
  expect(page.rendered('', visitIn('given', experiment))).toBeNull();
});

test('screens beside the home: not while it is tested, nor in an arm that a module forces', async () => {
  const forces = { module: 'new_menu', arm: 'other' };
  const [tested, forced] = [await pageWith([menuTest()]), menuTest({ forces })];
  expect([tested.ofShell('not-found'), tested.ofShell('plain-document')]).toEqual([
    null,
    expect.any(Object),
  ]);
  forced.arms[1] = { ...forced.arms[1]!, ranges: [] };
  const page = await pageWith([forced]);
  expect(page.ofShell('not-found', ['new_menu'])).toBeNull();
  expect(page.ofShell('not-found', [])?.composition.hash).toBe(composition);
});

test('an arm that is off is control; one that is revoked or without a composition is not rendered', async () => {
  const off = experimentOn('mf-menu');
  off.arms[1] = { ...off.arms[1]!, off: OFF };
  const stale = visitIn('other', experimentOn('mf-menu'));
  for (const visit of [stale, visitIn('other', off), firstVisit(idOf(1)), NEW_VISIT])
    expect((await pageWith([off])).rendered('', visit)?.composition.hash).toBe(composition);
  const on = experimentOn('mf-menu');
  for (const changed of [{ variants: {} }, { revoked: [VARIANTS.other] }])
    expect((await pageWith([on], changed)).rendered('', visitIn('other', on))).toBeNull();
});

describe('builds from before a page could be rendered', () => {
  /** A composition with one build whose record is as an earlier release, or a damaged one, wrote it. */
  async function pageWithEarlier(name: string, version: string, rendered?: unknown) {
    const [key, ...others] = [name, ...['shell', 'mf-menu', 'mf-cart'].filter((it) => it !== name)];
    const known = await readBuild(store, name, refs[key]?.id ?? '');
    const files = { 'main.js': `const a = '${name} ${version}';`, 'boot.js': 'start();' };
    const { rendered: _, ...record } = known;
    const { files: _files, contentHash: _hash, ...rest } = record;
    const { folder } = await aBuildFolder(name, files, {
      ...rest,
      version: `1.0.0+${version}`,
      ...(rendered === undefined ? {} : { rendered: rendered as string[] }),
    });
    const earlier = await publish(store, folder);
    const builds = [earlier, ...others.map((it) => refs[it] as BuildRef)];
    return pageWith([], { composition: (await compose(store, builds)).hash });
  }

  test.each([
    ['without a statement', 'a001', undefined],
    ['with an unreadable one', 'a002', 'everything'],
    ['with other pages', 'a003', ['./pages/notes']],
  ])(
    'an earlier cart %s is rendered in the browser, the menu at the edge',
    async (_case, version, rendered) => {
      const page = await pageWithEarlier('mf-cart', version, rendered);
      expect(page.rendered('shopping-cart', NEW_VISIT)).toBeNull();
      expect(page.rendered('', NEW_VISIT)).not.toBeNull();
    },
  );

  test('an earlier shell renders nothing, and has no menu without scripts', async () => {
    const page = await pageWithEarlier('shell', 'a004');
    expect(['', 'shopping-cart'].map((path) => page.rendered(path, NEW_VISIT))).toEqual([
      null,
      null,
    ]);
    expect([page.ofShell('plain-document'), page.ofShell('not-found')]).toEqual([null, null]);
    expect(page.hasRoute('shopping-cart')).toBe(true);
  });
});
