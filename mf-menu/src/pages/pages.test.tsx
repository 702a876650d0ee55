import { allSettled } from 'effector';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { cartBus, tabletBus } from '@storefront/shared-domain/bus';
import type { RestaurantData, Menu, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { siteSettingsRead, $lines, type TableLink } from '@storefront/shared-domain/models';
import type { Language } from '@storefront/shared-domain/rules';
import {
  aCategory,
  aMenu,
  aProduct,
  aRestaurant,
  restaurantData,
  aCombo,
  aPizzas,
  aPizzaSize,
  aGeneralLine,
} from '@storefront/shared-domain/testing';
import { MenuList } from '../features/catalogue/menu-list';
import { $sections } from '../menu/menu.model';
import { sectionAnchor } from '../menu/section-names';
import { LeftChunksContext } from '../menu/use-scroll-memory';
import { aStorefront } from '../testing/storefront.test-kit';
import { HomeMenu } from './home-menu';
import HomePage from './home.page';
import HoursPage from './hours.page';
import InfoPage from './info.page';
import PaymentsPage from './payments.page';
import ReviewsPage from './reviews.page';
import TabletScanPage from './tablet-scan.page';
import TabletPage from './tablet.page';

describe('pages', () => {
  const PAGES = {
    home: HomePage,
    hours: HoursPage,
    info: InfoPage,
    payments: PaymentsPage,
    reviews: ReviewsPage,
    tablet: TabletPage,
    'tablet-scan': TabletScanPage,
  };

  async function html(
    Page: ComponentType,
    data: RestaurantData | null,
    language: Language = 'en',
  ): Promise<string> {
    const { around } = await aStorefront({ data, language });
    return renderToString(around(<Page />)).replace(/<!-- -->/g, '');
  }
  const withInfo = (overrides: Parameters<typeof aRestaurant>[0]): RestaurantData =>
    restaurantData({ info: aRestaurant(overrides) });

  describe.each(Object.entries(PAGES))('the page %s', (_, Page) => {
    test.each(['en', 'pt-br'] as const)(
      'renders to a string without a browser in %s, every text found',
      async (language) => {
        const text = await html(Page, restaurantData(), language);
        expect(text).toContain('<h1');
        expect(text).toContain('Bella Napoli');
        // a key shown instead of its text
        expect(text).not.toMatch(/(>|aria-label=")[a-z-]+(\.[a-z-]+)+[<"]/);
      },
    );

    test('is empty before the restaurant is known', async () =>
      expect(await html(Page, null)).toBe(''));
  });

  test('[MENU-11] a blocked menu says so and lists nothing', async () => {
    const text = await html(HomePage, withInfo({ blocked: true }));
    expect(text).toContain('Menu currently unavailable');
    expect(text).not.toContain('Bruschetta');
  });

  test('the first screen is rendered with its cards, the rest of a long menu with its headings alone', async () => {
    const many = (category: string) =>
      aCategory({
        id: category,
        name: category,
        products: Array.from({ length: 30 }, (_, n) =>
          aProduct({ id: `${category}-${n}`, name: `${category} dish ${n}` }),
        ),
      });
    const text = await html(
      HomePage,
      restaurantData({ menu: aMenu({ categories: [many('first'), many('second')] }) }),
    );
    expect(text.match(/<article/g)).toHaveLength(8);
    expect(text).toMatch(/<h2[^>]*>second<\/h2>/);
    expect(text).not.toContain('second dish 0');
  });

  test('[MENU-13] a menu that is returned to begins with the cards that were on the screen', async () => {
    const products = Array.from({ length: 30 }, (_, n) =>
      aProduct({ id: `${n}`, name: `dish ${n}` }),
    );
    const menu = aMenu({ categories: [aCategory({ id: 'only', products })] });
    const { around, scope } = await aStorefront({ data: restaurantData({ menu }) });
    const chunks = new Map([
      [`${sectionAnchor('category-only')}-cards-0`, { height: 2100, seen: 0 }],
      [`${sectionAnchor('category-only')}-cards-1`, { height: 2000, seen: 3 }],
    ]);
    const text = renderToString(
      around(
        <LeftChunksContext value={chunks}>
          <MenuList sections={scope.getState($sections)} />
        </LeftChunksContext>,
      ),
    );
    expect([...new Set(text.match(/dish \d+/g))]).toEqual(['dish 12', 'dish 13', 'dish 14']);
    expect(text.match(/--measured:\d+px/g)).toEqual(['--measured:2100px', '--measured:2000px']);
  });

  test.each([
    [null, 'https://www.google.com/maps/search/'],
    ['https://maps.example/?q={lat},{lng}', 'https://maps.example/?q=-23.5,-46.5'],
  ])(
    '[OPEN-055] [MENU-03] with the site’s link to a map being %j, the addresses on home and info lead to %s',
    async (link, to) => {
      const { scope, around } = await aStorefront({
        data: withInfo({ latitude: -23.5, longitude: -46.5 }),
      });
      if (link !== null)
        await allSettled(siteSettingsRead, {
          scope,
          params: {
            maps: { '': { tiles: '/t/{z}/{x}/{y}', attribution: '', link } },
            counterPickupRestaurants: [],
          },
        });
      for (const Page of [HomePage, InfoPage])
        expect(renderToString(around(<Page />))).toContain(`href="${to}`);
    },
  );

  test('[MENU-30] the info page shows address, phone, delivery, takeout and the minimum order', async () => {
    const { around } = await aStorefront({
      data: withInfo({
        whatsapp: '11987654321',
        min_total_delivery: aProduct().price,
        has_car_takeout: true,
      }),
    });
    // as the edge renders: it waits for the chunk with the numbers of all countries
    const { prelude } = await prerenderToNodeStream(around(<InfoPage />));
    let text = '';
    for await (const part of prelude) text += String(part);
    text = text.replace(/<!-- -->/g, '');
    for (const fact of [
      'Rua Augusta, 1200 - Consolação, São Paulo - SP',
      '(11) 98765-4321',
      'https://wa.me/5511987654321',
      'Arrives in 30\u00a0min to 50\u00a0min',
      'R$18,90',
      'Ready in about 20\u00a0min',
      'from your car',
    ]) {
      expect(text).toContain(fact);
    }
  });

  test('[OPEN-023] the reviews page shows the average, and the reviews when the record lists any', async () => {
    const reviews = [
      { name: 'Ana', rating: 5, note: 'Great', date: '2026-10-02T12:00:00Z' },
      { name: '', rating: 3, note: '', date: '' },
    ];
    const listed = await html(ReviewsPage, withInfo({ rating_average: 4.75, reviews }));
    for (const part of [
      '4.8',
      '2 reviews',
      'Ana',
      'Great',
      '02/10/2026',
      '5.0 out of 5 stars',
      'Customer',
      '3.0 out of 5 stars',
    ])
      expect(listed).toContain(part);
    const averageOnly = await html(ReviewsPage, withInfo({ rating_average: 4.75 }));
    expect(averageOnly).toContain('4.8');
    expect(averageOnly).not.toContain('aria-label="Reviews"');
    expect(await html(ReviewsPage, withInfo({}))).toContain('No reviews yet');
  });

  test.each([
    {
      case: 'without a digital menu',
      overrides: { modules: { ...aRestaurant().modules, digital_menu: false, pos: true } },
      isOpen: false,
    },
    { case: 'with a digital menu', overrides: {}, isOpen: true },
  ])('[TABLE-12] the tablet page of a restaurant $case', async ({ overrides, isOpen }) => {
    expect(
      (await html(TabletPage, withInfo(overrides))).includes('Menu currently unavailable'),
    ).toBe(!isOpen);
  });

  test("[CONFLICTS-08] [MENU-25] without a digital menu a till's table sees the menu, a tablet does not", async () => {
    const data = withInfo({
      modules: { ...aRestaurant().modules, digital_menu: false, pos: true },
    });
    const { around } = await aStorefront({
      data,
      tableLink: { mode: 'tablet', table: '7', token: 'code' },
    });
    expect(renderToString(around(<HomePage />))).not.toContain('Menu currently unavailable');
    expect(renderToString(around(<TabletPage />))).toContain('Menu currently unavailable');
  });
});

describe('the menu', () => {
  type Setup = {
    menu?: Partial<Menu>;
    info?: Partial<RestaurantInfo>;
    table?: string;
  };

  async function html({ menu, info, table }: Setup): Promise<string> {
    const tableLink =
      table === undefined
        ? { mode: 'delivery' as const, table: null, token: null }
        : { mode: 'table' as const, table, token: null };
    const data = restaurantData({ menu: aMenu(menu), info: aRestaurant(info) });
    const { around } = await aStorefront({ data, tableLink });
    return renderToString(around(<HomeMenu />)).replace(/<!-- -->/g, '');
  }
  /** Texts of the links of the category navigation, in order. */
  const categories = (text: string): string[] => {
    const nav = /<nav[^>]*aria-label="Menu categories"[^>]*>(.*?)<\/nav>/.exec(text)?.[1] ?? '';
    return [...nav.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, name]) => name ?? '');
  };
  const whole: Partial<Menu> = {
    featuredItems: [aProduct()],
    combos: [aCombo()],
    pizzas: aPizzas({ sizes: [aPizzaSize()] }),
    categories: [
      aCategory(),
      aCategory({ id: 'off', name: 'Off', available: false }),
      aCategory({ id: 'wine', name: 'Wine' }),
    ],
  };

  test('[MENU-13] the navigation: On Sale, Combos, Pizzas, then each available category', async () => {
    expect(categories(await html({ menu: whole }))).toEqual([
      'On Sale',
      'Combos',
      'Pizzas',
      'Starters',
      'Wine',
    ]);
  });

  test('[MENU-11] a table of a restaurant without a till finds the menu unavailable', async () => {
    expect(await html({ table: '7' })).toContain('Menu currently unavailable');
  });
});

describe('the tablet', () => {
  const TABLET: TableLink = { mode: 'tablet', table: '7', token: 'code' };

  type Setup = {
    info?: Partial<RestaurantInfo>;
    tableLink?: TableLink;
    menu?: ReturnType<typeof aMenu>;
  };
  const at = ({ info, tableLink = TABLET, menu = aMenu() }: Setup = {}) =>
    aStorefront({
      data: restaurantData({
        info: aRestaurant({ table_self_service_enabled: true, ...info }),
        menu,
      }),
      tableLink,
    });
  const html = async (setup?: Setup): Promise<string> =>
    renderToString((await at(setup)).around(<TabletPage />)).replace(/<!-- -->/g, '');

  test('[TABLE-10] one screen: categories, highlights, search box and list, in this order', async () => {
    const text = await html({ info: { highlightImages: ['one', 'two'] } });
    const places = [
      'aria-label="Menu categories"',
      'aria-label="Highlights"',
      'type="search"',
      'Bruschetta',
    ].map((part) => text.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('a tablet that was left alone greets, and offers what the guests before left in the cart', async () => {
    const { scope, around } = await at();
    const page = () => renderToString(around(<TabletPage />)).replace(/<!-- -->/g, '');
    await allSettled(tabletBus.leftAlone, { scope });
    expect(page()).toContain('Welcome to Bella Napoli');
    expect(page()).not.toContain('Bruschetta');
    expect(page()).not.toContain('Start a new order');
    await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ qty: 2 }) });
    expect(page()).toContain('2 items left in the cart');
    expect(page()).toContain('Start a new order');
    await allSettled(tabletBus.takenUp, { scope });
    expect(page()).toContain('Bruschetta');
    expect(scope.getState($lines)).toHaveLength(1);
  });

  test('[SHELL-37] the scan names the table the tablet stands on', async () => {
    const { around } = await at();
    expect(renderToString(around(<TabletScanPage />)).replace(/<!-- -->/g, '')).toContain(
      'This tablet is on table 7.',
    );
  });
});
