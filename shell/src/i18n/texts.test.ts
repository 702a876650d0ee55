import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '@storefront/shared-domain/contracts';
import type { Catalogue, Locales } from '@storefront/shared-domain/remote';
import { catalogueTexts } from './catalogues.test-kit';
import {
  addAllCatalogues,
  addCatalogue,
  createI18n,
  fetchCatalogue,
  shownTexts,
  withRetries,
} from './create-i18n';

describe('texts', () => {
  const points = (one: string, other: string) => async (): Promise<{ default: Catalogue }> => ({
    default: { prizes: { points_one: one, points_other: other } },
  });
  const locales = {
    en: points('{{count}} point', '{{count}} points'),
    'pt-br': points('{{count}} ponto', '{{count}} pontos'),
    es: points('{{count}} punto', '{{count}} puntos'),
  };

  async function speaking(language: Language) {
    const i18n = await createI18n(language);
    await addCatalogue(i18n, 'mf-account', locales);
    return (count: number): string => i18n.t('prizes.points', { ns: 'mf-account', count });
  }

  test.each<[Language, number, string]>([
    ['en', 1, '1 point'],
    ['en', 2, '2 points'],
    ['es', 1, '1 punto'],
    ['es', 2, '2 puntos'],
    ['es', 1_000_000, '1000000 puntos'],
    ['pt-br', 0, '0 ponto'],
    ['pt-br', 1, '1 ponto'],
    ['pt-br', 1_000_000, '1000000 pontos'],
  ])('[I18N-01] in %s %d is counted as “%s”', async (language, count, text) =>
    expect((await speaking(language))(count)).toBe(text),
  );

  test('[I18N-01] a part from before Spanish goes on in English', async () => {
    const i18n = await createI18n('es');
    await addCatalogue(i18n, 'mf-account', { en: locales.en, 'pt-br': locales['pt-br'] });
    expect(i18n.t('prizes.points', { ns: 'mf-account', count: 2 })).toBe('2 points');
  });

  test('[I18N-01] the texts of the shell are there from the beginning in each language', async () => {
    const titles = await Promise.all(
      (['en', 'es', 'pt-br'] as const).map(async (language) =>
        (await createI18n(language)).t('not-found.title', { ns: 'shell' }),
      ),
    );
    expect(titles).toEqual([
      "Store Couldn't be found! Check the URL",
      '¡No encontramos el local! Revisa la dirección',
      expect.stringMatching(/\S/),
    ]);
    expect(new Set(titles).size).toBe(3);
  });

  test('[I18N-01] a part requested in Spanish is Spanish until its overlay is there', async () => {
    const i18n = await createI18n('es');
    const overlaid = {
      ...locales,
      'es-PY': points('{{count}} punto, vos', '{{count}} puntos, vos'),
    };
    const add = await fetchCatalogue(i18n, { namespace: 'mf-account', locales: overlaid });
    const said = () => i18n.t('prizes.points', { ns: 'mf-account', count: 2 });
    add();
    await i18n.changeLanguage('es-PY');
    expect(said()).toBe('2 puntos');
    await addAllCatalogues(i18n, 'es-PY');
    expect(said()).toBe('2 puntos, vos');
  });
});

describe('texts of all catalogues', () => {
  const LANGUAGES: readonly Language[] = ['pt-br', 'en', 'es'];
  /** What a customer or a restaurant may have typed is never read as a text of ours. */
  const HOSTILE = ['$t(page.title) {{name}}', '<b>&"\'/ $& $1 $$'];
  const COUNTS = [undefined, 0, 1, 2, 1_000_000] as const;

  async function withAll(language: Language) {
    const i18n = await createI18n(language);
    for (const [namespace, texts] of Object.entries(catalogueTexts(language)))
      await addCatalogue(i18n, namespace, { en: async () => ({ default: texts }) } as Locales);
    return i18n;
  }

  type Texts = { readonly [key: string]: string | Texts };
  const entriesOf = (texts: Texts, prefix = ''): [key: string, text: string][] =>
    Object.entries(texts).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' ? [[prefix + key, text]] : entriesOf(text, `${prefix}${key}.`),
    );
  const variablesIn = (text: string): string[] =>
    [...text.matchAll(/\{\{\s*(\w+)\s*(?:, number)?\}\}/g)].map(([, name]) => name!);

  test.each(LANGUAGES)(
    '[I18N-01] every text in %s is found for each count, with its values as they are',
    async (language) => {
      const i18n = await withAll(language);
      const wrong = Object.entries(catalogueTexts(language)).flatMap(([ns, catalogue]) =>
        entriesOf(catalogue).flatMap(([key, text]) => {
          const names = variablesIn(text).filter((name) => name !== 'count');
          const base = key.replace(/_(?:zero|one|many|other)$/, '');
          const counts = base === key ? [undefined] : COUNTS.slice(1);
          return HOSTILE.flatMap((value) => {
            const values = Object.fromEntries(names.map((name) => [name, value]));
            const exact = i18n.t(`${ns}:${key}`, { ...values, count: '3' });
            const isNumber = /, number\}\}/.test(text);
            const wanted = text
              .replace(/\{\{\s*count\s*\}\}/g, '3')
              .replace(/\{\{[^}]+\}\}/g, () => value);
            return [
              ...(isNumber || exact === wanted ? [] : [[key, exact]]),
              ...counts
                .map((count) => i18n.t(`${ns}:${base}`, { ...values, count }))
                .filter((found) => found === base)
                .map((found) => [key, found]),
            ];
          });
        }),
      );
      expect(wrong.slice(0, 5)).toEqual([]);
    },
  );

  test('[I18N-01] a number is written in the language of its text', async () => {
    const locales = { en: async () => ({ default: { share: '{{share, number}} %' } }) };
    const found = await Promise.all(
      LANGUAGES.map(async (language) => {
        const i18n = await createI18n(language);
        await addCatalogue(i18n, 'mf-account', locales as unknown as Locales);
        return i18n.t('mf-account:share', { share: 12_345.5 });
      }),
    );
    expect(found).toEqual(['12.345,5 %', '12,345.5 %', '12.345,5 %']);
  });

  test('[I18N-01] i18next is ready with the texts when it is created, and its hook shows a new language', async () => {
    const i18n = await createI18n('es-PY');
    const state = [i18n.isInitialized, i18n.resolvedLanguage, shownTexts(i18n)];
    expect(state).toEqual([true, 'es-py', 'es-PY']);
    expect(i18n.t('idle.warning', { ns: 'shell' })).toBe('¿Seguís ahí?');
    const Page = () => {
      const { t, ready } = useTranslation('shell');
      return createElement('p', null, `${t('idle.warning')} ${ready}`);
    };
    const htmlOf = () =>
      renderToString(createElement(I18nextProvider, { i18n }, createElement(Page)));
    expect(htmlOf()).toBe('<p>¿Seguís ahí? true</p>');
    await addAllCatalogues(i18n, 'pt-br');
    await i18n.changeLanguage('pt-br');
    expect([htmlOf(), shownTexts(i18n)]).toEqual(['<p>Você ainda está aí? true</p>', 'pt-br']);
  });
});

describe('retries', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('work that fails is tried again until it succeeds', async () => {
    const work = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('timeout'))
      .mockRejectedValueOnce(new Error('timeout'))
      .mockResolvedValue('texts');
    const [again, ofRemote] = [jest.fn(), jest.fn()];
    globalThis.__storefrontAskAgain = { storefront_shell_1: again, mf_menu_1: ofRemote };
    const result = withRetries(work);
    await jest.runAllTimersAsync();
    expect(await result).toBe('texts');
    expect(work).toHaveBeenCalledTimes(3);
    // at a URL of its own each time: a cache may have the bytes that were refused
    const queries = again.mock.calls.flat();
    expect(queries).toEqual([
      expect.stringMatching(/^\?retry=/),
      expect.stringMatching(/^\?retry=/),
    ]);
    expect([new Set(queries).size, ofRemote.mock.calls]).toEqual([2, []]);
    globalThis.__storefrontAskAgain = undefined;
  });
});
