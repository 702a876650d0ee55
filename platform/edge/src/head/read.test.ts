import { amount, fields, isOn, list, shortened, text } from './read';

test('a value of another type than expected is an empty one', () => {
  for (const value of [null, undefined, 'x', 7, true]) expect(fields(value)).toEqual({});
  expect(fields({ a: 1 })).toEqual({ a: 1 });
  for (const value of [null, undefined, 7, {}, ['x']]) expect(text(value)).toBe('');
  expect(text('  Bella \n')).toBe('Bella');
  for (const value of [null, undefined, '7', Number.NaN, Infinity]) expect(amount(value)).toBe(0);
  expect([amount(6.5), amount(-1)]).toEqual([6.5, -1]);
  for (const value of [null, undefined, 'x', { length: 1 }]) expect(list(value)).toEqual([]);
  expect(list([{ a: 1 }, null, 'x'])).toEqual([{ a: 1 }, {}, {}]);
});

test('a switch is on as true, 1 or "1"', () => {
  expect([true, 1, '1'].map(isOn)).toEqual([true, true, true]);
  expect([false, 0, '0', 'true', '', null, undefined, 2].some(isOn)).toBe(false);
});

test('a text that fits stays, in one line', () => {
  expect(shortened('a'.repeat(12), 12)).toBe('a'.repeat(12));
  expect(shortened('  Bella \n\n Napoli ', 12)).toBe('Bella Napoli');
  expect(shortened('', 12)).toBe('');
});

test('a longer one ends at a word, with an ellipsis within its length', () => {
  expect(shortened('Bella Napoli Centro', 13)).toBe('Bella…');
  expect(shortened('Bella Napoli Centro', 14)).toBe('Bella Napoli…');
  expect(shortened('Bella Napoli Centro', 18)).toBe('Bella Napoli…');
});

test('a long word is cut itself: at most 20 characters are lost', () => {
  expect(shortened('x'.repeat(50), 40)).toBe(`${'x'.repeat(20)}…`);
  expect(shortened(`Bom ${'x'.repeat(50)}`, 40)).toBe(`Bom ${'x'.repeat(16)}…`);
  expect(shortened(`${'y'.repeat(21)} ${'x'.repeat(50)}`, 40)).toBe(`${'y'.repeat(21)}…`);
});

test('a cut behind a space leaves no space before the ellipsis', () =>
  expect(shortened(`${'y'.repeat(19)} ${'x'.repeat(50)}`, 40)).toBe(`${'y'.repeat(19)}…`));
