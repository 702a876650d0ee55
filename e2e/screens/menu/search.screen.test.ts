import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openMenu } from './open-menu';

test('[MENU-14] a search filters the list and says how much it found; clearing it brings the menu back', async () => {
  const { headings, search, texts } = await openMenu();
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
  expect(document.querySelector('input[type="search"]')).toHaveFocus();
});

test('[MENU-15] a pizza that was found by its flavor says so, and opens with that flavor', async () => {
  const { search, user, texts, path } = await openMenu();
  search('meia mozzarella meia calabresa');
  const reason = texts('mf-menu:card.with-flavors', { flavors: 'Mussarela e Calabresa' });
  const [found] = await screen.findAllByText(reason);
  await user.click(found!.closest('article')!.querySelector('a')!);
  await waitFor(() => expect(document.body).toHaveTextContent(/1\/2 Mussarela.*1\/2 Calabresa/));
  expect(path()).toBe('/pizza?product=broto&menu=pizzas');
});

test('[MENU-14] a search without a result offers the whole menu', async () => {
  const { card, search, texts } = await openMenu();
  search('xyzzy');
  expect(
    await screen.findByText(texts('mf-menu:search.results_zero', { query: 'xyzzy' }), {
      selector: 'h2',
    }),
  ).toBeVisible();
  fireEvent.click(screen.getByText(texts('mf-menu:search.show-all')));
  expect(await card('Burrata com Pesto')).toBeVisible();
  expect(document.querySelector('input[type="search"]')).toHaveValue('');
});

test.each([
  ['emoji', '🍕🔥'],
  ['signs of a pattern', 'xyzzy.*[(+?'],
])('[MENU-14] a search for %s finds nothing and breaks nothing', async (_, query) => {
  const { card, search, texts } = await openMenu();
  search(query);
  expect(
    await screen.findByText(texts('mf-menu:search.results_zero', { query }), { selector: 'h2' }),
  ).toBeVisible();
  fireEvent.click(screen.getByLabelText(texts('mf-menu:search.clear')));
  expect(await card('Burrata com Pesto')).toBeVisible();
});
