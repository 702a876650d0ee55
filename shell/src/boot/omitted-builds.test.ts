/** @jest-environment jsdom */
import type { PageComposition, PageDocument } from '@storefront/loader/page';
import { SESSION_FORMAT } from '../start-up/session';
import { aBuild, aComposition, aPage } from './page.test-kit';
import { OVERRIDES_KEY } from './stored-overrides';

const file = `_compositions/${'c'.repeat(64)}-0123456789ab.json`;
const track = {
  ...aBuild('mf-tracking', '1', { 'remote.js': 'sha384-r', 'track.js': 'sha384-t' }),
  exposes: {
    './remote': { js: ['remote.js'], css: [], consumes: [] },
    './pages/track': { js: ['track.js'], css: [], consumes: [] },
  },
};
const rest = { file, integrity: 'sha384-rest' };
const part = aComposition({ rest, previous: { shell: aBuild('shell', '0') } });
const more = { remotes: { ...part.remotes, 'mf-tracking': track }, previous: {} };

/** Starts the page at a URL, as the document's inline script does. */
function start(address: string, page: PageDocument = aPage({ composition: part })) {
  history.replaceState(null, '', address);
  document.head.replaceChildren();
  document.body.innerHTML = '<script type="application/json" id="composition"></script>';
  document.getElementById('composition')!.textContent = JSON.stringify(page);
  const fetched: string[] = [];
  globalThis.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    fetched.push(`${url} ${init?.integrity ?? ''}`.trim());
    return { ok: true, status: 200, json: async () => more } as Response;
  }) as unknown as typeof fetch;
  jest.isolateModules(() => jest.requireActual('./main'));
  return { ...window.__storefront!, fetched };
}
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((it) => it.getAttribute('href'));
const settled = () => new Promise((resolve) => setTimeout(resolve));
const restRequest = `/builds/${file} sha384-rest`;
const saveInTab = (composition: PageComposition, v: number = SESSION_FORMAT) =>
  sessionStorage.setItem(
    'storefront.session',
    JSON.stringify({
      v,
      id: 'id',
      restaurantUrl: 'bella',
      at: Date.now(),
      seen: Date.now(),
      exposed: [],
      arms: [],
      composition,
    }),
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => delete window.__storefront);

const home = { js: ['home.js'], css: [], consumes: [] };
const withHome = (page: PageComposition): PageComposition => ({
  ...page,
  remotes: {
    ...page.remotes,
    'mf-menu': { ...page.remotes['mf-menu']!, exposes: { './pages/home': home } },
  },
});

test('a page of the path requests nothing more until another part needs it', async () => {
  const { fetched, whole } = start('/bella', aPage({ composition: withHome(part) }));
  await settled();
  expect(fetched).not.toContain(restRequest);
  expect(Object.keys((await whole!()).remotes)).toContain('mf-tracking');
  expect(fetched).toContain(restRequest);
});

test('a page that was made for another path fetches the builds at once and preloads their files', async () => {
  const { fetched } = start('/bella/track');
  expect(fetched).toContain(restRequest);
  await settled();
  expect(preloaded()).toEqual(
    expect.arrayContaining(['entry.js', 'remote.js', 'track.js'].map((it) => track.base + it)),
  );
});

test('a continued session fetches the rest of its own composition', async () => {
  const old = `_compositions/${'d'.repeat(64)}-0123456789ab.json`;
  saveInTab({ ...part, hash: 'old', rest: { file: old, integrity: 'sha384-old' } });
  const { fetched, composition } = start('/bella/track');
  expect(composition.hash).toBe('old');
  expect(fetched).toContain(`/builds/${old} sha384-old`);
});

test('a continued session of the page’s own composition has what the page describes', () => {
  const { 'mf-menu': _, ...others } = part.remotes;
  saveInTab({ ...part, remotes: others });
  const { composition, session } = start('/bella', aPage({ composition: withHome(part) }));
  expect(session).not.toBeNull();
  expect(composition.remotes['mf-menu']?.exposes).toHaveProperty(['./pages/home']);
});

test('a session whose rest is elsewhere ends', () => {
  saveInTab({ ...part, hash: 'old', rest: { ...rest, file: '../media/evil.json' } });
  expect(start('/bella').composition.hash).toBe('base');
});

test('a remote that the page omits can be overridden, and has no fallback then', async () => {
  const integrity = { 'entry.js': `sha384-${'A'.repeat(64)}` };
  const builds = { 'mf-tracking': aBuild('mf-tracking', '9', integrity) };
  sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify({ builds, arms: {} }));
  const { composition, whole } = start('/bella');
  expect(composition.remotes['mf-tracking']?.base).toBe(builds['mf-tracking'].base);
  const all = await whole!();
  expect(all.remotes['mf-tracking']?.base).toBe(builds['mf-tracking'].base);
  expect(all.previous).not.toHaveProperty('mf-tracking');
});

test('no override names what is no remote', () => {
  const integrity = { 'entry.js': `sha384-${'A'.repeat(64)}` };
  const builds = { elsewhere: aBuild('elsewhere', '9', integrity) };
  sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify({ builds, arms: {} }));
  expect(start('/bella').overrides).toBeNull();
});
