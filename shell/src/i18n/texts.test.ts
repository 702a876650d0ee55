import i18next from 'i18next';
import type { Language } from '@storefront/shared-domain/contracts';
import type { Catalogue } from '@storefront/shared-domain/remote';
import { addAllCatalogues, addCatalogue, createI18n, fetchCatalogue } from './create-i18n';
import { createTexts } from './page-texts';
import { catalogueTexts } from './page-texts.test-kit';
import { withMillions } from './plural-forms';
import { withRetries } from './with-retries';

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

describe('texts of the page', () => {
  const LANGUAGES: readonly Language[] = ['pt-br', 'en', 'es'];
  /** What a customer or a restaurant may have typed is never read as a text of ours. */
  const HOSTILE = ['$t(page.title) {{name}}', '<b>&"\'/ $& $1 $$'];
  const COUNTS = [undefined, 0, 1, 2, 1_000_000] as const;

  async function both(language: Language) {
    const full = i18next.createInstance();
    await full.init({
      lng: language,
      fallbackLng: false,
      lowerCaseLng: true,
      resources: {},
      interpolation: { escapeValue: false },
      returnNull: false,
    });
    const small = createTexts(language);
    for (const [namespace, catalogue] of Object.entries(catalogueTexts(language))) {
      full.addResourceBundle(language, namespace, withMillions(catalogue));
      small.addResourceBundle(language, namespace, withMillions(catalogue));
    }
    return { full, small };
  }

  type Texts = { readonly [key: string]: string | Texts };
  const keysOf = (texts: Texts, prefix = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
    );
  const variablesOf = (catalogue: Texts): Set<string> =>
    new Set(
      [...JSON.stringify(catalogue).matchAll(/\{\{\s*(\w+)\s*(?:, number)?\}\}/g)].map(
        ([, name]) => name!,
      ),
    );

  test.each(LANGUAGES)(
    '[I18N-01] every text of the catalogues in %s equals that of i18next',
    async (language) => {
      const { full, small } = await both(language);
      const cases = Object.entries(catalogueTexts(language)).flatMap(([ns, catalogue]) => {
        const names = [...variablesOf(catalogue)].filter((name) => name !== 'count');
        const valuesOf = (value: unknown) =>
          Object.fromEntries(names.map((name) => [name, name === 'percent' ? 12.345 : value]));
        const keys = [...new Set(keysOf(catalogue).flatMap((key) => [key, key.split('_')[0]!]))];
        const options = [
          ...COUNTS.map((count) => ({ ...valuesOf('Ana'), count })),
          ...HOSTILE.map((value) => ({ ...valuesOf(value), count: 2 })),
          { ...valuesOf(1234.5), percent: 1 },
          { ...valuesOf(null), percent: 0 },
        ];
        return keys.flatMap((key) => options.map((own) => ({ key: `${ns}:${key}`, own })));
      });
      const differing = cases
        .map(({ key, own }) => ({ key, own, texts: [full.t(key, own), small.t(key, own)] }))
        .filter(({ texts: [wanted, found] }) => wanted !== found)
        .slice(0, 5);
      expect({ count: cases.length > 5_000, differing }).toEqual({ count: true, differing: [] });
    },
  );
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
    const result = withRetries(work);
    await jest.runAllTimersAsync();
    expect(await result).toBe('texts');
    expect(work).toHaveBeenCalledTimes(3);
  });
});
