/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import type { Language } from '@storefront/shared-domain/contracts';
import { $language, restaurantLoaded } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { createI18n } from './create-i18n';
import { textsReady } from './language.model';

async function begin(browser: readonly string[], language: Language) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  const scope = fork();
  const i18n = await createI18n(language);
  await allSettled(textsReady, { scope, params: { i18n, language } });
  return { scope, i18n };
}

const speaksOf = (language: string) => {
  const data = restaurantData();
  return { ...data, info: { ...data.info, language } };
};

test('[I18N-02] before or without a restaurant, the page names the language it begins in', async () => {
  const { scope } = await begin(['es-BO'], 'es');
  expect([document.documentElement.lang, scope.getState($language)]).toEqual(['es', 'es']);
});

test.each([
  {
    browser: ['gn', 'fr'],
    restaurant: 'es',
    language: 'es',
    lang: 'es',
    title: 'Aquí no hay ninguna página',
  },
  {
    browser: ['gn', 'fr'],
    restaurant: 'en-US',
    language: 'en',
    lang: 'en',
    title: 'There is no page here',
  },
  {
    browser: ['es-AR', 'pt'],
    restaurant: 'en',
    language: 'es',
    lang: 'es',
    title: 'Aquí no hay ninguna página',
  },
  {
    browser: ['es-AR'],
    restaurant: 'pt-br',
    language: 'es',
    lang: 'es',
    title: 'Aquí no hay ninguna página',
  },
  {
    browser: ['fr-FR'],
    restaurant: 'pt-br',
    language: 'pt-br',
    lang: 'pt-BR',
    title: 'Não há nenhuma página aqui',
  },
  {
    browser: ['fr-FR'],
    restaurant: 'fr',
    language: 'pt-br',
    lang: 'pt-BR',
    title: 'Não há nenhuma página aqui',
  },
])(
  '[I18N-01] [I18N-02] [OPEN-090] a browser of $browser at a restaurant in $restaurant reads $language',
  async ({ browser, restaurant, language, lang, title }) => {
    const { scope, i18n } = await begin(browser, 'en');
    await allSettled(restaurantLoaded, { scope, params: speaksOf(restaurant) });
    expect([
      scope.getState($language),
      document.documentElement.lang,
      i18n.t('page-not-found.title', { ns: 'shell' }),
    ]).toEqual([language, lang, title]);
  },
);
