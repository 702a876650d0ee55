import { catalogueOf, roomOf, rooms, speakers, variablesOf, withoutPlural } from './catalogues';
import { englishTexts, portugueseTexts, type QuotedText } from './quoted-texts';
import { usedKeys, writtenTexts } from './used-keys';

const valueOf = (key: QuotedText['key'], language: 'en' | 'pt-br'): string | undefined => {
  const [namespace = '', place = ''] = key.split(':');
  const room = roomOf(namespace);
  return room && catalogueOf(room, language).get(place);
};

describe.each(rooms)('the catalogues of %s', (room) => {
  const en = catalogueOf(room, 'en');
  const pt = catalogueOf(room, 'pt-br');

  test('[I18N-01] hold the same keys in both languages', () => expect([...pt.keys()].sort()).toEqual([...en.keys()].sort()));

  test('hold no empty text', () => {
    expect([...en, ...pt].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  test('fill the same variables into both', () => {
    const differing = [...en].filter(([key, text]) => variablesOf(text).join() !== variablesOf(pt.get(key) ?? '').join()).map(([key]) => key);
    expect(differing).toEqual([]);
  });

  test('have every plural in its forms', () => {
    const plurals = [...en.keys()].filter((key) => withoutPlural(key) !== key).map(withoutPlural);
    expect(plurals.filter((key) => !en.has(`${key}_one`) || !en.has(`${key}_other`))).toEqual([]);
  });
});

describe.each(rooms)('the sources of %s', (room) => {
  test('ask only for texts that are there', () => {
    const isThere = (namespace: string, key: string, exact: boolean): boolean => {
      const speaker = roomOf(namespace);
      if (speaker === undefined) return false;
      const known = [...catalogueOf(speaker, 'en').keys()].map(withoutPlural);
      return known.some((candidate) => (exact ? candidate === key : candidate.startsWith(key)));
    };
    const missing = usedKeys(room).filter(({ namespaces, key, exact }) => !namespaces.some((namespace) => isThere(namespace, key, exact)));
    expect(missing.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });
});

test('no text is there for nobody', () => {
  const written = rooms.map((room) => ({ room, ...writtenTexts(room) }));
  const unread = rooms.flatMap((room) => {
    const readers = written.filter((reader) => room === 'shared-domain' || reader.room === room);
    const isRead = (key: string): boolean => readers.some(({ whole, beginnings }) => whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning)));
    return [...catalogueOf(room, 'en').keys()].filter((key) => !isRead(withoutPlural(key))).map((key) => `${room}: ${key}`);
  });
  expect(unread).toEqual([]);
});

test('every remote and the shell ask for texts at all', () => {
  for (const room of rooms.filter((name) => speakers[name] !== 'domain')) expect({ room, count: usedKeys(room).length }).not.toEqual({ room, count: 0 });
});

describe('[I18N-05] texts that the specification gives in English, of what is built', () => {
  test.each(englishTexts)('$row “$text” is the English $key', ({ text, key }) => expect(valueOf(key, 'en')).toBe(text));
});

describe('[I18N-04] [CONFLICTS-22] texts that the specification gives only in Portuguese, of what is built', () => {
  test.each(portugueseTexts)('$row “$text” is $key in both languages', ({ text, key }) => {
    expect([valueOf(key, 'pt-br'), valueOf(key, 'en')]).toEqual([text, text]);
  });
});

/** Given in one form in every language: names, and what Portuguese says in English. */
const SAME_IN_BOTH: readonly string[] = ['Combos', 'Pizzas', 'TOTAL', 'Total', 'Subtotal', 'Drive-thru', 'OK'];

test('[OPEN-091] what the specification gives in English is said in Portuguese as well', () => {
  const unsaid = englishTexts.filter(({ text, key }) => !SAME_IN_BOTH.includes(text) && [undefined, text].includes(valueOf(key, 'pt-br')));
  expect(unsaid.map(({ key }) => key)).toEqual([]);
});

const described: readonly QuotedText['key'][] = [
  'mf-cart:closed.text', 'mf-cart:footer.next-discount', 'domain:order-error.unavailable.message', 'domain:order-error.online-method.message',
  'mf-checkout:failure.lost-address', 'mf-menu:search.empty-hint', 'mf-checkout:change.question',
];

test.each(described)('[OPEN-093] %s, which the specification only describes, stands in both catalogues in words of its own', (key) => {
  const [en, pt] = [valueOf(key, 'en'), valueOf(key, 'pt-br')];
  expect([en, pt]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
  expect(en).not.toBe(pt);
});
