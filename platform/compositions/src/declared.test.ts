import type { BuildRecord, Route } from './build.contract';
import type { RemoteDeclaration } from './declaration.contract';
import { declarationOf, pageDeclarations, undeclared, withDeclared } from './declared';
import { aBuild, aShell, anOffer } from './testing';

const NEWS: RemoteDeclaration = {
  pages: [
    {
      path: 'news',
      page: 'news',
      heading: 'mf-news:page.title',
      guard: 'member',
      links: ['news'],
      slots: ['bar', 'side'],
      startSlots: ['bar'],
      parts: ['draft'],
      early: 'drawn',
      startsOnInteraction: true,
      rendered: { freshMinutes: 15 },
      dialogs: [{ path: 'archive', page: 'archive', heading: 'mf-news:archive.title' }],
    },
    { path: 'news/:slug', page: 'article', heading: 'item', isOfPayment: true },
  ],
  widgets: [
    { widget: 'latest', slot: 'bar', props: 1 },
    { widget: 'oldest', slot: 'side', props: 1 },
    { widget: 'lost', slot: 'constructor', props: 1 },
  ],
  neededToOrder: true,
};
const offers = anOffer({
  guards: ['member'],
  slots: { bar: { props: 1 }, side: { props: 1 } },
  screens: ['not-found'],
  parts: { draft: ['draft'] },
  early: ['drawn'],
});
const news = aBuild('mf-news', ['news', 'article', 'archive'], { declaration: NEWS });
const { routes: _, ...bare } = aShell();
const shell: BuildRecord = {
  ...bare,
  offers,
  parts: { draft: ['draft.js'] },
  scripts: { drawn: 'drawn.js' },
};

describe('the record of a shell with what its remotes declare', () => {
  const whole = withDeclared(shell, [news]);

  test('has an address for each page and for each dialog over it, with the rules of the page', () =>
    expect(whole.routes).toEqual([
      {
        path: 'news',
        pages: [{ remote: 'mf-news', page: 'news' }],
        rendered: { freshMinutes: 15 },
      },
      {
        path: 'news/archive',
        pages: [
          { remote: 'mf-news', page: 'news' },
          { remote: 'mf-news', page: 'archive' },
        ],
      },
      {
        path: 'news/:slug',
        pages: [{ remote: 'mf-news', page: 'article' }],
        isOfPayment: true,
      },
    ]));

  test('has the widgets of its slots alone, and those at the start of each page', () => {
    expect(whole.slots).toEqual(['mf-news/latest', 'mf-news/oldest']);
    expect(whole.startWidgets).toEqual({ 'mf-news/news': ['mf-news/latest'] });
  });

  test('has what it renders, requests and writes into the HTML for each page', () => {
    expect(whole.rendered).toEqual(['mf-news/news', 'not-found']);
    expect(whole.later).toEqual({ 'mf-news/news': ['draft.js'] });
    expect(whole.inline).toEqual({ 'mf-news/news': 'drawn.js' });
  });

  test('is the same however often it is made', () =>
    expect(withDeclared(whole, [news])).toEqual(whole));

  test('a dialog over the home has no slash before it', () => {
    const [page] = NEWS.pages;
    const declaration = { pages: [{ ...page!, path: '' }] };
    const { routes } = withDeclared(shell, [{ name: 'mf-news', declaration }]);
    expect(routes?.map(({ path }) => path)).toEqual(['', 'archive']);
  });
});

describe('what pages contain', () => {
  test('is what the browser needs: no rules of server or gate', () =>
    expect(pageDeclarations(shell, [news])).toEqual({
      'mf-news': {
        pages: [
          {
            path: 'news',
            page: 'news',
            guard: 'member',
            title: 'mf-news:page.title',
            links: ['news'],
            slots: ['bar', 'side'],
            startsOnInteraction: true,
            dialogs: [{ path: 'archive', page: 'archive' }],
          },
          { path: 'news/:slug', page: 'article', isOfPayment: true },
        ],
        widgets: [
          { widget: 'latest', slot: 'bar' },
          { widget: 'oldest', slot: 'side' },
          { widget: 'lost', slot: 'constructor' },
        ],
        neededToOrder: true,
      },
    }));

  test('is nothing for a shell that has the addresses itself', () =>
    expect(pageDeclarations(aShell(), [news])).toBeNull());
});

describe('builds from before declarations', () => {
  const old = aBuild('mf-news', ['news']);
  const EARLIER: RemoteDeclaration = {
    pages: [{ path: 'old-news', page: 'news', heading: 'item', rendered: {} }],
  };
  const withEarlier = { ...shell, offers: { ...offers, earlier: { 'mf-news': EARLIER } } };

  test('have the declaration that the shell states, and are named', () => {
    expect(declarationOf(withEarlier, old)).toBe(EARLIER);
    expect(declarationOf(withEarlier, news)).toBe(NEWS);
    expect(undeclared(withEarlier, [old, news, aBuild('mf-other')])).toEqual(['mf-news']);
    expect(withDeclared(withEarlier, [old]).routes).toMatchObject([{ path: 'old-news' }]);
  });

  test.each(['mf-other', 'constructor', 'valueof'])(
    '%s has none when the shell states none',
    (name) => {
      expect(declarationOf(withEarlier, aBuild(name))).toBeNull();
      expect(undeclared(withEarlier, [aBuild(name)])).toEqual([]);
      expect(withDeclared(withEarlier, [aBuild(name)]).routes).toEqual([]);
    },
  );

  describe('a shell', () => {
    const route = (path: string, remote: string, page: string): Route => ({
      path,
      pages: [{ remote, page }],
    });
    const routes = [
      route('', 'mf-home', 'home'),
      route('news', 'mf-news', 'news'),
      route('payment', 'mf-pay', 'pay'),
      route('payment/done', 'mf-pay', 'done'),
    ];
    const earlier = aShell(routes, {
      rendered: ['mf-home/home', 'mf-news/news', 'mf-pay/done'],
      slots: ['mf-news/latest'],
    });

    test('keeps its addresses and slots: of what it renders the home alone is, without a query', () => {
      const whole = withDeclared(earlier, [old]);
      expect(whole.slots).toEqual(['mf-news/latest']);
      expect(whole.routes).toEqual([
        { ...routes[0], rendered: { freshMinutes: 15 } },
        { ...routes[1], catchesBelow: true },
        { ...routes[2], catchesBelow: true, isOfPayment: true },
        { ...routes[3], catchesBelow: true, isOfPayment: true },
      ]);
    });

    test('has the rules that a newer remote states for the same address and page', () =>
      expect(withDeclared(earlier, [news]).routes?.[1]).toEqual({
        ...routes[1],
        rendered: { freshMinutes: 15 },
      }));

    test('has the rules that a newer shell beside it states for an earlier remote', () => {
      const declaration = { pages: [{ ...EARLIER.pages[0]!, path: 'news' }] };
      const beside = { offers: { ...offers, earlier: { 'mf-news': declaration } } };
      expect(withDeclared(earlier, [old], [aShell(), beside]).routes?.[1]).toEqual({
        ...routes[1],
        rendered: {},
      });
    });
  });
});
