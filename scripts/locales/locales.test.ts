import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@storefront/shared-domain/contracts';
import {
  readCatalogue,
  root,
  speakers,
  withoutPlural,
  findWorkspace,
  workspaces,
} from './catalogues';
import {
  type QuotedText,
  apiTexts,
  catalogueForms,
  englishTexts,
  listLanguages,
  portugueseTexts,
  readTexts,
  requirementRows,
} from './quoted-texts';
import { isSameInSpanish } from './same-in-spanish';
import { usedKeys, writtenTexts } from './used-keys';

const entryOf = (place: string, language: Language): string | undefined => {
  const [namespace = '', key = ''] = place.split(':');
  const workspace = findWorkspace(namespace);
  return workspace && readCatalogue(workspace, language).get(key);
};

/** Text of a catalogue key; keys joined by “ + ” contain the text together. */
const valueOf = (place: string, language: Language): string | undefined => {
  const parts = place.split(' + ').map((key) => entryOf(key, language));
  return parts.includes(undefined) ? undefined : parts.join(' ');
};

const sourceOf = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

describe.each(workspaces)('the catalogues of %s', (workspace) => {
  const en = readCatalogue(workspace, 'en');

  test('have every plural in its forms', () => {
    const plurals = [...en.keys()].filter((key) => withoutPlural(key) !== key).map(withoutPlural);
    expect(plurals.filter((key) => !en.has(`${key}_one`) || !en.has(`${key}_other`))).toEqual([]);
  });

  test('[I18N-01] are not left in English where Spanish says it otherwise', () => {
    const es = readCatalogue(workspace, 'es');
    expect(
      [...en]
        .filter(([key, text]) => es.get(key) === text && !isSameInSpanish(text))
        .map(([key, text]) => `${key}: ${text}`),
    ).toEqual([]);
  });

  test('open their questions and exclamations in Spanish', () => {
    const marks = (text: string): string =>
      ['¿?', '¡!']
        .map(([open = '', close = '']) => text.split(open).length - text.split(close).length)
        .join();
    const unopened = [...readCatalogue(workspace, 'es')].filter(
      ([key, text]) => marks(text) !== '0,0' && text !== readCatalogue(workspace, 'pt-br').get(key),
    );
    expect(unopened).toEqual([]);
  });
});

describe.each(workspaces)('the sources of %s', (workspace) => {
  test('use only texts that exist', () => {
    const isThere = (namespace: string, key: string, exact: boolean): boolean => {
      const speaker = findWorkspace(namespace);
      if (speaker === undefined) return false;
      const known = [...readCatalogue(speaker, 'en').keys()].map(withoutPlural);
      return known.some((candidate) => (exact ? candidate === key : candidate.startsWith(key)));
    };
    const missing = usedKeys(workspace).filter(
      ({ namespaces, key, exact }) =>
        !namespaces.some((namespace) => isThere(namespace, key, exact)),
    );
    expect(missing.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });
});

test('no text is unused', () => {
  const written = workspaces.map((workspace) => ({ workspace, ...writtenTexts(workspace) }));
  const unread = workspaces.flatMap((workspace) => {
    const readers = written.filter(
      (reader) => workspace === 'shared-domain' || reader.workspace === workspace,
    );
    const isRead = (key: string): boolean =>
      readers.some(
        ({ whole, beginnings }) =>
          whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning)),
      );
    return [...readCatalogue(workspace, 'en').keys()]
      .filter((key) => !isRead(withoutPlural(key)))
      .map((key) => `${workspace}: ${key}`);
  });
  expect(unread).toEqual([]);
});

test('every remote and the shell use texts at all', () => {
  for (const workspace of workspaces.filter((name) => speakers[name] !== 'domain'))
    expect({ workspace, count: usedKeys(workspace).length }).not.toEqual({ workspace, count: 0 });
});

const inEveryCase = (texts: readonly QuotedText[]) =>
  texts.flatMap((quoted) =>
    listLanguages(quoted).map((language) => ({ ...quoted, quoted, language })),
  );

describe('[I18N-05] texts that the specification gives in English', () => {
  test.each(inEveryCase(englishTexts))(
    '[$row] “$text” is the $language $place',
    ({ quoted, place, language }) =>
      expect(catalogueForms(quoted)).toContain(valueOf(place, language)),
  );
});

describe('[I18N-04] [CONFLICTS-22] texts that the specification gives only in Portuguese', () => {
  test.each(inEveryCase(portugueseTexts))(
    '[$row] “$text” is the $language $place',
    ({ quoted, place, language }) =>
      expect(catalogueForms(quoted)).toContain(valueOf(place, language)),
  );
});

describe('texts of the API', () => {
  test.each(apiTexts)('[$row] “$text” is in $place', ({ text, place }) =>
    expect(sourceOf(place)).toContain(text),
  );
});

/** Equal in both languages: names, and English words used in Portuguese. */
const SAME_IN_BOTH: readonly string[] = [
  'Combos',
  'Pizzas',
  'TOTAL',
  'Total',
  'Subtotal',
  'Drive-thru',
  'OK',
];

test('[OPEN-091] what the specification gives in English is said in Portuguese and Spanish as well', () => {
  const untranslated = (language: Language, same: (text: string) => boolean): string[] =>
    englishTexts
      .filter(
        ({ text, place }) => !same(text) && [undefined, text].includes(valueOf(place, language)),
      )
      .map(({ place }) => place);
  expect(untranslated('pt-br', (text) => SAME_IN_BOTH.includes(text))).toEqual([]);
  expect(untranslated('es', isSameInSpanish)).toEqual([]);
});

const described: readonly string[] = [
  'mf-cart:closed.text',
  'mf-cart:footer.next-discount',
  'mf-cart:footer.next-discount-more',
  'mf-cart:footer.next-discount-free',
  'domain:order-error.unavailable.message',
  'domain:order-error.online-method.message',
  'mf-checkout:failure.lost-address',
  'mf-menu:search.empty-hint',
  'mf-checkout:change.question',
];

test.each(described)(
  '[OPEN-093] %s, which the specification only describes, stands in every catalogue in words of its own',
  (key) => {
    const texts = LANGUAGES.map((language) => valueOf(key, language));
    expect(texts).toEqual(LANGUAGES.map(() => expect.stringMatching(/\S/)));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  },
);

describe('quoted texts of requirements', () => {
  test('a row gives its texts by language and place', () => {
    const row =
      '| X-1 | Says "Pay x" | | | en: "Pay x" at `a:b`, `a:c` where x = {{sum}} · ' +
      'pt-br: "Olá" at `a:d` · api: "Gone" at `a/b.ts` |';
    const text = { row: 'X-1', givenIn: 'en', text: 'Pay x', variables: { x: '{{sum}}' } };
    expect(readTexts(row)).toEqual([
      {
        id: 'X-1',
        words: 'Says "Pay x" ',
        texts: [
          { ...text, place: 'a:b' },
          { ...text, place: 'a:c' },
          { ...text, givenIn: 'pt-br', text: 'Olá', place: 'a:d', variables: {} },
          { ...text, givenIn: 'api', text: 'Gone', place: 'a/b.ts', variables: {} },
        ],
      },
    ]);
  });

  test.each([
    ['no place', 'en: "Pay"'],
    ['an unknown language', 'fr: "Payer" at `a:b`'],
    ['a variable without braces', 'en: "Pay x" at `a:b` where x = sum'],
  ])('an entry with %s is refused', (_case, entry) =>
    expect(() => readTexts(`| X-3 | Pay. | | | ${entry} |`)).toThrow('docs/requirements.md'),
  );

  test.each([
    ['a text without placeholders', 'Card erased.', {}, ['Card erased.']],
    [
      'a placeholder is its variable, as a whole word',
      'Choose x extra',
      { x: '{{count}}' },
      ['Choose {{count}} extra'],
    ],
    ['a placeholder in braces', 'Over {value}.', { '{value}': '{{value}}' }, ['Over {{value}}.']],
    [
      'a parenthesis is there or not',
      '(at least) x flavor(s)',
      { x: '{{n}}' },
      ['at least {{n}} flavors', ' {{n}} flavors', 'at least {{n}} flavor', ' {{n}} flavor'],
    ],
  ])('%s', (_case, text, variables, forms) =>
    expect(catalogueForms({ text, variables })).toEqual(forms),
  );

  test('a text in double quotes in another column is listed in the last column of a row', () => {
    const listed = new Set(requirementRows.flatMap(({ texts }) => texts.map(({ text }) => text)));
    const quotes = requirementRows.flatMap(({ id, words }) =>
      [...words.matchAll(/"([^"]*)"/g)].map(([, text = '']) => ({ id, text })),
    );
    expect(quotes.filter(({ text }) => !listed.has(text))).toEqual([]);
  });

  test('a text of the last column is a text of a statement or of a decision', () => {
    const words = requirementRows.map((row) => row.words).join('\n');
    const texts = requirementRows.flatMap((row) => row.texts);
    const isStated = (text: string): boolean => words.includes(text.replace(/ CX\d+$/, ''));
    expect(texts.filter(({ text }) => !isStated(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(200);
  });
});
