/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import type { Language } from '@storefront/shared-domain/contracts';
import { $language, restaurantLoaded } from '@storefront/shared-domain/models';
import { loadCatalogue } from '@storefront/shared-domain/remote';
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

test.each([
  ['PY', 'es', 'es-PY', '¿Seguís ahí?'],
  ['AR', 'es', 'es-AR', '¿Seguís ahí?'],
  ['UY', 'es', 'es', '¿Sigues ahí?'],
  ['', 'es', 'es', '¿Sigues ahí?'],
  ['PY', 'pt', 'pt-BR', 'Você ainda está aí?'],
])(
  '[I18N-01] at a restaurant of “%s” a reader of %s gets the texts of %s: “%s”',
  async (country, browser, lang, text) => {
    const { scope, i18n } = await begin([browser], 'en');
    const data = speaksOf('es');
    await allSettled(restaurantLoaded, {
      scope,
      params: { ...data, info: { ...data.info, country } },
    });
    expect([
      scope.getState($language),
      document.documentElement.lang,
      i18n.t('idle.warning', { ns: 'shell' }),
    ]).toEqual([browser === 'pt' ? 'pt-br' : 'es', lang, text]);
  },
);

test('[I18N-01] what an overlay lacks, or one that cannot be fetched, is Spanish', async () => {
  const texts = (words: Record<string, string>) => async () => ({ default: { a: words } });
  const es = texts({ one: 'Elige', two: 'Menú' });
  const locales = { en: texts({}), 'pt-br': texts({}), es, 'es-PY': texts({ one: 'Elegí' }) };
  expect((await loadCatalogue(locales, 'es-PY')).default).toEqual({
    a: { one: 'Elegí', two: 'Menú' },
  });
  const plain = { a: { one: 'Elige', two: 'Menú' } };
  expect((await loadCatalogue(locales, 'es-AR')).default).toEqual(plain);
  const failing = { ...locales, 'es-PY': () => Promise.reject(new Error('no file')) };
  expect((await loadCatalogue(failing, 'es-PY')).default).toEqual(plain);
  expect((await loadCatalogue({ en: es, 'pt-br': es, 'es-PY': es }, 'es-PY')).default).toEqual(
    plain,
  );
});
