import { screen, waitFor, within } from '@testing-library/react';
import { changeRestaurant } from '../kit/change-restaurant';
import { openMenu } from './open-menu';

type Product = Record<string, unknown>;
type Wire = { categories: { products: Product[] }[]; featuredItems: unknown; combos: unknown };

/** Replaces the products of the first category by ones made from the restaurant's first product. */
const withProducts = (make: (model: Product) => unknown[]) =>
  changeRestaurant('bella-napoli', ({ menu }) => {
    const [first] = (menu as unknown as Wire).categories;
    Object.assign(menu, {
      featuredItems: [],
      categories: [{ ...first, products: make({ ...first?.products[0], extras: [] }) }],
    });
  });

test('[OPEN-034] [MENU-19] a dish without options goes straight into the cart and is counted on its card', async () => {
  const { card, path, texts, user } = await openMenu();
  const drink = within(await card('Cola Zero (lata)'));
  const add = drink.getByRole('button', {
    name: texts('mf-menu:card.add', { name: 'Cola Zero (lata)' }),
  });
  await user.click(add);
  await waitFor(() =>
    expect(document.querySelector('[data-toast]')).toHaveTextContent('Cola Zero (lata)'),
  );
  await screen.findByText(texts('mf-cart:button.see'));
  expect(
    await screen.findByText(texts('shell:cart.announced', { count: 1, total: 'R$7,90' })),
  ).toBeInTheDocument();
  await user.click(add);
  expect(drink.getByText(texts('mf-menu:card.in-cart', { count: 2 }))).toBeInTheDocument();
  expect(
    await screen.findByText(texts('shell:cart.announced', { count: 2, total: 'R$15,80' })),
  ).toBeInTheDocument();
  expect(path()).toBe('');
  await user.click(await screen.findByText(texts('mf-cart:button.see')));
  expect(
    await screen.findByRole('heading', { level: 1, name: texts('mf-cart:page.title') }),
  ).toBeVisible();
  expect(screen.getAllByText('Cola Zero (lata)')[0]).toBeVisible();
});

test('[OPEN-034] a dish with options opens its extras page, a pizza and a combo their builder', async () => {
  const { card, path, user } = await openMenu();
  const linkOf = async (name: string): Promise<HTMLElement> =>
    within(await card(name)).getByRole('link');
  expect(await linkOf('Combo Família')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/bella-napoli\/pizza\?product=[^&]+&isCombo=true&menu=combos$/),
  );
  expect(await linkOf('Broto (25 cm, 4 fatias)')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/bella-napoli\/pizza\?product=[^&]+&menu=pizzas$/),
  );
  await user.click(await linkOf('Arancini Siciliani'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Arancini Siciliani' }),
  ).toBeVisible();
  expect(path()).toMatch(/^\/extra\?product=arancini&menu=/);
});

test('[MENU-20] a card shows its price, its earlier price and its tag; a pizza says from which price', async () => {
  const { card, texts } = await openMenu();
  const burrata = await card('Burrata com Pesto');
  expect(burrata.querySelector('del')).toHaveTextContent(
    `${texts('mf-menu:card.old-price')} R$69,90`,
  );
  expect(burrata).toHaveTextContent('R$59,90');
  expect(await card('Bruschetta al Pomodoro')).toHaveTextContent('Vegano');
  expect(await card('Broto (25 cm, 4 fatias)')).toHaveTextContent(texts('mf-menu:card.from'));
});

test('a product that cannot be read is left out; one for nothing and without a picture is shown', async () => {
  const { card } = await openMenu('bella-napoli', {
    before: withProducts((model) => [
      { ...model, id: null, name: 7, price: 'x' },
      null,
      'x',
      { id: 'half' },
      { ...model, id: 'gift', name: 'Presente', price: 0, image: '' },
    ]),
  });
  const gift = await card('Presente');
  expect(gift).toHaveTextContent('R$0,00');
  expect(gift.querySelector('img')).toBeNull();
  expect(document.querySelectorAll('[data-place] article')).toHaveLength(
    1 + document.querySelectorAll('#section-pizzas article, #section-combos article').length,
  );
});

test('a menu with empty categories, unknown fields and null lists shows the rest', async () => {
  const { card, headings } = await openMenu('bella-napoli', {
    before: changeRestaurant('bella-napoli', ({ menu, info }) => {
      const [first] = (menu as unknown as Wire).categories;
      const [model] = first?.products ?? [];
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
              { ...model, id: 'free', name: 'De Graça', price: 0, extras: [], later: [1] },
            ],
          },
        ],
      });
      Object.assign(info, { future_field: { a: 1 } });
    }),
  });
  expect(await card('De Graça')).toHaveTextContent('R$0,00');
  for (const name of ['Vazia', 'Oca', 'Sem id']) expect(headings(2)).not.toContain(name);
});
