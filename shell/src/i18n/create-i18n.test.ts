import type { Language } from '@storefront/shared-domain/contracts';
import type { Catalogue } from '@storefront/shared-domain/remote';
import { addAllCatalogues, addCatalogue, createI18n, fetchCatalogue } from './create-i18n';

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
  ['en', 0, '0 points'],
  ['en', 1, '1 point'],
  ['en', 2, '2 points'],
  ['en', 1_000_000, '1000000 points'],
  ['es', 0, '0 puntos'],
  ['es', 1, '1 punto'],
  ['es', 2, '2 puntos'],
  ['es', 21, '21 puntos'],
  ['es', 1_000_000, '1000000 puntos'],
  ['es', 2_000_000, '2000000 puntos'],
  ['pt-br', 0, '0 ponto'],
  ['pt-br', 1, '1 ponto'],
  ['pt-br', 2, '2 pontos'],
  ['pt-br', 1_000_000, '1000000 pontos'],
])('[I18N-01] in %s %d is counted as “%s”', async (language, count, text) =>
  expect((await speaking(language))(count)).toBe(text),
);

test('a catalogue that has words of its own for millions keeps them', async () => {
  const i18n = await createI18n('es');
  const own = async () => ({
    default: { points_other: '{{count}} puntos', points_many: '{{count}} de puntos' },
  });
  await addCatalogue(i18n, 'mf-account', { en: own, 'pt-br': own, es: own });
  expect(i18n.t('points', { ns: 'mf-account', count: 1_000_000 })).toBe('1000000 de puntos');
});

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
  const overlaid = { ...locales, 'es-PY': points('{{count}} punto, vos', '{{count}} puntos, vos') };
  const add = await fetchCatalogue(i18n, { namespace: 'mf-account', locales: overlaid });
  const said = () => i18n.t('prizes.points', { ns: 'mf-account', count: 2 });
  add();
  await i18n.changeLanguage('es-PY');
  expect(said()).toBe('2 puntos');
  await addAllCatalogues(i18n, 'es-PY');
  expect(said()).toBe('2 puntos, vos');
});
