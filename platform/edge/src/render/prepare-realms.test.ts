import type { CurrentPage } from '../channel-page';
import { aRenderedBuild } from '../testing/a-rendered-build';
import { prepareRealms } from './prepare-realms';
import type { RenderedComposition } from './realm-files';

const { rendered } = aRenderedBuild('');
/** The files of a path: `route.pages` names it, so that a request can be recognised. */
const filesOf = (path: string): RenderedComposition => ({
  ...rendered,
  route: { path, pages: [{ remote: 'mf-menu', page: path || 'home' }] },
});

/** A channel's page whose `missing` paths are not rendered. */
const aPage = (missing: readonly string[] = []) =>
  ({
    rendered: (path: string) => (missing.includes(path) ? null : filesOf(path)),
    document: () => ({ config: { apiBase: '/api' } }),
  }) as unknown as CurrentPage;

/** Realms that record what they prepare; `warm` and `failing` name paths. */
function aPreparer({ warm = [''], failing = [''] } = {}) {
  const [prepared, lines]: [string[], string[]] = [[], []];
  let time = 0;
  let atOnce = 0;
  let most = 0;
  const prepare = prepareRealms({
    realms: {
      isWarm: ({ route }) => warm.includes(route.path),
      prepare: async ({ rendered: { route }, requestJson }) => {
        most = Math.max(most, (atOnce += 1));
        await Promise.resolve();
        atOnce -= 1;
        if (failing.includes(route.path)) throw new Error('out of memory');
        prepared.push((JSON.parse(requestJson) as { pages: string[] }).pages.join());
      },
    },
    now: () => time,
    log: (line) => lines.push(line),
  });
  const afterPage = async (page = aPage()): Promise<void> => {
    prepare(page);
    await new Promise(setImmediate);
  };
  return { afterPage, prepared, lines, atMost: () => most, pass: (ms: number) => (time += ms) };
}

const [BUILDER, CART, TRACK] = ['mf-menu/pizza', 'mf-menu/shopping-cart', 'mf-menu/track'];

test('after a page, the realms of the other entry pages are prepared one after another', async () => {
  const { afterPage, prepared, lines, atMost } = aPreparer();
  await afterPage();
  expect([prepared, lines, atMost()]).toEqual([[BUILDER, CART, TRACK], [], 1]);
});

test('a page that is not rendered is not prepared, and a failure stops no other one', async () => {
  const { afterPage, prepared, lines } = aPreparer({ failing: ['shopping-cart'] });
  await afterPage(aPage(['pizza']));
  expect(prepared).toEqual([TRACK]);
  expect(lines).toEqual(['The page /shopping-cart is not prepared: Error: out of memory']);
});

test('an error of a page rejects nothing, and the pages after it are prepared', async () => {
  const { afterPage, prepared, lines } = aPreparer();
  const rendered = (path: string): RenderedComposition => {
    if (path === 'pizza') throw new TypeError('no arms');
    return filesOf(path);
  };
  await afterPage({ ...aPage(), rendered });
  expect(prepared).toEqual([CART, TRACK]);
  expect(lines).toEqual(['The page /pizza is not prepared: TypeError: no arms']);
});

test('pages that follow within 10 s check nothing; a later one prepares what is cold again', async () => {
  const { afterPage, prepared, pass } = aPreparer();
  await afterPage();
  pass(9_999);
  await afterPage();
  expect(prepared).toHaveLength(3);
  pass(1);
  await afterPage();
  expect(prepared).toHaveLength(6);
});
