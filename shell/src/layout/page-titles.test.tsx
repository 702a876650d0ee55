/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { PageDeclarations } from '@storefront/loader/page';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { createI18n } from '../i18n/create-i18n';
import { $declared } from '../addresses/declared.model';
import { Arrival } from './arrival';

const declared: PageDeclarations = {
  'mf-news': {
    pages: [
      { path: '', page: 'home', title: 'shell:page.menu' },
      { path: 'cart', page: 'cart', title: 'shell:page.cart' },
      { path: 'news', page: 'news', title: 'mf-news:page.title' },
      { path: 'item', page: 'item' },
      { path: 'club', page: 'club', title: 'shell:page.tablet', catchesBelow: true },
    ],
    widgets: [],
  },
};

async function open(path: string) {
  const i18n = await createI18n('en');
  const scope = fork({
    values: [
      [$declared, declared],
      [$restaurantData, restaurantData({ info: aRestaurant({ name: 'Bella' }) })],
    ],
  });
  render(
    <I18nextProvider i18n={i18n}>
      <Provider value={scope}>
        <MemoryRouter initialEntries={[path]}>
          <Arrival />
        </MemoryRouter>
      </Provider>
    </I18nextProvider>,
  );
  return i18n;
}

test.each([
  ['/', 'Bella'],
  ['/cart', 'Cart · Bella'],
  ['/item', 'Bella'],
  ['/club/below', 'Table · Bella'],
  ['/unknown', 'There is no page here · Bella'],
])('the title of %s is %s', async (path, title) => {
  await open(path);
  expect(document.title).toBe(title);
});

test('a title in the catalogue of a remote follows when that catalogue is loaded', async () => {
  const i18n = await open('/news');
  expect(document.title).toBe('Bella');
  act(() => void i18n.addResourceBundle('en', 'mf-news', { page: { title: 'News' } }));
  expect(document.title).toBe('News · Bella');
});
