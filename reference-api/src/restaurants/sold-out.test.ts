import { soldOutDocument, soldOutRevision } from './sold-out';

const document = {
  info: { id: 1, extra: [1, 'Água'] },
  menu: {
    featuredItems: [{ id: 'wine', hasStock: true }],
    categories: [
      {
        id: 'c',
        products: [
          { id: 'wine', name: 'Vinho', hasStock: true },
          { id: 7, name: 'Sete' },
        ],
      },
    ],
    combos: [{ id: 'deal', unavailable: false }],
    pizzas: { sizes: [{ id: 'large' }, { id: 'small' }], crusts: ['x'] },
    prizes: [{ id: 'wine' }],
  },
  hours: {},
};
const text = JSON.stringify(document);

test('while nothing is sold out the text is the very same', () => {
  expect(soldOutDocument(text, [])).toBe(text);
  expect(soldOutRevision([])).toBe('');
});

test('wherever an item is listed it is marked, numbers as well as texts; everything else stays', () => {
  const { menu, info, hours } = JSON.parse(
    soldOutDocument(text, ['7', 'deal', 'large', 'wine', 'unknown']),
  ) as typeof document;
  expect({ info, hours }).toEqual({ info: document.info, hours: {} });
  expect(menu).toEqual({
    featuredItems: [{ id: 'wine', hasStock: false }],
    categories: [
      {
        id: 'c',
        products: [
          { id: 'wine', name: 'Vinho', hasStock: false },
          { id: 7, name: 'Sete', hasStock: false },
        ],
      },
    ],
    combos: [{ id: 'deal', unavailable: true }],
    pizzas: { sizes: [{ id: 'large', unavailable: true }, { id: 'small' }], crusts: ['x'] },
    prizes: [{ id: 'wine' }],
  });
});

test('a record without a menu stays as it is', () =>
  expect(soldOutDocument('{"info":{}}', ['wine'])).toBe('{"info":{}}'));

test('the revision distinguishes sets of items', () => {
  expect(soldOutRevision(['a', 'b'])).toBe(soldOutRevision(['a', 'b']));
  expect(
    new Set([soldOutRevision(['a']), soldOutRevision(['a', 'b']), soldOutRevision(['a,b'])]).size,
  ).toBe(3);
});
