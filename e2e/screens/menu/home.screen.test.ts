import { screen, within } from '@testing-library/react';
import { openStorefront } from '../kit/open-storefront';
import { openMenu } from './open-menu';

test('[SHELL-08] [MENU-03] the menu opens with the name and address of the restaurant and its products', async () => {
  const { card, texts } = await openMenu();
  expect(screen.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
  expect(screen.getByText(/Rua Harmonia/).closest('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\//),
  );
  expect(screen.getByText(texts('mf-menu:header.log-in'))).toBeVisible();
  expect(await card('Burrata com Pesto')).toHaveTextContent('R$59,90');
});

test('[MENU-02] logging in opens the login over the menu', async () => {
  const { texts, user } = await openMenu();
  await user.click(screen.getByText(texts('mf-menu:header.log-in')));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test.each([
  ['slice-house', 'OPEN'],
  ['forno-fechado', 'OPEN FOR SCHEDULE'],
])('[MENU-07] %s says %s', async (restaurant, status) => {
  await openMenu(restaurant, { language: 'en' });
  expect(screen.getByText(status)).toBeVisible();
});

test('[MENU-11] a blocked restaurant says that its menu is unavailable', async () => {
  await openStorefront('/loja-bloqueada', { language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Menu currently unavailable' })).toBeVisible();
  expect(document.querySelector('article, input[type="search"]')).toBeNull();
});

test('[MENU-13] On Sale, deals and pizzas come first, under the names the restaurant gave them', async () => {
  const { headings } = await openMenu('slice-house', { language: 'en' });
  const links = within(screen.getByRole('navigation', { name: 'Menu categories' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(links.slice(0, 3)).toEqual(['On Sale', 'Deals', 'Whole Pies']);
  expect(headings(2)).toEqual(links);
});

test('[MENU-17] the foot links to one of two partners, always the same, in an isolated window', async () => {
  const { go } = await openMenu();
  const linkOfFoot = (): HTMLAnchorElement | null => document.querySelector('footer a');
  expect(document.querySelectorAll('footer a')).toHaveLength(1);
  expect(linkOfFoot()).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/parceiros\.example\/(cardapio|entregas)$/),
  );
  expect(linkOfFoot()).toHaveAttribute('rel', expect.stringContaining('noopener'));
  const chosen = linkOfFoot()?.href;
  await go('/hours');
  await screen.findAllByRole('term');
  await go('');
  expect((await screen.findByText(linkOfFoot()?.textContent ?? '')).closest('a')).toHaveAttribute(
    'href',
    chosen,
  );
});

test('[MENU-17] a restaurant without partner links has no such foot', async () => {
  await openMenu('slice-house');
  expect(document.querySelector('footer')).toBeNull();
});
