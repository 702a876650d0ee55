import { StoreError } from '../../store-error';
import { textsIn } from './texts';

const t = textsIn(
  new Map([
    [
      'shell',
      [new Map([['order.placed', 'Placed!']]), new Map([['table.name', 'Table {{table}}']])],
    ],
    [
      'mf-cart',
      [
        new Map([
          ['items_one', '{{count}} item'],
          ['items_other', '{{count}} items'],
        ]),
      ],
    ],
  ]),
  'en',
);

test('texts of the domain and of the shell are both in the shell', () => {
  expect(t('domain:order.placed')).toBe('Placed!');
  expect(t('shell:table.name', { table: '7' })).toBe('Table 7');
});

test('a plural follows its count', () => {
  expect(t('mf-cart:items', { count: 1 })).toBe('1 item');
  expect(t('mf-cart:items', { count: 2 })).toBe('2 items');
});

test('a key that no catalog has is named', () => {
  expect(() => t('mf-cart:gone')).toThrow(StoreError);
  expect(() => t('mf-menu:gone')).toThrow('the en catalog has no mf-menu:gone');
});
