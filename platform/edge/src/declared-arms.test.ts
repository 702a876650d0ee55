import {
  type Arm,
  type BuildRecord,
  type BuildRef,
  type DeclaredPage,
  type Experiment,
  ARMS_COOKIE,
  armsValue,
} from '@storefront/compositions';
import { anOffer } from '@storefront/compositions/testing';
import { compose, openStore, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { channelPage } from './channel-page';
import type { Served } from './served';
import { hashAllocation } from '@storefront/compositions/hash-allocation';
import type { Visit } from './visit-arms';

/*
 * Compositions in which an arm, a last good build or the channel itself has another declaration: of a remote
 * (mf-news), and of shells and remotes from before declarations.
 */

let store: Store;
beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
});
afterAll(removeTemporaryFolders);

let count = 0;
const versionOf = (): string => `1.0.0+${String((count += 1)).padStart(4, '0')}`;

const page = (path: string, of: Partial<DeclaredPage> = {}): DeclaredPage => ({
  path,
  page: 'news',
  heading: 'item',
  rendered: {},
  ...of,
});

async function aRemote(name: string, pages: readonly DeclaredPage[] | null): Promise<BuildRef> {
  const files = { 'main.js': `const a = ${count};`, 'news.js': '1', 'more.js': '2' };
  const names = pages?.map((it) => it.page) ?? ['news'];
  const exposes = Object.fromEntries(
    [...new Set(names)].map((it) => [`./pages/${it}`, { js: [`${it}.js`], css: [], consumes: [] }]),
  );
  const { folder } = await aBuildFolder(name, files, {
    version: versionOf(),
    exposes: { './remote': { js: [], css: [], consumes: [] }, ...exposes },
    rendered: Object.keys(exposes),
    ...(pages === null ? {} : { declaration: { pages: [...pages] } }),
  });
  const { id, contentHash } = await publish(store, folder);
  return { name, id, contentHash };
}

async function aShellWith(record: Partial<BuildRecord>): Promise<BuildRef> {
  const files = { 'main.js': `const a = ${count};`, 'boot.js': 'start();' };
  const { folder } = await aBuildFolder('shell', files, {
    version: versionOf(),
    boot: 'boot.js',
    ...record,
  });
  const { id, contentHash } = await publish(store, folder);
  return { name: 'shell', id, contentHash };
}
const newShell = (of: Partial<BuildRecord> = {}) => aShellWith({ offers: anOffer(), ...of });
const oldShell = (path = 'news', of: Partial<BuildRecord> = {}) =>
  aShellWith({
    routes: [{ path, pages: [{ remote: 'mf-news', page: 'news' }] }],
    rendered: ['mf-news/news'],
    ...of,
  });

const NONE = { language: '', modules: null };
const VARIANT = 'a'.repeat(64);

function experimentWith(build: BuildRef): Experiment {
  const arm = (name: string, builds: BuildRef[], from: number): Arm => ({
    name,
    share: 5000,
    ranges: [[from, from + 5000]],
    builds,
  });
  return {
    name: 'news',
    owner: 'news team',
    salt: 'a',
    since: '2026-01-01T00:00:00Z',
    expires: '2999-01-01T00:00:00Z',
    arms: [arm('control', [], 0), arm('other', [build], 5000)],
  };
}

async function pageOf(builds: BuildRef[], served: Partial<Served> = {}, previous: BuildRef[] = []) {
  const bases = { buildsBase: '/builds', apiBase: '/api', mediaBase: '', newsUrl: '' };
  const { hash } = await compose(store, builds, previous);
  const composition = {
    composition: hash,
    experiments: [],
    variants: { other: VARIANT },
    revoked: [],
    origins: [],
    revision: 1,
    ...served,
  };
  return channelPage({ store, channel: 'stable', ...bases }, composition);
}

const visitIn = (arm: string, experiment: Experiment): Visit => ({
  cookie: `${ARMS_COOKIE}=${armsValue([
    { experiment: experiment.name, allocation: hashAllocation(experiment), arm },
  ])}`,
  modules: [],
});
const CONTROL_VISIT: Visit = { cookie: undefined, modules: [] };

describe.each([[{}], [{ fetchesRest: true as const }]])(
  'an arm with another declaration of a remote, %j',
  (of) => {
    const BEFORE = [page('news'), page('old')];
    const AFTER = [page('news'), page('new', { page: 'more' })];
    const experimentOf = async () => experimentWith(await aRemote('mf-news', AFTER));

    test('its page is found, and rendered for the visitors of the arm alone', async () => {
      const experiment = await experimentOf();
      const builds = [await newShell(of), await aRemote('mf-news', BEFORE)];
      const current = await pageOf(builds, { experiments: [experiment] });
      expect(['news', 'old', 'new', 'none'].map(current.hasRoute)).toEqual([
        true,
        true,
        true,
        false,
      ]);
      expect(current.isTested('new', [])).toBe(true);
      const paths = (visit: Visit) =>
        ['news', 'old', 'new'].map((path) => current.rendered(path, visit)?.composition.hash);
      const own = current.document('news', NONE).composition.hash;
      expect(paths(visitIn('control', experiment))).toEqual([own, own, undefined]);
      expect(paths(visitIn('other', experiment))).toEqual([VARIANT, undefined, VARIANT]);
      const { composition, route } = current.rendered('new', visitIn('other', experiment))!;
      expect(route.pages).toEqual([{ remote: 'mf-news', page: 'more' }]);
      expect(composition.declared?.['mf-news']?.pages.map(({ path }) => path)).toEqual([
        'news',
        'new',
      ]);
    });

    test('pages have the declaration in the arm, and the files of its page', async () => {
      const experiment = await experimentOf();
      const other = await aRemote('mf-other', [page('other')]);
      const builds = [await newShell(of), await aRemote('mf-news', BEFORE), other];
      const current = await pageOf(builds, { experiments: [experiment] });
      const { composition, experiments } = current.document('new', NONE);
      const [control, arm] = experiments[0]!.arms;
      expect(Object.keys(composition.declared ?? {})).toEqual(['mf-news', 'mf-other']);
      expect(control?.declared).toBeUndefined();
      expect(Object.keys(arm?.declared ?? {})).toEqual(['mf-news']);
      expect(Object.keys(arm?.builds['mf-news']?.integrity ?? {})).toContain('more.js');
    });
  },
);

test('an arm with the same declaration states none', async () => {
  const experiment = experimentWith(await aRemote('mf-news', [page('news')]));
  const builds = [await newShell(), await aRemote('mf-news', [page('news')])];
  const current = await pageOf(builds, { experiments: [experiment] });
  for (const { declared } of current.document('news', NONE).experiments[0]!.arms)
    expect(declared).toBeUndefined();
});

describe('builds from before declarations', () => {
  const EARLIER = { 'mf-news': { pages: [page('news', { rendered: { freshMinutes: 5 } })] } };
  const stating = () => newShell({ offers: anOffer({ earlier: EARLIER }) });

  test('a new shell with an old remote has the pages that it states for it', async () => {
    const current = await pageOf([await stating(), await aRemote('mf-news', null)]);
    expect(current.rendered('news', CONTROL_VISIT)?.route.rendered).toEqual({ freshMinutes: 5 });
    expect(Object.keys(current.document('news', NONE).composition.declared ?? {})).toEqual([
      'mf-news',
    ]);
  });

  test('an old shell with a new remote has its own addresses, with the rules of the remote', async () => {
    const news = await aRemote('mf-news', [page('news', { rendered: { freshMinutes: 7 } })]);
    const current = await pageOf([await oldShell(), news]);
    expect(current.rendered('news', CONTROL_VISIT)?.route.rendered).toEqual({ freshMinutes: 7 });
    expect(current.document('news', NONE).composition).not.toHaveProperty('declared');
    expect(current.isCaught('news/any')).toBe(false);
  });

  test('an old shell with an old remote has no rule for its page, which may catch what is below it', async () => {
    const current = await pageOf([await oldShell(), await aRemote('mf-news', null)]);
    expect(current.rendered('news', CONTROL_VISIT)?.route.rendered).toBeUndefined();
    expect(['news/any', 'newspaper'].map(current.isCaught)).toEqual([true, false]);
  });

  test('an old shell whose last good one is new has declarations for it, after a rollback', async () => {
    const builds = [await oldShell(), await aRemote('mf-news', null)];
    const current = await pageOf(builds, {}, [await stating()]);
    expect(Object.keys(current.document('news', NONE).composition.declared ?? {})).toEqual([
      'mf-news',
    ]);
    expect(current.rendered('news', CONTROL_VISIT)?.route.rendered).toEqual({ freshMinutes: 5 });
  });

  test('an arm with a new shell has all declarations, and its own addresses', async () => {
    const experiment = experimentWith(await stating());
    const builds = [await oldShell('old-news'), await aRemote('mf-news', null)];
    const current = await pageOf(builds, { experiments: [experiment] });
    const { composition, experiments } = current.document('news', NONE);
    expect(composition).not.toHaveProperty('declared');
    expect(Object.keys(experiments[0]?.arms[1]?.declared ?? {})).toEqual(['mf-news']);
    const shown = (visit: Visit) =>
      ['news', 'old-news'].map((path) => current.rendered(path, visit) !== null);
    expect(shown(visitIn('control', experiment))).toEqual([false, true]);
    expect(shown(visitIn('other', experiment))).toEqual([true, false]);
  });

  test('an arm with an old shell has its own addresses, and states no declarations', async () => {
    const experiment = experimentWith(await oldShell('old-news'));
    const builds = [await stating(), await aRemote('mf-news', [page('news')])];
    const current = await pageOf(builds, { experiments: [experiment] });
    expect(current.document('news', NONE).experiments[0]?.arms[1]?.declared).toBeUndefined();
    const shown = (visit: Visit) =>
      ['news', 'old-news'].map((path) => current.rendered(path, visit) !== null);
    expect(shown(visitIn('control', experiment))).toEqual([true, false]);
    expect(shown(visitIn('other', experiment))).toEqual([false, true]);
  });
});

test('the document of the payment has the remote whose pages are declared as its own', async () => {
  const builds = [
    await newShell(),
    await aRemote('mf-news', [page('news')]),
    await aRemote('mf-pay', [page('pay', { isOfPayment: true }), page('tips')]),
  ];
  const current = await pageOf(builds, { paymentDocument: 'separate' });
  const { config, composition } = current.document('pay', NONE);
  expect([config.document, Object.keys(composition.remotes)]).toEqual(['payment', ['mf-pay']]);
  // links to the pages of other remotes are those of every page
  expect(Object.keys(composition.declared ?? {})).toEqual(['mf-news', 'mf-pay']);
  expect(current.document('tips', NONE).config.document).toBe('storefront');
});

test('any number of addresses of a path with parameters has the same files', async () => {
  const current = await pageOf([await newShell(), await aRemote('mf-news', [page('news/:slug')])]);
  const [one, other] = ['one', 'other'].map((it) => current.rendered(`news/${it}`, CONTROL_VISIT));
  expect(one?.route.path).toBe('news/:slug');
  expect(other).toBe(one);
});
