import { compose, openStore, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { aServerScript } from '../testing/a-rendered-build';
import { renderCandidate } from './render-candidate';

const NONE = { js: [], css: [], consumes: [] };
/** Runs the scripts of the page's remotes as the shell does, and shows the restaurant's name. */
const shellWith = (more: string): string =>
  `${aServerScript(
    `for (const { base, entry } of Object.values(request.composition.remotes))
     for (const file of entry.js) storefrontHost.run(base + file);
   return '<p>' + request.wire.name + '</p>';`,
    `, prepare: async () => undefined ${more}`,
  )}`;

afterAll(removeTemporaryFolders);

/** Findings in a composition whose menu is this script; `more`: other functions of its shell. */
async function findings(menu: string, more = ''): Promise<readonly string[]> {
  const store = openStore(await aTemporaryFolder());
  const shell = await aBuildFolder(
    'shell',
    { 'main.js': '', 'boot.js': '', 'server.js': shellWith(more) },
    {
      boot: 'boot.js',
      server: 'server.js',
      routes: [{ path: '', pages: [{ remote: 'mf-menu', page: 'home' }] }],
      rendered: ['mf-menu/home'],
      locales: { en: [], es: [] },
    },
  );
  const remote = await aBuildFolder(
    'mf-menu',
    { 'main.js': menu },
    { exposes: { './remote': NONE, './pages/home': NONE }, rendered: ['./pages/home'] },
  );
  const builds = [await publish(store, shell.folder), await publish(store, remote.folder)];
  const { hash } = await compose(store, builds);
  return renderCandidate({
    store,
    hash,
    sample: { restaurantUrl: 'bella', wire: { name: 'Bella' } },
  });
}

test('a composition whose pages are rendered has no findings', async () =>
  expect(await findings('globalThis.mf_menu = { dishes: [].concat(1) };')).toEqual([]));

test.each([
  ['Array.prototype.push = () => 0;', 'changes Array.prototype.push'],
  ['Object.prototype.dish = 1;', 'changes Object.prototype.dish'],
  ['delete Promise.prototype.finally;', 'changes Promise.prototype.finally'],
  ['setTimeout(() => 0, 1e99);', 'sets a timer of 1e+99 ms'],
  ['import("node:fs").catch(() => 0);', 'imports a module while it is rendered'],
  ['process.env.JWT_SECRET;', 'the page / is not rendered: ReferenceError: process'],
  ['require("node:fs");', 'the page / is not rendered: ReferenceError: require'],
  ['fetch("http://localhost");', 'the page / is not rendered: ReferenceError: fetch'],
])('a build that runs %s is found', async (menu, finding) =>
  expect(await findings(menu)).toEqual([expect.stringContaining(finding)]),
);

test.each([
  [', headOf: async () => \'{"version":2}\'', ['the head of pages is refused: ZodError']],
  [
    ', plainDocument: async () => \'{"html":"<script></script>"}\'',
    Array(2).fill('the page without scripts is refused: RealmError: the HTML is refused: <script>'),
  ],
])('a shell with %s is found', async (more, expected) => {
  const found = await findings('globalThis.mf_menu = { dishes: 1 };', more);
  expect(found).toEqual([...new Set(expected)].map((it) => expect.stringContaining(it)));
});
