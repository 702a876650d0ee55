import i18next from 'i18next';
import type { Language } from '@storefront/shared-domain/contracts';
import { createTexts } from './page-texts';
import { catalogueTexts } from './page-texts.test-kit';
import { withMillions } from './plural-forms';

const LANGUAGES: readonly Language[] = ['pt-br', 'en', 'es'];
/** What a customer or a restaurant may have typed is never read as a text of ours. */
const HOSTILE = ['$t(page.title)', '{{name}}', '<b>&"\'/', '$& $1 $$', ''];
const COUNTS = [undefined, 0, 1, 2, 21, 1.5, 1_000_000, 2_000_000, '3'] as const;
const namespaces = Object.keys(catalogueTexts('en'));

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
    expect({ count: cases.length > 10_000, differing }).toEqual({ count: true, differing: [] });
  },
);

test('namespaces in their order, an own namespace, several keys, and what has no text', async () => {
  const { full, small } = await both('en');
  const fixed = [full.getFixedT('en', namespaces), small.getFixedT('en', namespaces)] as const;
  const cases = [
    ['not-found.title'],
    ['cart.not-saved', { ns: 'domain' }],
    ['cart.not-saved', { ns: ['shell', 'domain'] }],
    ['domain:cart.not-saved'],
    ['domain:no.such.text'],
    ['no-text'],
    ['no-text', { defaultValue: 'given' }],
    ['toString'],
    [['no-text', 'domain:cart.not-saved']],
  ] as [string, Record<string, unknown>?][];
  for (const [key, options] of cases) {
    const own = options ?? {};
    expect([key, fixed[1](key, own)]).toEqual([key, fixed[0](key, own)]);
  }
});

test('a second language is added and chosen; its listeners are called once, and no more after off', async () => {
  const texts = createTexts('en');
  texts.addResourceBundle('en', 'a', { hi: 'Hello {{name}}' });
  texts.addResourceBundle('es', 'a', { hi: 'Hola {{name}}' });
  const seen: string[] = [];
  const see = (language: string) => seen.push(language);
  texts.on('languageChanged', see);
  await texts.changeLanguage('es');
  expect([texts.t('a:hi', { name: 'Ana' }), texts.language]).toEqual(['Hola Ana', 'es']);
  texts.off('languageChanged', see);
  await texts.changeLanguage('en');
  expect(seen).toEqual(['es']);
  expect([texts.hasResourceBundle('es', 'a'), texts.hasResourceBundle('es', 'b')]).toEqual([
    true,
    false,
  ]);
});
