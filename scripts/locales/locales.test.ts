import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@storefront/shared-domain/contracts';
import {
  catalogueOf,
  workspaceOf,
  root,
  workspaces,
  speakers,
  variablesOf,
  withoutPlural,
} from './catalogues';
import {
  apiTexts,
  catalogueForms,
  englishTexts,
  languagesOf,
  portugueseTexts,
  type QuotedText,
} from './quoted-texts';
import { isSameInSpanish } from './same-in-spanish';
import { usedKeys, writtenTexts } from './used-keys';

const entryOf = (place: string, language: Language): string | undefined => {
  const [namespace = '', key = ''] = place.split(':');
  const workspace = workspaceOf(namespace);
  return workspace && catalogueOf(workspace, language).get(key);
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
  const en = catalogueOf(workspace, 'en');

  test.each(LANGUAGES)('[I18N-01] hold the same keys in %s', (language) =>
    expect([...catalogueOf(workspace, language).keys()].sort()).toEqual([...en.keys()].sort()),
  );

  test.each(LANGUAGES)('hold no empty text in %s', (language) => {
    expect(
      [...catalogueOf(workspace, language)]
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => key),
    ).toEqual([]);
  });

  test.each(LANGUAGES)('fill the same variables in %s', (language) => {
    const texts = catalogueOf(workspace, language);
    const differing = [...en]
      .filter(
        ([key, text]) => variablesOf(text).join() !== variablesOf(texts.get(key) ?? '').join(),
      )
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });

  test('have every plural in its forms', () => {
    const plurals = [...en.keys()].filter((key) => withoutPlural(key) !== key).map(withoutPlural);
    expect(plurals.filter((key) => !en.has(`${key}_one`) || !en.has(`${key}_other`))).toEqual([]);
  });

  test('[I18N-01] are not left in English where Spanish says it otherwise', () => {
    const es = catalogueOf(workspace, 'es');
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
    const unopened = [...catalogueOf(workspace, 'es')].filter(
      ([key, text]) => marks(text) !== '0,0' && text !== catalogueOf(workspace, 'pt-br').get(key),
    );
    expect(unopened).toEqual([]);
  });
});

describe.each(workspaces)('the sources of %s', (workspace) => {
  test('use only texts that exist', () => {
    const isThere = (namespace: string, key: string, exact: boolean): boolean => {
      const speaker = workspaceOf(namespace);
      if (speaker === undefined) return false;
      const known = [...catalogueOf(speaker, 'en').keys()].map(withoutPlural);
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
    return [...catalogueOf(workspace, 'en').keys()]
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
    languagesOf(quoted).map((language) => ({ ...quoted, quoted, language })),
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
