import { screen, waitFor, within } from '@testing-library/react';
import { smallMenu } from '../../support/small-menu';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront } from '../kit/open-storefront';
import { openMenu } from './open-menu';

const names = (): (string | null)[] =>
  [...document.querySelectorAll('main article h3')].map(({ textContent }) => textContent);
const DRINKS = [
  'Refrigerante de Cola (lata)',
  'Cola Zero (lata)',
  'Guaraná (lata)',
  'Guaraná 2 litros',
];

test('the filter leaves confirmed dishes, is in the URL, stays through a visit and can be undone', async () => {
  const { card, go, path, texts, user } = await openMenu();
  expect(await card('Burrata com Pesto')).toHaveTextContent('Contém glúten, leite');
  expect(await card('Combo Família')).toHaveTextContent(texts('domain:dietary.unconfirmed-all'));
  expect(await card('Broto (25 cm, 4 fatias)')).toHaveTextContent(
    texts('domain:dietary.unconfirmed-rest'),
  );
  await user.click(screen.getByRole('button', { name: texts('mf-menu:without.open') }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const allergen of ['gluten', 'milk'])
    await user.click(dialog.getByRole('checkbox', { name: texts(`domain:allergen.${allergen}`) }));
  await user.click(
    dialog.getByRole('button', { name: texts('mf-menu:without.show', { count: 4 }) }),
  );
  await waitFor(() => expect(path()).toMatch(/^\/?\?without=gluten,milk$/));
  expect(names()).toEqual(DRINKS);

  await go('/hours');
  await screen.findAllByRole('term');
  await user.click(screen.getByRole('link', { name: texts('mf-menu:tabs.menu') }));
  await waitFor(() => expect(path()).toMatch(/^\/?\?without=gluten,milk$/));
  expect(names()).toEqual(DRINKS);

  for (const allergen of ['gluten', 'milk'])
    await user.click(
      screen.getByRole('button', {
        name: texts('mf-menu:without.remove', { allergen: texts(`domain:allergen.${allergen}`) }),
      }),
    );
  await waitFor(() => expect(path()).toMatch(/^\/?$/));
  expect(names()).toContain('Burrata com Pesto');
});

type Dish = { dietary?: { allergens: object } };
type Dishes = { categories: { products: Dish[] }[]; pizzas: { sizes: Dish[] } };

test('an opened URL with a filter decides; without a confirmed dish the whole menu is one tap away', async () => {
  const { path, texts, user } = await openStorefront('/bella-napoli?without=celery,butter', {
    before: changeRestaurant('bella-napoli', (record) => {
      smallMenu(record);
      const { categories, pizzas } = record.menu as unknown as Dishes;
      for (const { dietary } of [...categories.flatMap((it) => it.products), ...pizzas.sizes])
        if (dietary) Object.assign(dietary.allergens, { celery: 'may_contain' });
      Object.assign(record.menu, { featuredItems: [] });
    }),
  });
  expect(await screen.findByText(texts('mf-menu:without.none'))).toBeVisible();
  expect(path()).toBe('?without=celery');
  await user.click(screen.getByRole('button', { name: texts('mf-menu:search.show-all') }));
  await waitFor(() => expect(path()).toMatch(/^\/?$/));
  await waitFor(() => expect(names()).toContain('Burrata com Pesto'));
});

test('a lost kitchen is reported on the menu, and no more when it is back', async () => {
  const { network, texts } = await openMenu();
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
});
