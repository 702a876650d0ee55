import { checkComposition } from './check-composition';
import { checkPaths } from './check-paths';
import type { DeclaredPage, RemoteDeclaration } from './declaration.contract';
import { aBuild, aShell, anOffer } from './testing';

const page = (path: string, changes: Partial<DeclaredPage> = {}): DeclaredPage => ({
  path,
  page: 'page',
  heading: 'item',
  ...changes,
});
const PATHS = '@storefront/shared-domain/paths';

/** A remote with these pages, all of one expose, and widgets. */
function remote(name: string, declaration: RemoteDeclaration, links: readonly string[] = []) {
  const build = aBuild(name, ['page']);
  const exposes = Object.fromEntries(
    (declaration.widgets ?? []).map(({ widget }) => [
      `./widgets/${widget}`,
      { js: ['remote.js'], css: [], consumes: [] },
    ]),
  );
  const shared: Record<string, string[]> =
    links.length === 0 ? {} : { [PATHS]: links.map((link) => `paths.${link}`) };
  return { ...build, declaration, shared, exposes: { ...build.exposes, ...exposes } };
}

const { routes: _, ...bare } = aShell();
const shell = {
  ...bare,
  offers: anOffer({
    guards: ['member'],
    slots: { bar: { props: 2 }, wall: { props: 1, isShared: true } },
    lists: ['items'],
    parts: { draft: ['draft'] },
  }),
};
const sentences = (...remotes: Parameters<typeof checkComposition>[0]): string[] =>
  checkComposition([shell, ...remotes]).map(({ sentence }) => sentence);

test('remotes with addresses of their own fit together', () =>
  expect(
    sentences(
      remote('mf-a', {
        pages: [
          page('', { links: ['home'] }),
          page('news', { dialogs: [{ path: 'archive', page: 'page' }] }),
          page('news/:slug', { guard: 'member', parts: ['draft'], slots: ['bar'] }),
          page('news/about'),
        ],
        widgets: [{ widget: 'a', slot: 'wall', props: 1 }],
      }),
      remote(
        'mf-b',
        { pages: [page('newspaper')], widgets: [{ widget: 'b', slot: 'wall', props: 1 }] },
        ['home'],
      ),
    ),
  ).toEqual([]));

test.each<[string, string, string, string]>([
  ['one path', 'news', 'news', 'mf-a and mf-b claim "news": rename one'],
  [
    'a path and parameters that stand for it',
    'news/about',
    'news/:slug',
    'mf-a and mf-b claim the same addresses, "news/about" and "news/:slug": rename one',
  ],
  [
    'two paths with an address in common',
    ':section/about',
    'news/:slug',
    'mf-a and mf-b claim the same addresses, ":section/about" and "news/:slug": rename one',
  ],
  [
    'a page below a page of another remote',
    'news',
    'news/about',
    '"news/about" of mf-b is below "news" of mf-a: choose another path',
  ],
  [
    'a page above a page of another remote',
    'news/about',
    'news',
    '"news/about" of mf-a is below "news" of mf-b: choose another path',
  ],
])('%s is refused with both names', (_case, one, other, says) =>
  expect(
    sentences(remote('mf-a', { pages: [page(one)] }), remote('mf-b', { pages: [page(other)] })),
  ).toEqual([`mf-b: src/declaration.ts, pages[0].path: ${says}`]),
);

test('a dialog at or below a page of another remote is refused', () => {
  const home = page('', {
    dialogs: [
      { path: 'news', page: 'page' },
      { path: 'news/more', page: 'page' },
    ],
  });
  const other = remote('mf-a', { pages: [page('news')] });
  expect(sentences(other, remote('mf-b', { pages: [home] }))).toEqual([
    'mf-b: src/declaration.ts, pages[0].dialogs[0].path: mf-a and mf-b claim "news": rename one',
  ]);
  const below = { ...home, dialogs: home.dialogs!.slice(1) };
  expect(sentences(other, remote('mf-b', { pages: [below] }))).toEqual([
    'mf-b: src/declaration.ts, pages[0].dialogs[0].path: ' +
      '"news/more" of mf-b is below "news" of mf-a: choose another path',
  ]);
});

test.each([
  ['the same path', 'news'],
  ['a dialog', 'home/news'],
  ['other names of parameters', ':any/x'],
])('one remote that declares an address twice, as %s, is refused', (_case, path) =>
  expect(
    sentences(
      remote('mf-a', {
        pages: [
          page('news'),
          page('home', { dialogs: [{ path: 'news', page: 'page' }] }),
          page(':one/x'),
          page(path),
        ],
      }),
    ),
  ).toEqual([expect.stringContaining(`pages[3].path: "${path}" is declared twice, as pages[`)]),
);

test.each<[string, RemoteDeclaration, string]>([
  [
    'guard',
    { pages: [page('news', { guard: 'admin' })] },
    'pages[0].guard: the shell has no admin: use one of member',
  ],
  [
    'slot of a page',
    { pages: [page('news', { slots: ['bar', 'baz'] })] },
    'pages[0].slots[1]: the shell has no baz: use one of bar, wall',
  ],
  [
    'slot of a widget',
    { pages: [], widgets: [{ widget: 'a', slot: 'constructor', props: 1 }] },
    'widgets[0].slot: the shell has no constructor: use one of bar, wall',
  ],
  [
    'part',
    { pages: [page('news', { parts: ['map'] })] },
    'pages[0].parts[0]: the shell has no map: use one of draft',
  ],
  [
    'early script',
    { pages: [page('news', { early: 'drawn' })] },
    'pages[0].early: the shell has no drawn, and none at all: remove it',
  ],
  [
    'list',
    { pages: [page('news', { rendered: { queries: [{ parameters: { id: { in: 'sizes' } } }] } })] },
    'pages[0].rendered.queries[0].parameters.id.in: the shell has no sizes: use one of items',
  ],
  [
    'version of the props',
    { pages: [], widgets: [{ widget: 'a', slot: 'bar', props: 1 }] },
    'widgets[0].props: the shell passes version 2 to bar: build against it',
  ],
])('an unknown %s is refused', (_case, declaration, says) =>
  expect(sentences(remote('mf-a', declaration))).toEqual([`mf-a: src/declaration.ts, ${says}`]),
);

test('a second widget of a slot with place for one is refused', () => {
  const widgets = (widget: string) => ({ pages: [], widgets: [{ widget, slot: 'bar', props: 2 }] });
  expect(sentences(remote('mf-a', widgets('a')), remote('mf-b', widgets('b')))).toEqual([
    'mf-b: src/declaration.ts, widgets[0].slot: mf-a/a and mf-b/b fill bar, which has place for one: remove one',
  ]);
});

test('customers pay in one remote', () => {
  const paying = (path: string) => ({ pages: [page(path, { isOfPayment: true })] });
  expect(sentences(remote('mf-a', paying('a')), remote('mf-b', paying('b')))).toEqual([
    'mf-b: src/declaration.ts, pages[0].isOfPayment: mf-a and mf-b have pages of the payment: one remote can',
  ]);
});

test('a link that no page has, and one that two pages have, are refused', () =>
  expect(
    sentences(
      remote('mf-a', { pages: [page('a', { links: ['first'] })] }, ['last']),
      remote('mf-b', {
        pages: [page('b', { dialogs: [{ path: 'c', page: 'page', links: ['first'] }] })],
      }),
    ),
  ).toEqual([
    'mf-b: src/declaration.ts, pages[0].dialogs[0].links: first is pages[0] of mf-a, too: choose another name',
    'mf-a: src/declaration.ts, pages of other remotes: ' +
      'it links to last, which no remote declares: add the remote with that page',
  ]));

test('a build without a declaration is refused, unless the shell states one', () => {
  const old = aBuild('mf-a', ['page']);
  expect(sentences(old)).toEqual([
    'mf-a: src/declaration.ts, the whole: it has none, and the shell states none for its earlier builds: add it',
  ]);
  const earlier = { 'mf-a': { pages: [page('news')] } };
  const stating = { ...shell, offers: { ...shell.offers, earlier } };
  expect(checkComposition([stating, old])).toEqual([]);
});

test('a shell from before declarations is checked by its own addresses alone', () => {
  const routes = [{ path: 'news', pages: [{ remote: 'mf-a', page: 'page' }] }];
  const clashing = ['mf-a', 'mf-b'].map((name) => remote(name, { pages: [page('news')] }));
  expect(checkComposition([aShell(routes), ...clashing])).toEqual([]);
});

test('two thousand pages of two hundred remotes are checked within a second', () => {
  const declared = Array.from({ length: 200 }, (_of, at) => {
    const pages = Array.from({ length: 10 }, (_at, index) =>
      page(`area/remote-${at}/page-${index}`.replaceAll(/\d+/g, (digits) => `n${digits}`)),
    );
    return [`mf-${at}`, { pages }] as const;
  });
  const start = performance.now();
  expect(checkPaths(declared)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('where customers continue without a dialog is a page', () =>
  expect(
    sentences(
      remote('mf-a', {
        pages: [page('news', { dialogs: [{ path: 'archive', page: 'page', without: 'nowhere' }] })],
      }),
    ),
  ).toEqual([
    'mf-a: src/declaration.ts, pages[0].dialogs[0].without: no remote has a page "nowhere": name the path of one',
  ]));

test('the links of the shell need their pages', () =>
  expect(
    checkComposition([{ ...shell, offers: anOffer({ links: ['home'] }) }]).map(
      ({ sentence }) => sentence,
    ),
  ).toEqual([
    'shell: src/declaration.ts, pages of other remotes: it links to home, which no remote declares: ' +
      'add the remote with that page',
  ]));

test('widgets that start with a page are of slots that it shows', () =>
  expect(
    sentences(remote('mf-a', { pages: [page('news', { slots: ['bar'], startSlots: ['wall'] })] })),
  ).toEqual([
    'mf-a: src/declaration.ts, pages[0].startSlots[0]: the shell has no wall: use one of bar',
  ]));
