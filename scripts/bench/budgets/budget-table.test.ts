import { excesses, readTable, writeTable } from './budget-table';

const TABLE = writeTable(
  ['menu', 'cart'],
  [
    ['react-dom', [66.2, 66.2]],
    ['axios', [0, 4]],
  ],
);
const written = `# Budgets\n\n## Bytes\n\n${TABLE}\n\n## Other\n\n| | menu |\n|---|---|\n| x | 1 |\n`;
const found = (values: Record<string, Record<string, number>>) =>
  new Map(Object.entries(values).map(([row, pages]) => [row, new Map(Object.entries(pages))]));

test('a written table is read again', () => {
  const read = readTable(written, 'Bytes');
  expect([...read.keys()]).toEqual(['react-dom', 'axios']);
  expect(Object.fromEntries(read.get('axios')!)).toEqual({ menu: 0, cart: 4 });
});

test('growth within the tolerance passes, more is named with its page', () => {
  const budgets = readTable(written, 'Bytes');
  expect(excesses(found({ 'react-dom': { menu: 66.9, cart: 60 } }), budgets)).toEqual([]);
  expect(excesses(found({ 'react-dom': { menu: 67 }, axios: { menu: 4 } }), budgets)).toEqual([
    'menu, react-dom: 67.0 has a budget of 66.2',
    'menu, axios: 4.0 has a budget of 0',
  ]);
});

test('an owner or page that the table lacks has no budget', () => {
  const budgets = readTable(written, 'Bytes');
  expect(excesses(found({ swiper: { menu: 21 }, axios: { track: 4 } }), budgets)).toEqual([
    'menu, swiper: 21.0 has no budget',
    'track, axios: 4.0 has no budget',
  ]);
  expect(excesses(found({ swiper: { menu: 21 } }), readTable('', 'Bytes'))).toHaveLength(1);
});
