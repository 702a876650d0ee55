/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { keys, storage } from '@storefront/shared-domain/storage';
import { pickLanguage } from '@storefront/shared-domain/rules';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import { createI18n } from '../i18n/create-i18n';
import { StoreNotFound } from './store-not-found';

test.each([
  ['en-US', "Store Couldn't be found! Check the URL"],
  ['es-BO', '¡No encontramos el local! Revisa la dirección'],
  ['pt-BR', 'Loja não encontrada! Verifique o endereço'],
])(
  '[SHELL-47] [I18N-01] a browser set to %s shows that there is no such restaurant: %s',
  async (locale, title) => {
    render(
      <I18nextProvider i18n={await createI18n(pickLanguage([locale], ''))}>
        <StoreNotFound />
      </I18nextProvider>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  },
);

const shown = async () =>
  render(
    <I18nextProvider i18n={await createI18n('en')}>
      <StaticRouter location="/">
        <StoreNotFound />
      </StaticRouter>
    </I18nextProvider>,
  );

test('[SHELL-47] the next steps: try again, or a restaurant that this device has visited', async () => {
  storage.write(keys.menuCache('bella-napoli'), { info: { id: 7, name: 'Bella Napoli' } });
  storage.write(keys.menuCache('broken'), { info: { name: 7 } });
  await shown();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['Go to Bella Napoli', 'http://localhost/bella-napoli']]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  localStorage.clear();
});

test('[SHELL-47] a new device gets no list of restaurants', async () => {
  await shown();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
