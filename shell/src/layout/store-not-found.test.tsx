/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { pickLanguage } from '@storefront/shared-domain/rules';
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
