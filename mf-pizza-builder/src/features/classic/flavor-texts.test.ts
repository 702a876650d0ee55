import { flavorsOf } from '@storefront/shared-domain/menu-rules';
import { findFlowItem } from '../../flow/flow-item';
import en from '../../locales/en.json';
import { pizzaData } from '../../testing/pizza-menu.test-kit';
import { limitsMessage, missingMessage, type FlavorMessage } from './flavor-message';
import { findFlavors } from './flavor-search';
import { FLAVOR_LENGTH, NAME_LENGTH, truncated } from './truncated';

/** The English text of a message, with the plural of its count. */
function words(message: FlavorMessage | null): string | null {
  if (message === null) return null;
  const key = message.key.replace('classic.flavors.', '');
  const texts: Readonly<Record<string, string>> = en.classic.flavors;
  const text =
    texts[key] ??
    texts[`${key}_${new Intl.PluralRules('en').select(message.values['count'] ?? 0)}`] ??
    '';
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(message.values[name]));
}

test.each([
  { row: 'PIZZA-22', min: 2, max: 2, text: 'Choose 2 flavors' },
  { row: 'PIZZA-22', min: 1, max: 1, text: 'Choose 1 flavor' },
  { row: 'PIZZA-23', min: 1, max: 3, text: 'Choose up to 3 flavors' },
  { row: 'PIZZA-24', min: 2, max: 4, text: 'Choose between 2 and 4 flavors' },
  { row: 'PIZZA-21', min: 0, max: 0, text: null },
])('[$row] limits of $min to $max say: $text', ({ min, max, text }) =>
  expect(words(limitsMessage({ min, max }))).toBe(text),
);

test.each([
  { missing: 3, more: 3, text: 'Choose 3 more flavors' },
  { missing: 1, more: 1, text: 'Choose 1 more flavor' },
  { missing: 1, more: 3, text: 'Choose at least 1 more flavor' },
  { missing: 2, more: 3, text: 'Choose at least 2 more flavors' },
])(
  '[PIZZA-25] [OPEN-039] $missing missing and room for $more say: $text',
  ({ missing, more, text }) =>
    expect(words(missingMessage({ kind: 'flavors-missing', missing, more }))).toBe(text),
);

describe('[PIZZA-05] the search', () => {
  const { menu, info } = pizzaData();
  const flavors = flavorsOf(findFlowItem(menu, info, 'half', false)!.offers[0]!);
  const found = (search: string) => findFlavors(flavors, search).map(({ flavor }) => flavor.id);
  test.each([
    { case: 'without accents and case', search: 'ACAI', ids: ['açaí'] },
    { case: 'with accents', search: 'diávola', ids: ['diavola'] },
    { case: 'several words in any order', search: '  margherita  pizza ', ids: ['margherita'] },
    { case: 'a word of the description alone', search: 'with diavola', ids: ['diavola'] },
    { case: 'nothing', search: 'sushi', ids: [] },
    { case: 'what could be taken for a pattern', search: '.*', ids: [] },
  ])('finds $case', ({ search, ids }) => expect(found(search)).toEqual(ids));
});

test.each([
  { name: '12345678901234567890', length: NAME_LENGTH, shown: '12345678901234567890' },
  { name: '123456789012345678901', length: NAME_LENGTH, shown: '12345678901234567890…' },
  { name: 'Frango com Catupiry', length: FLAVOR_LENGTH, shown: 'Frango com Catu…' },
  { name: 'Chocolate e 🍓🍓🍓🍓🍓', length: FLAVOR_LENGTH, shown: 'Chocolate e 🍓🍓🍓…' },
])('[PIZZA-10] $name is shown as $shown', ({ name, length, shown }) =>
  expect(truncated(name, length)).toBe(shown),
);
