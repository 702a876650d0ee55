import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { $orderDraft } from '@storefront/shared-domain/models';
import { placeOrder } from '../../support/placed-order';
import { smallMenu } from '../../support/small-menu';
import { apiRequest } from '../kit/api-request';
import { changeRestaurant } from '../kit/change-restaurant';
import { storeLastOrder } from '../kit/last-order';
import { storeAddress, storeLastDelivery } from '../kit/stored';
import { openMenu } from './open-menu';

type Product = Record<string, unknown>;
type Size = { id: string; minFlavors: number; maxFlavors: number };
type Wire = {
  categories: { products: Product[] }[];
  featuredItems: unknown;
  combos: unknown;
  pizzas: { sizes: Size[] };
};

test(
  '[SHELL-08] [MENU-02] [MENU-03] [MENU-17] [MENU-19] [MENU-20] [OPEN-034] the menu shows the ' +
    'restaurant and its products; ' +
    'a dish without options goes straight into the cart, with options it opens its page',
  async () => {
    const { card, go, path, texts, user } = await openMenu();
    expect(screen.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
    expect(screen.getByText(/Rua Harmonia/).closest('a')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\//),
    );
    const partner = document.querySelectorAll('footer a');
    expect(partner).toHaveLength(1);
    expect(partner[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/parceiros\.example\/(cardapio|entregas)$/),
    );
    expect(partner[0]).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await user.click(screen.getByText(texts('mf-menu:header.log-in')));
    const login = await screen.findByRole('dialog');
    const [close] = within(login).getAllByRole('button', { name: texts('domain:action.close') });
    await user.click(close!);
    await waitFor(() => expect(login).not.toBeInTheDocument());

    const burrata = await card('Burrata com Pesto');
    expect(burrata.querySelector('del')).toHaveTextContent(
      `${texts('mf-menu:card.old-price')} R$69,90`,
    );
    expect(burrata).toHaveTextContent('R$59,90');
    expect(await card('Bruschetta al Pomodoro')).toHaveTextContent('Vegano');
    const linkOf = async (name: string): Promise<HTMLElement> =>
      within(await card(name)).getByRole('link');
    expect(await linkOf('Combo Família')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/bella-napoli\/pizza\?product=[^&]+&isCombo=true&menu=combos$/),
    );
    const broto = 'Broto (25 cm, 4 fatias)';
    expect(await linkOf(broto)).toHaveAttribute(
      'href',
      expect.stringMatching(/\/bella-napoli\/pizza\?product=[^&]+&menu=pizzas$/),
    );
    expect(await card(broto)).toHaveTextContent(texts('mf-menu:card.from'));

    const name = 'Cola Zero (lata)';
    const drink = within(await card(name));
    const add = drink.getByRole('button', { name: texts('mf-menu:card.add', { name }) });
    await user.click(add);
    await waitFor(() => expect(document.querySelector('[data-toast]')).toHaveTextContent(name));
    expect(
      await screen.findByText(texts('shell:cart.announced', { count: 1, total: 'R$7,90' })),
    ).toBeInTheDocument();
    await user.click(add);
    expect(drink.getByText(texts('mf-menu:card.in-cart', { count: 2 }))).toBeInTheDocument();
    expect(path()).toBe('');
    await user.click(await linkOf('Arancini Siciliani'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Arancini Siciliani' }),
    ).toBeVisible();
    expect(path()).toMatch(/^\/extra\?product=arancini&menu=/);
    await go('');
    await user.click(await screen.findByText(texts('mf-cart:button.see')));
    expect(
      await screen.findByRole('heading', { level: 1, name: texts('mf-cart:page.title') }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  },
);

test(
  '[MENU-14] [MENU-15] a search filters the list and says how much it found; a pizza that was found ' +
    'by its flavor opens with it',
  async () => {
    const { card, headings, path, search, texts, user } = await openMenu();
    const field = (): HTMLInputElement => document.querySelector('input[type="search"]')!;
    search('calabreza');
    expect(await screen.findByRole('region', { name: /calabreza/ })).toBeVisible();
    expect(headings(3).slice(0, 5)).toEqual([
      expect.stringContaining('Broto'),
      expect.stringContaining('Média'),
      expect.stringContaining('Grande'),
      expect.stringContaining('Gigante'),
      'Calzone de Calabresa',
    ]);
    expect(
      [...document.querySelectorAll('[role="status"]')].filter(({ textContent }) =>
        textContent?.includes('calabreza'),
      ),
    ).toHaveLength(1);
    expect(headings(2)).not.toContain('Bebidas');
    fireEvent.click(screen.getByLabelText(texts('mf-menu:search.clear')));
    await waitFor(() => expect(headings(2)).toContain('Bebidas'));
    expect(field()).toHaveFocus();

    const query = '🍕 xyzzy.*[(+?';
    search(query);
    expect(
      await screen.findByText(texts('mf-menu:search.results_zero', { query }), { selector: 'h2' }),
    ).toBeVisible();
    fireEvent.click(screen.getByText(texts('mf-menu:search.show-all')));
    expect(await card('Burrata com Pesto')).toBeVisible();
    expect(field()).toHaveValue('');

    search('meia mozzarella meia calabresa');
    const [found] = await screen.findAllByText(
      texts('mf-menu:card.with-flavors', { flavors: 'Mussarela e Calabresa' }),
    );
    await user.click(found!.closest('article')!.querySelector('a')!);
    await waitFor(() => expect(document.body).toHaveTextContent(/1\/2 Mussarela.*1\/2 Calabresa/));
    expect(path()).toBe('/pizza?product=broto&menu=pizzas');
  },
);

test(
  'the filter leaves confirmed dishes, is in the URL, stays through a visit and can be undone; a ' +
    'lost kitchen is reported meanwhile',
  async () => {
    const names = (): (string | null)[] =>
      [...document.querySelectorAll('main article h3')].map(({ textContent }) => textContent);
    const drinks = [
      'Refrigerante de Cola (lata)',
      'Cola Zero (lata)',
      'Guaraná (lata)',
      'Guaraná 2 litros',
    ];
    const { card, go, network, path, texts, user } = await openMenu();
    expect(await card('Burrata com Pesto')).toHaveTextContent('Contém glúten, leite');
    expect(await card('Combo Família')).toHaveTextContent(texts('domain:dietary.unconfirmed-all'));
    expect(await card('Broto (25 cm, 4 fatias)')).toHaveTextContent(
      texts('domain:dietary.unconfirmed-rest'),
    );
    await user.click(screen.getByRole('button', { name: texts('mf-menu:without.open') }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const allergen of ['gluten', 'milk'])
      await user.click(
        dialog.getByRole('checkbox', { name: texts(`domain:allergen.${allergen}`) }),
      );
    await user.click(
      dialog.getByRole('button', { name: texts('mf-menu:without.show', { count: 4 }) }),
    );
    await waitFor(() => expect(path()).toMatch(/^\/?\?without=gluten,milk$/));
    expect(names()).toEqual(drinks);

    await go('/hours');
    await screen.findAllByRole('term');
    await user.click(screen.getByRole('link', { name: texts('mf-menu:tabs.menu') }));
    await waitFor(() => expect(path()).toMatch(/^\/?\?without=gluten,milk$/));
    expect(names()).toEqual(drinks);

    expect(screen.queryByText(texts('mf-menu:kitchen.title'))).toBeNull();
    const end = network.answer('GET', /^\/restaurant\/\d+\/kitchen$/, {
      json: { state: 'lost', heartbeatAt: null },
    });
    window.dispatchEvent(new Event('online'));
    const notice = await screen.findByText(texts('mf-menu:kitchen.title'));
    expect(notice.closest('[role="status"]')).not.toBeNull();
    end();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(texts('mf-menu:kitchen.title'))).toBeNull());

    for (const allergen of ['gluten', 'milk'])
      await user.click(
        screen.getByRole('button', {
          name: texts('mf-menu:without.remove', { allergen: texts(`domain:allergen.${allergen}`) }),
        }),
      );
    await waitFor(() => expect(path()).toMatch(/^\/?$/));
    expect(names()).toContain('Burrata com Pesto');
  },
);

test(
  'what cannot be read of a menu is left out, and the rest is shown; contradictory numbers break ' +
    'neither menu nor builder',
  async () => {
    const { card, go, headings } = await openMenu('bella-napoli', {
      before: changeRestaurant('bella-napoli', ({ menu, info }) => {
        const [first] = (menu as unknown as Wire).categories;
        const model = { ...first?.products[0], extras: [] };
        Object.assign(menu, {
          tomorrow: { what: 1 },
          combos: null,
          featuredItems: 'none',
          categories: [
            { id: 'void', name: 'Vazia', products: [] },
            { id: 'hollow', name: 'Oca' },
            7,
            null,
            { name: 'Sem id' },
            {
              ...first,
              unknown: true,
              products: [
                { ...model, id: null, name: 7, price: 'x' },
                null,
                'x',
                { id: 'half' },
                { ...model, id: 'no-price', name: 'Sem Preço', price: null },
                { ...model, id: 'text-price', name: 'Preço Falado', price: 'doze' },
                { ...model, id: 'gift', name: 'Presente', price: 0, image: '', later: [1] },
              ],
            },
          ],
        });
        for (const size of (menu as unknown as Wire).pizzas.sizes)
          [size.minFlavors, size.maxFlavors] = [3, 1];
        Object.assign(info, {
          future_field: { a: 1 },
          delivery_time_min: 90,
          delivery_time_max: 10,
          min_total_delivery: -5,
          rating_average: 99,
          reviews: [{ rating: 'many' }, null],
        });
      }),
    });
    const gift = await card('Presente');
    expect(gift).toHaveTextContent('R$0,00');
    expect(gift.querySelector('img')).toBeNull();
    expect(document.querySelectorAll('[data-place] article')).toHaveLength(
      1 + document.querySelectorAll('#section-pizzas article').length,
    );
    for (const name of ['Vazia', 'Oca', 'Sem id']) expect(headings(2)).not.toContain(name);
    await go('/pizza?product=broto');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Broto (25 cm, 4 fatias)' }),
    ).toBeVisible();
  },
);

test(
  '[MENU-04] [MENU-29] [MENU-30] [MENU-31] [MENU-32] [SHELL-12] [I18N-03] reviews, hours, ' +
    'information and payment methods',
  async () => {
    const { go, path, texts, user } = await openMenu();
    const textsOfRole = (role: string): (string | null)[] =>
      screen.getAllByRole(role).map(({ textContent }) => textContent);
    await user.click(
      screen.getByRole('link', { name: texts('mf-menu:header.rating', { rating: '4,7' }) }),
    );
    expect(
      await screen.findByRole('img', { name: texts('mf-menu:reviews.out-of', { rating: '4,7' }) }),
    ).toBeVisible();
    expect(path()).toBe('/reviews');
    const reviews = within(screen.getByRole('list', { name: texts('mf-menu:page.reviews') }));
    expect(reviews.getAllByRole('listitem').length).toBeGreaterThan(0);

    await go('/hours');
    const days = await screen.findAllByRole('term');
    expect(days.map(({ textContent }) => textContent)).toEqual(
      ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'].map((day) =>
        expect.stringContaining(day),
      ),
    );
    expect(
      days.filter(({ textContent }) => textContent?.includes(texts('mf-menu:hours.today'))),
    ).toHaveLength(1);
    const always = texts('mf-menu:hours.all-day');
    expect(textsOfRole('definition')).toEqual([
      ...Array.from({ length: 6 }, () => always),
      '00:00 – 15:3015:30 – 00:00',
    ]);

    await go('/info');
    expect(await screen.findByText(/Rua Harmonia, 412/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver no mapa' })).toHaveAttribute(
      'href',
      expect.stringContaining('google.com/maps/search'),
    );
    expect(screen.getByRole('link', { name: 'Enviar mensagem' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/55\d{11}$/),
    );
    expect(screen.getByText(/R\$30,00/)).toBeVisible();

    await go('/payments');
    await screen.findByRole('heading', { level: 1, name: texts('mf-menu:page.payments') });
    const items = textsOfRole('listitem');
    const having = (text: string): (string | null)[] =>
      items.filter((item) => item?.includes(text));
    for (const method of ['money', 'creditCard', 'pix'] as const)
      expect(having(texts(`domain:payment.method.${method}`))).not.toEqual([]);
    expect(having('Pix').at(-1)).toContain('5% de desconto');
    expect(having('Visa').join()).toContain(texts('domain:payment.card.debit'));
  },
);

describe('the last order', () => {
  const orderAgain = async ({
    texts,
    user,
  }: Awaited<ReturnType<typeof openMenu>>): Promise<HTMLElement> => {
    const strip = await screen.findByRole('region', { name: texts('mf-menu:again.title') });
    const name = texts('mf-menu:again.add');
    await user.click(await within(strip).findByRole('button', { name }));
    return strip;
  };

  test('[MENU-12] [OPEN-040] goes into the cart by one tap, at its present prices', async () => {
    const order = await placeOrder(apiRequest);
    storeLastOrder(order);
    const opened = await openMenu('bella-napoli', {
      before: changeRestaurant('bella-napoli', (wire) => {
        smallMenu(wire);
        const { categories, featuredItems } = wire.menu as unknown as Wire;
        const products = categories.flatMap((category) => category.products);
        for (const product of [...(featuredItems as Product[]), ...products])
          if (product['id'] === order.product.id) product['price'] = 77.7;
      }),
    });
    const { go, path, texts } = opened;
    const strip = await orderAgain(opened);
    expect(strip).toHaveTextContent(order.product.name);
    expect(strip).toHaveTextContent('R$77,70');
    // no type is stored for this device: it has to be chosen
    await screen.findByRole('radiogroup', { name: texts('mf-delivery:type.title') });
    expect(path()).toBe('/delivery');
    await go('/shopping-cart');
    await screen.findByRole('heading', { level: 1, name: texts('mf-cart:page.title') });
    expect(screen.getByRole('main')).toHaveTextContent(order.product.name);
    expect(screen.getByRole('main')).toHaveTextContent('sem pressa');
  });

  test('[OPEN-001] [OPEN-002] [OPEN-050] of a returning customer starts at the checkout', async () => {
    storeLastOrder(await placeOrder(apiRequest));
    storeAddress(101, {
      street: 'Rua Harmonia',
      number: '120',
      zone: 'Pinheiros',
      city: 'São Paulo',
    });
    storeLastDelivery(101, { type: 'delivery', name: 'Marina Alves', email: '' });
    const opened = await openMenu('bella-napoli', {
      before: changeRestaurant('bella-napoli', (wire) => {
        smallMenu(wire);
        wire.info['min_total_delivery'] = 0;
      }),
    });
    const { path, scope, texts } = opened;
    await orderAgain(opened);
    await screen.findByRole('heading', { level: 1, name: texts('mf-checkout:page.title') });
    expect(path()).toBe('/payment');
    expect(scope.getState($orderDraft)).toMatchObject({
      customer: { name: 'Marina Alves' },
      schedule: { kind: 'now' },
      place: { address: { street: 'Rua Harmonia' } },
    });
  });
});

describe('beside the docked cart', () => {
  const LIVE = '[role=status], [role=alert], [role=log], output:not([role]), [aria-live]';
  /** Time in ms in which everything that follows a change is on the page. */
  const SETTLED_MS = 300;

  const usual = window.matchMedia;
  beforeAll(() => {
    window.matchMedia = (query) =>
      query === '(min-width: 75rem)' ? { ...usual(query), matches: true } : usual(query);
  });
  afterAll(() => {
    window.matchMedia = usual;
  });

  /** Texts of the live regions that `change` changes, without those of new regions. */
  async function announcements(change: () => void): Promise<(string | null)[]> {
    const before = new Map(
      [...document.querySelectorAll(LIVE)].map((region) => [region, region.textContent] as const),
    );
    change();
    await waitFor(() =>
      expect([...before].some(([region, text]) => region.textContent !== text)).toBe(true),
    );
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    return [...before].flatMap(([region, text]) =>
      region.isConnected && region.textContent !== text && region.textContent !== ''
        ? [region.textContent]
        : [],
    );
  }

  test('[MENU-19] [CART-06] each change of the cart is announced once', async () => {
    const { card, texts } = await openMenu();
    const name = 'Cola Zero (lata)';
    const drink = within(await card(name));
    const dock = (): HTMLElement => document.querySelector<HTMLElement>('#docked-cart')!;
    const changed = (count: number, total: string): string[] => [
      `${texts('shell:cart.quantity-now', { count, name })}. ${texts('shell:cart.announced', { count, total })}`,
    ];
    const press = (label: string) => (): void =>
      void fireEvent.click(screen.getByRole('button', { name: label }));
    const add = (): void =>
      void fireEvent.click(
        drink.getByRole('button', { name: texts('mf-menu:card.add', { name }) }),
      );

    expect(await announcements(add)).toEqual(changed(1, 'R$7,90'));
    expect(document.querySelector('[data-toast]')).toHaveTextContent(name);
    await within(dock()).findByText(texts('mf-cart:footer.total'));
    expect(await announcements(press(texts('mf-cart:line.increase', { name })))).toEqual(
      changed(2, 'R$15,80'),
    );
    expect(await announcements(press(texts('mf-cart:line.decrease', { name })))).toEqual(
      changed(1, 'R$7,90'),
    );
  });
});
