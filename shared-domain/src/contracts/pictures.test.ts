import * as z from 'zod/mini';
import { Pictures } from './pictures';
import { RestaurantData } from './restaurant-data';

test('colors and focal points are read, and unreadable ones are none', () => {
  const wire = {
    colors: {
      'products/a': '#C74',
      'products/b': '#aabbcc',
      'products/c': 'url(x)',
      d: 7,
      e: null,
    },
    focus: { 'products/a': [0, 100], 'products/b': [101, 0], 'products/c': ['1', 2], d: [5] },
  };
  expect(z.parse(Pictures, wire)).toEqual({
    colors: { 'products/a': '#C74', 'products/b': '#aabbcc', 'products/c': null, d: null, e: null },
    focus: { 'products/a': [0, 100], 'products/b': null, 'products/c': null, d: null },
  });
});

test.each([undefined, null, 'red', [], { colors: 5, focus: 'left' }])(
  'a record with pictures %j is read',
  (pictures) => {
    const info = { id: 7, name: 'Bella', restaurant_url: 'bella' };
    const data = z.parse(RestaurantData, { info, pictures });
    expect(Object.keys(data.pictures?.colors ?? {})).toEqual([]);
    expect(Object.keys(data.pictures?.focus ?? {})).toEqual([]);
  },
);
