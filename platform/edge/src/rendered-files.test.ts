import {
  type Arm,
  type BuildRef,
  type Experiment,
  ARMS_COOKIE,
  armsValue,
} from '@storefront/compositions';
import { compose, openStore, publish, readBuild, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { channelPage } from './channel-page';
import type { Served } from './served';
import { type Visit, allocationOf } from './visit-arms';

const SHELL_RENDERS = ['mf-menu/home', 'mf-menu/hours', 'mf-cart/cart', 'plain-menu', 'not-found'];

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
    experiments.map((it) => ({ experiment: it.name, allocation: allocationOf(it), arm })),
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
  expect(page.isTested('no-such-page')).toBe(false);
  expect(['', 'hours', 'no-such-page'].map(page.hasRoute)).toEqual([true, true, false]);
});

test.each([
  ['the remote of the page', 'mf-menu', true],
  ['the shell', 'shell', true],
  ['another remote', 'mf-cart', false],
])('a first visit while an experiment has a build of %s', async (_case, name, isTested) => {
  const page = await pageWith([experimentOn(name)]);
  expect(page.isTested('')).toBe(isTested);
  expect(page.rendered('', NEW_VISIT)?.composition.hash ?? null).toBe(
    isTested ? null : composition,
  );
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
  expect(without.rendered('', { cookie: undefined, modules })).toBeNull();
  expect(without.rendered('', { ...visitIn('', off), modules })?.composition.hash).toBe(
    composition,
  );
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
  expect(page.rendered('', visit())).toBeNull();
});

test('an arm that is off, revoked or without a composition is not rendered', async () => {
  const off = experimentOn('mf-menu');
  off.arms[1] = { ...off.arms[1]!, off: OFF };
  const stale = visitIn('other', experimentOn('mf-menu'));
  expect((await pageWith([off])).rendered('', stale)).toBeNull();
  expect((await pageWith([off])).rendered('', visitIn('other', off))?.composition.hash).toBe(
    composition,
  );
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
    expect([page.ofShell('plain-menu'), page.ofShell('not-found')]).toEqual([null, null]);
    expect(page.hasRoute('shopping-cart')).toBe(true);
  });
});
