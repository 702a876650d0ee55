/** @jest-environment jsdom */
import { createInstance } from '@module-federation/runtime';
import type { PageBuild, PageComposition } from '@storefront/loader/page';
import { provideModuleInfo } from './module-info';

const build = (name: string, version: string): PageBuild => ({
  base: `/builds/${name}/${version}/`,
  version,
  contract: 1,
  entry: { js: ['entry.1.js'], css: [], consumes: [] },
  integrity: {},
  exposes: { './pages/home': { js: ['home.js'], css: ['home.css'], consumes: [] } },
  locales: {},
});

const shown = build('mf-news', '1.0.0+news');
const composition: PageComposition = {
  hash: 'h',
  contract: 1,
  shell: build('shell', '1.0.0+shell'),
  remotes: { 'mf-news': shown },
  previous: {},
  declared: { 'mf-club': { pages: [], widgets: [] } },
};
const running = new Map<string, PageBuild>();

const moduleInfo = () => globalThis.__FEDERATION__.moduleInfo as Record<string, object | undefined>;

beforeAll(async () => {
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: {
      react: { version: '19.0.0', get: async () => () => ({}) },
      effector: { version: '23.0.0', get: async () => () => ({}) },
    },
  });
  const remote = createInstance({ name: 'mf_news', remotes: [] });
  remote.initShareScopeMap('default', host.shareScopeMap['default'] ?? {});
  const shareConfig = { requiredVersion: '^19.0.0', singleton: true };
  await remote.loadShare('react', { customShareInfo: { shareConfig, scope: ['default'] } });
  provideModuleInfo({
    composition: () => composition,
    loader: { running: (name) => running.get(name) ?? null },
  });
});
beforeEach(() => running.clear());

test('a loaded remote is listed with its version, entry, exposes and shared modules', () => {
  running.set('mf-news', shown);
  expect(moduleInfo()).toMatchObject({
    shell: { remotesInfo: { mf_news: { matchedVersion: '1.0.0+news' } } },
    'mf_news:1.0.0+news': {
      version: '1.0.0+news',
      globalName: 'mf_news',
      remoteEntry: 'entry.1.js',
      publicPath: `${location.origin}/builds/mf-news/1.0.0+news/`,
      modules: [{ moduleName: 'pages/home', assets: { js: { sync: ['home.js'] } } }],
      shared: [{ sharedName: 'react', version: '19.0.0' }],
    },
  });
});

test('the host shares all its modules, and has no remote before one is loaded', () => {
  expect(moduleInfo()['shell']).toMatchObject({
    version: '1.0.0+shell',
    remotesInfo: {},
    shared: [{ sharedName: 'react' }, { sharedName: 'effector' }],
  });
});

test('a build that the page omitted is listed once it runs', () => {
  const club = build('mf-club', '2.0.0+club');
  running.set('mf-club', club);
  expect(moduleInfo()['shell']).toMatchObject({
    remotesInfo: { mf_club: { matchedVersion: '2.0.0+club' } },
  });
});

test('what a federation runtime adds or replaces is read again', () => {
  moduleInfo()['other:1.0.0'] = { remoteEntry: 'other.js' };
  expect(moduleInfo()['other:1.0.0']).toEqual({ remoteEntry: 'other.js' });
  globalThis.__FEDERATION__.moduleInfo = {};
  expect(Object.keys(moduleInfo())).toEqual(['shell']);
});
