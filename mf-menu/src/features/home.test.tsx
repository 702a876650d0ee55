/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { cartBus, sessionBus } from '@storefront/shared-domain/bus';
import { minor, type RestaurantInfo, type Product } from '@storefront/shared-domain/contracts';
import { $session, $lines, readCartFx } from '@storefront/shared-domain/models';
import { newLine, productCard } from '@storefront/shared-domain/rules';
import {
  aClient,
  aPrizeLine,
  aRestaurant,
  restaurantData,
  aCategory,
  aMenu,
  anExtrasGroup,
  anExtrasOption,
  aProduct,
} from '@storefront/shared-domain/testing';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { aStorefront } from '../testing/storefront.test-kit';
import { ProductCard } from './catalogue/product-card';
import { HomeHeader } from './header/home-header';
import { Message } from './header/message';
import { Highlights } from './highlights/highlights';
import { InstagramBanner } from './instagram-banner/instagram-banner';

describe('header', () => {
  type Setup = { info?: Partial<RestaurantInfo> } & Omit<Parameters<typeof aStorefront>[0], 'data'>;

  async function showHeader({ info: overrides, ...setup }: Setup = {}) {
    const info = aRestaurant({
      rating_average: 4.75,
      delivery_time_min: 45,
      delivery_time_max: 75,
      ...overrides,
    });
    const storefront = await aStorefront({ data: restaurantData({ info }), ...setup });
    render(storefront.around(<HomeHeader info={info} />));
    return storefront;
  }

  beforeAll(polyfillModal);

  test('[MENU-01] [MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-33] the facts of the header', async () => {
    await showHeader();
    const [cover, profile] = [...document.querySelectorAll('img')];
    expect(cover).toHaveAttribute('loading', 'eager');
    expect(cover).toHaveAttribute('fetchpriority', 'high');
    expect(cover?.getAttribute('src')).toMatch(/^\/media\/covers\/bella-napoli\//);
    expect(profile?.getAttribute('src')).toMatch(/^\/media\/profiles\/bella-napoli\//);
    expect(screen.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(new URL(hrefOf(/Rua Augusta/)).searchParams.get('query')).toBe(
      'Bella Napoli, Rua Augusta, 1200 - Consolação, São Paulo - SP',
    );
    expect(hrefOf(/4\.8 out of 5/)).toBe('/reviews');
    expect(screen.getByText('45 min – 1 h 15 min')).toBeVisible();
    expect(screen.getByText('20 min')).toBeVisible();
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/hours',
      '/payments',
      '/info',
    ]);
  });

  test('[MENU-02] logging out needs a confirmation', async () => {
    const { scope } = await showHeader({ session: { token: 't', mode: 'email' } });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Stay logged in' }),
    );
    expect(scope.getState($session)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log out' }),
    );
    expect(scope.getState($session)).toBeNull();
  });

  test.each(['table', 'tablet'] as const)(
    '[MENU-02] a %s customer sees no login control',
    async (mode) => {
      await showHeader({ tableLink: { mode, table: '7', token: null } });
      expect(screen.queryByRole('button', { name: /log/i })).toBeNull();
    },
  );

  test.each([
    { case: 'open', info: {}, status: 'OPEN' },
    {
      case: 'open for schedule',
      status: 'OPEN FOR SCHEDULE',
      info: {
        is_closed: true,
        scheduleSettings: {
          ...aRestaurant().scheduleSettings,
          enable: true,
          allowSchedulingWhileClosed: true,
        },
      },
    },
  ])('[MENU-07] the status of a restaurant that is $case', async ({ info, status }) => {
    await showHeader({ info });
    expect(screen.getByText(status)).toBeVisible();
  });

  test('[MENU-07] until when the restaurant is open, and the minimum of a delivery', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-23T19:00:00-03:00'),
      doNotFake: ['queueMicrotask'],
    });
    try {
      await showHeader({ info: { min_total_delivery: minor(2500) } });
      expect(screen.getByText('until 11:30 PM')).toBeVisible();
      expect(screen.getByText('R$25,00')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('[MENU-09] the message of the restaurant: its first line, all of it after a tap', async () => {
    const info = aRestaurant({ message: 'Pizza day' });
    const { around } = await aStorefront({ data: restaurantData({ info }) });
    render(around(<Message info={info} />));
    expect(screen.getByText('Pizza day').closest('summary')).toBeVisible();
  });

  describe('[LOYALTY-04] points on the menu', () => {
    const fidelity = { ...aRestaurant().fidelity, enablePoints: true };
    const points = () => screen.queryByRole('link', { name: /points?$/ });

    async function signedIn(setup: Setup) {
      const { scope } = await showHeader({ session: { token: 't', mode: 'email' }, ...setup });
      await act(() =>
        allSettled(sessionBus.clientRead, { scope, params: aClient({ points: 120 }) }),
      );
      return scope;
    }

    test('a customer sees what is left of them, and the way to the prizes', async () => {
      const scope = await signedIn({ info: { fidelity } });
      expect(points()).toHaveTextContent('120 points');
      expect(points()).toHaveAttribute('href', '/prizes');
      await act(() =>
        allSettled(cartBus.lineAdded, { scope, params: aPrizeLine({ points_needed: 119 }) }),
      );
      expect(points()).toHaveTextContent('1 point');
    });
  });
});

describe('highlights', () => {
  async function show(overrides: Parameters<typeof aRestaurant>[0]) {
    const info = aRestaurant(overrides);
    const { around } = await aStorefront({ data: restaurantData({ info }) });
    render(around(<Highlights info={info} />));
  }

  beforeAll(() => {
    globalThis.IntersectionObserver = class {
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });

  test('[MENU-08] banners have a title, and lead to a page of the restaurant or to another site', async () => {
    await show({
      highlightImages: ['combo', 'news', 'plain'],
      highlight_banners: [
        { image: 'combo', title: 'Family combo', link: '/pizza?product=combo' },
        { image: 'news', title: 'News', link: 'https://news.example/today' },
      ],
    });
    expect(screen.getByRole('link', { name: 'Family combo See' })).toHaveAttribute(
      'href',
      '/pizza?product=combo',
    );
    const news = screen.getByRole('link', { name: 'News See' });
    expect(news).toHaveAttribute('href', 'https://news.example/today');
    expect(news).toHaveAttribute('rel', 'noreferrer');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Highlight 3 of Bella Napoli' })).toBeInTheDocument();
  });
});

describe('banner for Instagram', () => {
  const TEXT = 'Para uma melhor experiência, abra esta página no navegador do seu celular.';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83';

  async function showIn(userAgent: string, language: 'en' | 'pt-br' = 'en') {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { around } = await aStorefront({ data: restaurantData(), language });
    render(around(<InstagramBanner />));
  }
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each(['en', 'pt-br'] as const)(
    '[MENU-18] [OPEN-044] Instagram on iOS shows the hint to open the browser in Portuguese until it is closed (%s)',
    async (language) => {
      await showIn(`${IPHONE} Instagram 350.0.0.21.95`, language);
      expect(screen.getByText(TEXT)).toBeVisible();
      await userEvent.setup().click(screen.getByRole('button'));
      expect(screen.queryByText(TEXT)).toBeNull();
    },
  );

  test('[MENU-18] Instagram on Android requests nothing', async () => {
    await showIn(
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Instagram 350.0.0.21.95 Android',
    );
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});

describe('card of a product', () => {
  beforeEach(() => localStorage.clear());

  async function showCard(
    product: Product,
    info: Partial<RestaurantInfo> = {},
    to: string | null = null,
  ) {
    const restaurant = aRestaurant(info);
    const data = restaurantData({
      info: restaurant,
      menu: aMenu({ categories: [aCategory({ products: [product] })] }),
    });
    const storefront = await aStorefront({ data });
    render(storefront.around(<ProductCard card={productCard(product, restaurant)} to={to} />));
    return storefront;
  }
  const size = anExtrasGroup({
    required: true,
    type: 1,
    options: [anExtrasOption({ price: minor(350) })],
  });

  test('[MENU-20] image, name, description, price, old price and tag', async () => {
    await showCard(aProduct({ oldPrice: minor(2490), tags: ['Vegan'] }));
    expect(document.querySelector('img')?.getAttribute('src')).toContain(
      '/media/products/bruschetta/thumb_bruschetta',
    );
    expect(screen.getByRole('heading', { name: 'Bruschetta' })).toBeVisible();
    for (const text of ['Tomato and basil on toast', 'R$18,90', 'R$24,90', 'Vegan'])
      expect(screen.getByText(text)).toBeVisible();
    expect(document.querySelector('del')).toHaveTextContent('Old price: R$24,90');
  });

  test('[MENU-20] [OPEN-036] a price that depends on choices says from, where the restaurant wants it', async () => {
    await showCard(aProduct({ extras: [size] }), { show_from: true }, '/extra?product=bruschetta');
    expect(screen.getByText('from')).toBeVisible();
    expect(screen.getByText('R$22,40')).toBeVisible();
  });

  test('[MENU-20] [MENU-21] a product without required options is labeled, and not opened or added', async () => {
    const soldOut = anExtrasGroup({
      required: true,
      options: [
        anExtrasOption({ hasStock: false }),
        anExtrasOption({ id: 'cheese', available: false }),
      ],
    });
    await showCard(aProduct({ extras: [soldOut] }), {}, '/extra?product=bruschetta');
    expect(screen.getByText('Unavailable')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('[CART-14] until the cart is read the start script finds the dish and a hidden counter', async () => {
    const { scope } = await showCard(aProduct());
    const [add] = screen.getAllByRole('button');
    const counter = add!.parentElement!;
    expect(counter.dataset).toMatchObject({ id: 'bruschetta', price: '18.9', name: 'Bruschetta' });
    const [minus, amount, plus] = [...counter.children] as HTMLElement[];
    expect([minus?.hidden, amount?.hidden, plus]).toEqual([true, true, add]);
    expect(amount?.firstElementChild?.textContent).toBe('0');
    await act(() => allSettled(readCartFx, { scope, params: 7 }));
    expect(counter.dataset).not.toHaveProperty('id');
    expect([...counter.children]).toEqual([add]);
    expect([counter.dataset['counting'], add!.className]).toEqual(['false', 'whole']);
  });

  test('[CART-14] what the start script has drawn is continued with the same elements', async () => {
    const restaurant = aRestaurant();
    const product = aProduct();
    const data = restaurantData({
      info: restaurant,
      menu: aMenu({ categories: [aCategory({ products: [product] })] }),
    });
    const { scope, around } = await aStorefront({ data });
    const card = around(<ProductCard card={productCard(product, restaurant)} to={null} />);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(card);
    const counter = container.querySelector<HTMLElement>('[data-id]')!;
    const elements = [...counter.children] as HTMLElement[];
    // as `shell/src/boot/early-cart.ts` draws two
    counter.dataset['counting'] = 'true';
    for (const part of elements) part.hidden = false;
    elements[2]!.className = elements[0]!.className;
    elements[1]!.firstElementChild!.firstChild!.nodeValue = '2';
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const recovered = jest.fn();
    let root: Root;
    await act(async () => {
      root = hydrateRoot(container, card, { onRecoverableError: recovered });
    });
    expect([...counter.children]).toEqual(elements);
    expect(counter.textContent).toBe('2');
    const line = newLine(product, [], 'early');
    await act(() => allSettled(cartBus.lineAdded, { scope, params: { ...line, qty: 2 } }));
    await act(() => allSettled(readCartFx, { scope, params: 7 }));
    expect([...counter.children]).toEqual(elements);
    expect(counter.textContent).toBe('22 in the cart');
    expect(counter).toHaveAttribute('data-counting', 'true');
    expect(recovered).not.toHaveBeenCalled();
    errors.mockRestore(); // the development build of React reports changed attributes
    await act(async () => root.unmount());
    container.remove();
  });

  test('[OPEN-034] the add button becomes a counter, keeps the focus and goes back to a button', async () => {
    const { scope } = await showCard(aProduct());
    const user = userEvent.setup();
    const add = screen.getByRole('button', { name: 'Add Bruschetta to the cart' });
    await user.tab();
    expect(add).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(add).toHaveFocus();
    expect(scope.getState($lines)).toMatchObject([{ id: 'bruschetta', qty: 2 }]);
    expect(screen.getByText('2 in the cart')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One Bruschetta less' }));
    await user.click(screen.getByRole('button', { name: 'Remove Bruschetta from the cart' }));
    expect(scope.getState($lines)).toEqual([]);
    expect(screen.getAllByRole('button')).toEqual([add]);
    expect(add).toHaveFocus();
  });
});
